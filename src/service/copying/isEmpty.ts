import type { Engine } from '#service/storage/hits/Engine.ts'
import { tablesOfHits } from '#service/storage/hits/dropHits.ts'
import { openPieces } from '#service/storage/hits/pieces/openPieces.ts'
import { NewerDatabase } from '#service/storage/NewerDatabase.ts'
import { tableShapes } from '#service/storage/sql/copying/tableShapes.ts'
import { migrations } from '#service/storage/sql/migrations.ts'
import { type Sql, sqlMigrationsRun } from '#service/storage/sql/openSql.ts'

/** What there is, in a word; undefined for nothing. Throws `NewerDatabase`. */
export async function rowsIn(sql: Sql): Promise<string | undefined> {
  const run = await sqlMigrationsRun(sql)
  const newer = run.find((name) => !(name in migrations))
  if (newer !== undefined) throw new NewerDatabase(newer)
  if (run.length === 0) return strangeAmong((await sql.introspection.getTables()).map(({ name }) => name))
  const account = await sql.selectFrom('accounts').select('id').limit(1).executeTakeFirst()
  return account && 'accounts'
}

/** What there is, in a word; undefined for nothing. */
export async function hitsIn(engine: Engine): Promise<string | undefined> {
  const [table, ...others] = await tablesOfHits(engine)
  if (table === undefined) return undefined
  if (![table, ...others].includes('hits')) return strange(table)
  return (await openPieces(engine).count('hits')) > 0 ? 'hits' : undefined
}

/** Somebody else's tables may have the names of ours, and would be dropped. */
async function strangeAmong(names: readonly string[]): Promise<string | undefined> {
  const table = (await tableShapes()).find(({ name }) => names.includes(name))
  return table && strange(table.name)
}

const strange = (table: string) => `tables of something else (${table})`
