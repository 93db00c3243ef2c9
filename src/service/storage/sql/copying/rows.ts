import { type Kysely, type RawBuilder, sql as raw } from 'kysely'
import { z } from 'zod'
import type { Tables } from '#service/storage/sql/tables.ts'
import type { TableShape } from './tableShapes.ts'

type Reading = Pick<Kysely<Tables>, 'getExecutor'>

/** Rows read and written at a time. */
const portion = 200

const Row = z.array(z.union([z.string(), z.number(), z.null()]))

/** The rows of a table as lines, each a JSON array in the order of the columns; the same rows are the same lines, on every database. */
export async function* readRows(
  sql: Reading,
  { name, columns }: Pick<TableShape, 'name' | 'columns'>,
  condition: RawBuilder<unknown> = raw`1 = 1`,
): AsyncGenerator<Buffer> {
  const named = raw.join(columns.map((column) => raw.ref(column)))
  for (let offset = 0; ; offset += portion) {
    // The first columns are a key, so that the order says which row comes first whatever they are.
    const { rows } = await raw<Record<string, unknown>>`
      SELECT ${named} FROM ${raw.table(name)} WHERE ${condition} ORDER BY ${named} LIMIT ${portion} OFFSET ${offset}`.execute(
      sql,
    )
    if (rows.length > 0) yield Buffer.from(rows.map((row) => lineOf(columns.map((column) => row[column]))).join(''))
    if (rows.length < portion) return
  }
}

const lineOf = (values: unknown[]) => `${JSON.stringify(values)}\n`

/** Adds rows to a table. */
export async function writeRows(
  sql: Reading,
  { name, columns }: Pick<TableShape, 'name' | 'columns'>,
  lines: AsyncIterable<string>,
): Promise<void> {
  const named = raw.join(columns.map((column) => raw.ref(column)))
  let rows: RawBuilder<unknown>[] = []
  const write = async () => {
    if (rows.length > 0) await raw`INSERT INTO ${raw.table(name)} (${named}) VALUES ${raw.join(rows)}`.execute(sql)
    rows = []
  }
  for await (const line of lines) {
    rows.push(raw`(${raw.join(Row.length(columns.length).parse(JSON.parse(line)))})`)
    if (rows.length === portion) await write()
  }
  await write()
}
