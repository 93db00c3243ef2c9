import { randomUUID } from 'node:crypto'
import type { ClickHouseClient, ClickHouseSettings } from '@clickhouse/client'
import type { Cluster } from './Cluster.ts'

export type Parameters = Record<string, unknown>

/** ClickHouse, embedded or on a server: what Porchlight asks of it. */
export type Engine = {
  /** The cluster whose servers have the tables; undefined where one engine has them. */
  cluster?: Cluster | undefined
  /** Rows that come again under the same `token` are stored once, while the table remembers it; without one they are new. */
  insert(
    table: string,
    columns: readonly string[],
    rows: readonly unknown[][],
    options?: { token?: string | undefined },
  ): Promise<void>
  /**
   * `Row` is what the statement selects. Values reach it only as bound parameters, `{name:Type}`. Throws a 503 once it is closed.
   * Aborted it ends, on a server; what is embedded and has begun goes on, and nobody hears of it.
   */
  read<Row>(statement: string, parameters?: Parameters, options?: ReadOptions): Promise<Row[]>
  command(statement: string, parameters?: Parameters): Promise<void>
  /** Waits for what is being read, then closes. */
  close(): Promise<void>
}

export type ReadOptions = { signal?: AbortSignal | undefined }

/** Asked for while the service is being stopped: whoever asks may try again, and nothing went wrong that a log should have. */
class Closed extends Error {
  readonly statusCode = 503
}

type Clients = {
  writer: ClickHouseClient
  /** What is read goes to the one with the least to do. */
  readers: readonly ClickHouseClient[]
  /** What takes its time; the writer unless it is given. */
  commander?: ClickHouseClient
  /** Sent with each statement that reads. */
  reading?: ClickHouseSettings
  cluster?: Cluster | undefined
}

/** One client writes and others read, because an embedded connection does one thing at a time. */
export function engineOf({ writer, readers, commander = writer, reading = {}, cluster }: Clients): Engine {
  const lanes = readers.map((client) => ({ client, running: new Set<Promise<unknown>>() }))
  let isClosed = false

  return {
    cluster,
    async insert(table, columns, rows, { token = randomUUID() } = {}) {
      await writer.insert({
        table,
        // The client's type wants one column at least; every caller names some.
        columns: [...columns] as [string, ...string[]],
        values: rows,
        format: 'JSONCompactEachRow',
        clickhouse_settings: {
          // Without one of its own an insert would be known by its rows, and two that are alike are two.
          insert_deduplication_token: token,
          // A log that is imported may span more months than the engine expects of one insert.
          max_partitions_per_insert_block: '0',
        },
      })
    },
    async read<Row>(query: string, query_params: Parameters = {}, { signal }: ReadOptions = {}) {
      if (isClosed) throw new Closed('The database is closed.')
      signal?.throwIfAborted()
      const { client, running } = lanes.reduce((idlest, lane) =>
        lane.running.size < idlest.running.size ? lane : idlest,
      )
      const asking = client
        .query({
          query,
          query_params,
          format: 'JSONEachRow',
          clickhouse_settings: reading,
          ...(signal && { abort_signal: signal }),
        })
        .then((result) => result.json<Row>())
      running.add(asking)
      return asking.finally(() => running.delete(asking))
    },
    async command(query, query_params = {}) {
      await commander.command({ query, query_params })
    },
    async close() {
      isClosed = true
      await Promise.allSettled(lanes.flatMap(({ running }) => [...running]))
      await Promise.all([...new Set([writer, commander, ...readers])].map((client) => client.close()))
    },
  }
}
