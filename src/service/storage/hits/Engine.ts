import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { ClickHouseClient, ClickHouseSettings } from '@clickhouse/client'
import type { Cluster } from './Cluster.ts'
import { interruptible } from './interruptible.ts'

export type Parameters = Record<string, unknown>

/** ClickHouse, embedded or on a server: what Porchlight asks of it. */
export type Engine = {
  /** The cluster whose servers have the tables; undefined where one engine has them. */
  cluster?: Cluster | undefined
  /** Rows that come again under the same `token` are stored once, while the table remembers it; without one they are new. */
  insert(table: string, columns: readonly string[], rows: readonly unknown[][], options?: InsertOptions): Promise<void>
  /**
   * `Row` is what the statement selects. Values reach it only as bound parameters, `{name:Type}`. Throws a 503 once it is closed.
   * Aborted it ends, and throws.
   */
  read<Row>(statement: string, parameters?: Parameters, options?: ReadOptions): Promise<Row[]>
  /** The same as lines, the engine's `TabSeparated`: all of them at once, so that a statement that fails in the middle throws. */
  readLines(statement: string, parameters?: Parameters): Promise<Buffer>
  /** Inserts what `readLines` gave. */
  insertLines(table: string, columns: readonly string[], lines: Buffer, options?: InsertOptions): Promise<void>
  command(statement: string, parameters?: Parameters): Promise<void>
  /** Waits for what is being read, then closes. */
  close(): Promise<void>
}

type InsertOptions = { token?: string | undefined }

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
  /** Whether what is read goes on when whoever asked is gone, unless another statement ends it. */
  goesOn?: boolean
}

/** One client writes and others read, because an embedded connection does one thing at a time. */
export function engineOf({
  writer,
  readers,
  commander = writer,
  reading = {},
  cluster,
  goesOn = false,
}: Clients): Engine {
  const lanes = readers.map((client) => ({ client, running: new Set<Promise<unknown>>() }))
  let isClosed = false

  function asking<T>(read: (client: ClickHouseClient) => Promise<T>): Promise<T> {
    if (isClosed) return Promise.reject(new Closed('The database is closed.'))
    const { client, running } = lanes.reduce((idlest, lane) =>
      lane.running.size < idlest.running.size ? lane : idlest,
    )
    const answer = read(client)
    running.add(answer)
    return answer.finally(() => running.delete(answer))
  }

  return {
    cluster,
    async insert(table, columns, rows, { token = randomUUID() } = {}) {
      await writer.insert({
        table,
        // The client's type wants one column at least; every caller names some.
        columns: [...columns] as [string, ...string[]],
        values: rows,
        format: 'JSONCompactEachRow',
        clickhouse_settings: inserting(token),
      })
    },
    async read<Row>(query: string, query_params: Parameters = {}, { signal }: ReadOptions = {}) {
      signal?.throwIfAborted()
      return asking((client) => {
        const ask = (options: { clickhouse_settings: ClickHouseSettings; abort_signal?: AbortSignal }) =>
          client.query({ query, query_params, format: 'JSONEachRow', ...options }).then((result) => result.json<Row>())
        if (!goesOn) return ask({ clickhouse_settings: reading, ...(signal && { abort_signal: signal }) })
        const other = readers.find((reader) => reader !== client) ?? client
        return interruptible(
          (named) => ask({ clickhouse_settings: { ...reading, ...named } }),
          (statement) => other.command({ query: statement }),
          signal,
        )
      })
    },
    readLines: (statement, query_params = {}) =>
      asking(async (client) => {
        const query = `${statement} FORMAT TabSeparated`
        const { stream } = await client.exec({
          query,
          query_params,
          clickhouse_settings: { ...reading, wait_end_of_query: 1 },
        })
        return buffer(stream)
      }),
    async insertLines(table, columns, lines, { token = randomUUID() } = {}) {
      await writer.insert({
        table,
        // As above.
        columns: [...columns] as [string, ...string[]],
        values: Readable.from([lines], { objectMode: false }),
        format: 'TabSeparated',
        clickhouse_settings: inserting(token),
      })
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

const inserting = (token: string): ClickHouseSettings => ({
  // Without one of its own an insert would be known by its rows, and two that are alike are two.
  insert_deduplication_token: token,
  // A log that is imported may span more months than the engine expects of one insert.
  max_partitions_per_insert_block: '0',
})
