import { Kysely, Migrator, sql as raw } from 'kysely'
import { NewerDatabase } from '#service/storage/NewerDatabase.ts'
import type { Database } from './Database.ts'
import { migrations } from './migrations.ts'
import { postgres } from './postgres.ts'
import { sqlite } from './sqlite.ts'
import type { Tables } from './tables.ts'

export type Sql = Kysely<Tables> &
  Pick<Database, 'alone' | 'connections' | 'numbering'> & {
    /** Lets nobody read what was deleted from the database's files. */
    eraseDeleted(): Promise<void>
  }

/** Opens the relational database, in a folder or on a server, as it is. */
export function connectSql(folder: string, databaseUrl?: string): Sql {
  const { dialect, erasing, ...ways } = databaseUrl === undefined ? sqlite(folder) : postgres(databaseUrl)
  const tables = new Kysely<Tables>({ dialect })
  return Object.assign(tables, {
    ...ways,
    async eraseDeleted() {
      await raw.raw(erasing).execute(tables)
    },
  })
}

/** Opens it and brings it up to date; throws `NewerDatabase`. */
export async function openSql(folder: string, databaseUrl?: string): Promise<Sql> {
  const sql = connectSql(folder, databaseUrl)
  await sql
    .alone('tables', () => bringSqlUpToDate(sql))
    .catch(async (error: unknown) => {
      await sql.destroy()
      throw error
    })
  return sql
}

/** Runs what the tables lack, or of that only what is named; throws `NewerDatabase`. */
export async function bringSqlUpToDate(sql: Sql, names?: readonly string[]): Promise<void> {
  for (const name of await sqlMigrationsRun(sql)) if (!(name in migrations)) throw new NewerDatabase(name)
  const provider = {
    getMigrations: async () =>
      Object.fromEntries(Object.entries(migrations).filter(([name]) => names?.includes(name) ?? true)),
  }
  const migrator = new Migrator({ db: sql, provider })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}

/** The names of the migrations that were run, none where there are no tables yet. */
export async function sqlMigrationsRun(sql: Sql): Promise<string[]> {
  const tables = await sql.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some((table) => table.name === 'kysely_migration')) return []
  const { rows } = await raw<{ name: string }>`SELECT name FROM kysely_migration`.execute(sql)
  return rows.map((row) => row.name)
}
