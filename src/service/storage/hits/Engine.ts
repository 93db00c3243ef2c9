import type { ClickHouseClient } from '@clickhouse/client'

export type Parameters = Record<string, unknown>

/** ClickHouse, embedded or on a server: what Porchlight asks of it. */
export type Engine = {
  insert(table: string, columns: readonly string[], rows: readonly unknown[][]): Promise<void>
  /** `Row` is what the statement selects. Values reach it only as bound parameters, `{name:Type}`. */
  read<Row>(statement: string, parameters?: Parameters): Promise<Row[]>
  command(statement: string, parameters?: Parameters): Promise<void>
  close(): Promise<void>
}

/** One client writes and others read, because an embedded connection does one thing at a time. */
export function engineOf(writer: ClickHouseClient, readers: readonly ClickHouseClient[]): Engine {
  const busy = readers.map(() => 0)

  async function withReader<T>(use: (client: ClickHouseClient) => Promise<T>): Promise<T> {
    const idlest = busy.indexOf(Math.min(...busy))
    busy[idlest] = (busy[idlest] ?? 0) + 1
    try {
      return await use(readers[idlest] ?? writer)
    } finally {
      busy[idlest] = (busy[idlest] ?? 1) - 1
    }
  }

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
    read: <Row>(query: string, query_params: Parameters = {}) =>
      withReader(async (client) => {
        const result = await client.query({ query, query_params, format: 'JSONEachRow' })
        return result.json<Row>()
      }),
    async command(query, query_params = {}) {
      await writer.command({ query, query_params })
    },
    async close() {
      await Promise.all([writer, ...readers].map((client) => client.close()))
    },
  }
}
