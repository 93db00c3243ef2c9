import { alterRows, type Cluster, literal, localOf, onCluster, qualified } from './Cluster.ts'

/** A change of the tables, said once for an engine of our own, a server, and a cluster. */
export type Change = Table | ({ table: string } & (AddedColumns | Rewriting | Remembering | Setting))

type Table = {
  create: string
  columns: string
  engine: 'MergeTree' | 'SummingMergeTree'
  /** What a summing table adds up. */
  sum?: string
  partitionBy?: string
  orderBy: string
  /** What decides on which shard of a cluster a row is: what has to be counted together has to be the same. */
  shardBy: string
}

type AddedColumns = { add: readonly string[] }

/** Gives rows other values, and waits until they have them. */
type Rewriting = { update: string }

/** How many inserts are known again by their tokens. */
type Remembering = { remember: number }

/** Replicas forget after some time, too, in seconds: later than by number. */
const week = 604_800

/** How rows are kept. */
type Setting = { set: string }

/** The statements that make a change, in the order in which they run; each may run again after some of them did. */
export function statementsOf(change: Change, cluster?: Cluster): string[] {
  if ('create' in change) return cluster ? [replicated(change, cluster), distributed(change, cluster)] : [plain(change)]
  const { table } = change
  if ('add' in change) {
    const added = change.add.map((column) => `ADD COLUMN IF NOT EXISTS ${column}`).join(', ')
    // Where rows are kept first, so that nobody asks there for what is not there yet.
    const inFront = cluster ? [`ALTER TABLE ${qualified(table, cluster)} ${onCluster(cluster)}`] : []
    return [alterRows(table, cluster), ...inFront].map((alter) => `${alter} ${added}`)
  }
  if ('update' in change)
    return [`${alterRows(table, cluster)} UPDATE ${change.update} SETTINGS mutations_sync = ${cluster ? 2 : 1}`]
  if ('set' in change) return [`${alterRows(table, cluster)} MODIFY SETTING ${change.set}`]
  return [
    cluster
      ? `${alterRows(table, cluster)} MODIFY SETTING replicated_deduplication_window = ${change.remember}, replicated_deduplication_window_seconds = ${week}`
      : `${alterRows(table)} MODIFY SETTING non_replicated_deduplication_window = ${change.remember}`,
  ]
}

const plain = (table: Table) => `
  CREATE TABLE IF NOT EXISTS ${table.create} (${table.columns})
  ENGINE = ${table.engine}(${table.sum ?? ''})
  ${partsOf(table)}`

/** The path that all replicas of a shard share names the table, so that a server that is added later finds it. */
const replicated = (table: Table, cluster: Cluster) => `
  CREATE TABLE IF NOT EXISTS ${qualified(localOf(table.create), cluster)} ${onCluster(cluster)} (${table.columns})
  ENGINE = Replicated${table.engine}('/clickhouse/tables/{shard}/{database}/{table}', '{replica}'${table.sum ? `, ${table.sum}` : ''})
  ${partsOf(table)}`

const distributed = (table: Table, cluster: Cluster) => `
  CREATE TABLE IF NOT EXISTS ${qualified(table.create, cluster)} ${onCluster(cluster)}
  AS ${qualified(localOf(table.create), cluster)}
  ENGINE = Distributed(${literal(cluster.name)}, ${literal(cluster.database)}, ${localOf(table.create)}, ${table.shardBy})`

const partsOf = ({ partitionBy, orderBy }: Table) =>
  `${partitionBy ? `PARTITION BY ${partitionBy} ` : ''}ORDER BY ${orderBy}`
