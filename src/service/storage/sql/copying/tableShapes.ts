import { Kysely, Migrator, sql as raw, SqliteDialect } from 'kysely'
import Database from 'libsql'
import { migrations } from '#service/storage/sql/migrations.ts'

/** A table as the migrations make it, on whichever database. */
export type TableShape = {
  name: string
  columns: string[]
  /** Whether its rows are numbered, and no number is given out twice. */
  isNumbered: boolean
}

/** All tables as they are after these migrations, each after those that it refers to. */
export async function tableShapes(names: readonly string[] = Object.keys(migrations)): Promise<TableShape[]> {
  const scratch = new Kysely<object>({ dialect: new SqliteDialect({ database: new Database(':memory:') }) })
  try {
    const run = Object.fromEntries(Object.entries(migrations).filter(([name]) => names.includes(name)))
    const { error } = await new Migrator({
      db: scratch,
      provider: { getMigrations: async () => run },
    }).migrateToLatest()
    if (error) throw error
    const tables = await scratch.introspection.getTables()
    const { rows: numbered } = await raw<{ name: string }>`
      SELECT name FROM sqlite_master WHERE type = 'table' AND sql LIKE '%autoincrement%'`.execute(scratch)
    const { rows: references } = await raw<{ child: string; parent: string }>`
      SELECT t.name AS child, f."table" AS parent FROM sqlite_master t, pragma_foreign_key_list(t.name) f
      WHERE t.type = 'table'`.execute(scratch)
    const parents = (name: string) => references.filter(({ child }) => child === name).map(({ parent }) => parent)
    const depth = (name: string): number => Math.max(-1, ...parents(name).map(depth)) + 1
    return tables
      .map(({ name, columns }) => ({
        name,
        columns: columns.map((column) => column.name),
        isNumbered: numbered.some((table) => table.name === name),
      }))
      .toSorted((one, other) => depth(one.name) - depth(other.name) || (one.name < other.name ? -1 : 1))
  } finally {
    await scratch.destroy()
  }
}
