import type { Engine } from '#service/storage/hits/Engine.ts'
import { hasHits } from '#service/storage/hits/dropHits.ts'
import { openPieces } from '#service/storage/hits/pieces/openPieces.ts'
import { NewerDatabase } from '#service/storage/NewerDatabase.ts'
import { migrations } from '#service/storage/sql/migrations.ts'
import { type Sql, sqlMigrationsRun } from '#service/storage/sql/openSql.ts'

/** What there is, in a word; undefined for nothing. Throws `NewerDatabase`. */
export async function rowsIn(sql: Sql): Promise<string | undefined> {
  const run = await sqlMigrationsRun(sql)
  const newer = run.find((name) => !(name in migrations))
  if (newer !== undefined) throw new NewerDatabase(newer)
  if (run.length === 0) return undefined
  const account = await sql.selectFrom('accounts').select('id').limit(1).executeTakeFirst()
  return account && 'accounts'
}

/** What there is, in a word; undefined for nothing. */
export async function hitsIn(engine: Engine): Promise<string | undefined> {
  if (!(await hasHits(engine))) return undefined
  return (await openPieces(engine).count('hits')) > 0 ? 'hits' : undefined
}
