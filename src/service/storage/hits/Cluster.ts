/** Servers that have the tables together: each row on one shard, and on all replicas of that one. */
export type Cluster = {
  /** As the servers call it. */
  name: string
  database: string
}

/** The part of a table that one server of a cluster has. */
export const localOf = (table: string) => `${table}_local`

/** Begins a statement that changes the rows of a table, or how they are kept, wherever they are. */
export const alterRows = (table: string, cluster?: Cluster) =>
  cluster ? `ALTER TABLE ${qualified(localOf(table), cluster)} ${onCluster(cluster)}` : `ALTER TABLE ${table}`

// Whoever runs a statement for the whole cluster may have another database as its own.
export const qualified = (table: string, { database }: Cluster) => `${quoted(database)}.${table}`

export const onCluster = ({ name }: Cluster) => `ON CLUSTER ${quoted(name)}`

const quoted = (name: string) => `\`${name.replaceAll(/[`\\]/g, String.raw`\$&`)}\``

export const literal = (text: string) => `'${text.replaceAll(/['\\]/g, String.raw`\$&`)}'`
