import { chmodSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely, Migrator, PostgresDialect, sql as raw, SqliteDialect } from 'kysely'
import Database from 'libsql'
import pg from 'pg'
import { NewerDatabase } from '#service/storage/NewerDatabase.ts'
import { migrations } from './migrations.ts'
import type { Tables } from './tables.ts'

export type Sql = Kysely<Tables>

/** Opens the relational database, in a folder or on a server, and brings it up to date; throws `NewerDatabase`. */
export async function openSql(folder: string, databaseUrl?: string): Promise<Sql> {
  const sql = new Kysely<Tables>({ dialect: databaseUrl === undefined ? sqlite(folder) : postgres(databaseUrl) })
  await bringUpToDate(sql).catch(async (error: unknown) => {
    await sql.destroy()
    throw error
  })
  return sql
}

const sqlite = (folder: string) => new SqliteDialect({ database: openFile(folder) })

const postgres = (connectionString: string) => new PostgresDialect({ pool: new pg.Pool({ connectionString }) })

function openFile(folder: string) {
  const file = join(folder, 'porchlight.sqlite')
  const database = new Database(file)
  database.exec(
    'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA secure_delete = ON',
  )
  chmodSync(file, 0o600)
  return database
}

/** What was deleted is overwritten in the file; this does so in its log too. */
export async function eraseDeleted(sql: Sql): Promise<void> {
  await raw`PRAGMA wal_checkpoint(TRUNCATE)`.execute(sql)
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
