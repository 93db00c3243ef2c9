import type { ClickHouseClient } from '@clickhouse/client'

export type Parameters = Record<string, unknown>

/** ClickHouse, embedded or on a server: what Porchlight asks of it. */
export type Engine = {
  insert(table: string, columns: readonly string[], rows: readonly unknown[][]): Promise<void>
  /** `Row` is what the statement selects. Values reach it only as bound parameters, `{name:Type}`. Throws a 503 once it is closed. */
  read<Row>(statement: string, parameters?: Parameters): Promise<Row[]>
  command(statement: string, parameters?: Parameters): Promise<void>
  /** Waits for what is being read, then closes. */
  close(): Promise<void>
}

/** Asked for while the service is being stopped: whoever asks may try again, and nothing went wrong that a log should have. */
class Closed extends Error {
  readonly statusCode = 503
}

/** One client writes and others read, because an embedded connection does one thing at a time. */
export function engineOf(writer: ClickHouseClient, readers: readonly ClickHouseClient[]): Engine {
  const lanes = readers.map((client) => ({ client, running: new Set<Promise<unknown>>() }))
  let isClosed = false

  return {
    async insert(table, columns, rows) {
      await writer.insert({
        table,
        // The client's type wants one column at least; every caller names some.
        columns: [...columns] as [string, ...string[]],
        values: rows,
        format: 'JSONCompactEachRow',
      })
    },
    async read<Row>(query: string, query_params: Parameters = {}) {
      if (isClosed) throw new Closed('The database is closed.')
      const { client, running } = lanes.reduce((idlest, lane) =>
        lane.running.size < idlest.running.size ? lane : idlest,
      )
      const reading = client.query({ query, query_params, format: 'JSONEachRow' }).then((result) => result.json<Row>())
      running.add(reading)
      return reading.finally(() => running.delete(reading))
    },
    async command(query, query_params = {}) {
      await writer.command({ query, query_params })
    },
    async close() {
      isClosed = true
      await Promise.allSettled(lanes.flatMap(({ running }) => [...running]))
      await Promise.all([writer, ...readers].map((client) => client.close()))
    },
  }
}
