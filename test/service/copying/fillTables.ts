import { type Kysely, sql as raw, type TableMetadata } from 'kysely'
import { tableShapes } from '#service/storage/sql/copying/tableShapes.ts'
import type { Tables } from '#service/storage/sql/tables.ts'

/** What is hard to write down and to read again. */
const text = 'a "b" \\ \n \r \t   \u0085 ü 漢 😀'

/** Adds rows to every table, whatever it is for: ids from 1 to `count` where rows have one, texts and numbers of every kind. */
export async function fillEveryTable(sql: Kysely<Tables>, count: number): Promise<void> {
  const found = await sql.introspection.getTables()
  await sql.transaction().execute((transaction) => fill(transaction, found, count))
}

async function fill(sql: Kysely<Tables>, found: readonly TableMetadata[], count: number): Promise<void> {
  for (const { name } of await tableShapes()) {
    const columns = found.find((table) => table.name === name)?.columns ?? []
    for (let row = 1; row <= count; row++) {
      const values = columns.map((column, index) => {
        if (/^(id|account_id|website_id|link_id)$/.test(column.name)) return row
        if (index > 0 && column.isNullable && row % 2 === 0) return null
        return /int/i.test(column.dataType) ? row * 1_000_003 : `${text} ${row}`
      })
      await raw`INSERT INTO ${raw.table(name)} (${raw.join(columns.map((column) => raw.ref(column.name)))})
        VALUES (${raw.join(values)})`.execute(sql)
    }
  }
}
