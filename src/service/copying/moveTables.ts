import { readRows } from '#service/storage/sql/copying/rows.ts'
import { type TableShape, tableShapes } from '#service/storage/sql/copying/tableShapes.ts'
import type { Sql } from '#service/storage/sql/openSql.ts'
import { everything } from './contents.ts'
import { isSame } from './digest.ts'
import { movedWrongly } from './movedWrongly.ts'
import type { Step } from './Step.ts'
import { digestOfTable, fillTables } from './tables.ts'

type Sides = { from: Sql; to: Sql }

/** Copies all tables in one transaction, unless accounts are there already; throws when what is there in the end is not the same. */
export async function moveTables({ from, to }: Sides, step: Step): Promise<void> {
  const tables = await Promise.all((await tableShapes()).map((shape) => tableIn(from, shape)))
  const total = tables.reduce((all, { digest }) => all + digest.rows, 0)

  await step('Copying', total, async (advance) => {
    const account = await to.selectFrom('accounts').select('id').limit(1).executeTakeFirst()
    if (account) advance(total)
    else await fillTables(to, tables, advance)
  })
  await step('Comparing', total, async (advance) => {
    for (const table of tables) {
      if (!isSame(table.digest, await digestOfTable(to, table))) throw movedWrongly(table.name)
      advance(table.digest.rows)
    }
  })
}

const tableIn = async (sql: Sql, { isNumbered, ...shape }: TableShape) => ({
  ...shape,
  last: isNumbered ? ((await sql.numbering.last(shape.name).execute(sql)).rows[0]?.last ?? null) : null,
  lines: async () => readRows(sql, shape, everything[shape.name]),
  digest: await digestOfTable(sql, shape),
})
