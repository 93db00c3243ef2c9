import { type Kysely, sql as raw } from 'kysely'
import { readRows, writeRows } from '#service/storage/sql/copying/rows.ts'
import type { TableShape } from '#service/storage/sql/copying/tableShapes.ts'
import type { Sql } from '#service/storage/sql/openSql.ts'
import type { Tables } from '#service/storage/sql/tables.ts'
import { type Contents, everything } from './contents.ts'
import { type Digest, digestOfAll } from './digest.ts'

type Source = Pick<TableShape, 'name' | 'columns'> & {
  /** The last number it has given out; null for none. */
  last: number | null
  lines: () => Promise<AsyncIterable<Buffer>>
}

/** Fills empty tables, each after those that it refers to: all of them or none. */
export async function fillTables(sql: Sql, sources: readonly Source[], onRows: (rows: number) => void) {
  await sql.transaction().execute(async (transaction) => {
    for (const { name, columns, last, lines } of sources) {
      await writeRows(transaction, { name, columns }, counting(linesIn(await lines()), onRows))
      if (last !== null) for (const statement of sql.numbering.goOn(name, last)) await statement.execute(transaction)
    }
  })
}

export const digestOfTable = (
  sql: Pick<Kysely<Tables>, 'getExecutor'>,
  shape: Pick<TableShape, 'name' | 'columns'>,
  contents: Contents = everything,
): Promise<Digest> => digestOfAll(readRows(sql, shape, contents[shape.name]))

/** Drops all that a Porchlight has made in a database, what refers to a table before it. */
export async function dropTables(sql: Sql, shapes: readonly TableShape[]): Promise<void> {
  const names = [...shapes.map(({ name }) => name).toReversed(), 'kysely_migration', 'kysely_migration_lock']
  for (const name of names) await raw`DROP TABLE IF EXISTS ${raw.table(name)}`.execute(sql)
}

async function* counting(lines: AsyncIterable<string>, onRows: (rows: number) => void): AsyncGenerator<string> {
  for await (const line of lines) {
    onRows(1)
    yield line
  }
}

const lineEnd = 10

/** Text may hold what others take for the end of a line; here it is one byte. */
async function* linesIn(chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let rest = Buffer.alloc(0)
  for await (const chunk of chunks) {
    rest = Buffer.concat([rest, chunk])
    let start = 0
    for (let at = rest.indexOf(lineEnd); at !== -1; at = rest.indexOf(lineEnd, start)) {
      yield rest.toString('utf8', start, at)
      start = at + 1
    }
    rest = rest.subarray(start)
  }
}
