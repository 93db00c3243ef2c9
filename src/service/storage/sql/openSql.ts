import { Kysely, Migrator, sql as raw } from 'kysely'
import { NewerDatabase } from '#service/storage/NewerDatabase.ts'
import type { Database } from './Database.ts'
import { migrations } from './migrations.ts'
import { postgres } from './postgres.ts'
import { sqlite } from './sqlite.ts'
import type { Tables } from './tables.ts'

export type Sql = Kysely<Tables> &
  Pick<Database, 'alone'> & {
    /** Lets nobody read what was deleted from the database's files. */
    eraseDeleted(): Promise<void>
  }

/** Opens the relational database, in a folder or on a server, and brings it up to date; throws `NewerDatabase`. */
export async function openSql(folder: string, databaseUrl?: string): Promise<Sql> {
  const { dialect, erasing, alone } = databaseUrl === undefined ? sqlite(folder) : postgres(databaseUrl)
  const tables = new Kysely<Tables>({ dialect })
  const sql = Object.assign(tables, {
    alone,
    async eraseDeleted() {
      await raw.raw(erasing).execute(tables)
    },
  })
  await alone('tables', () => bringUpToDate(sql)).catch(async (error: unknown) => {
    await sql.destroy()
    throw error
  })
  return sql
}

async function bringUpToDate(sql: Sql) {
  for (const name of await migrationsRun(sql)) if (!(name in migrations)) throw new NewerDatabase(name)
  const migrator = new Migrator({ db: sql, provider: { getMigrations: async () => migrations } })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}

async function migrationsRun(sql: Sql): Promise<string[]> {
  const tables = await sql.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some((table) => table.name === 'kysely_migration')) return []
  const { rows } = await raw<{ name: string }>`SELECT name FROM kysely_migration`.execute(sql)
  return rows.map((row) => row.name)
}
