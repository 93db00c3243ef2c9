import { join } from 'node:path'
import { type Kysely, Kysely as Builder, Migrator, sql as raw, SqliteDialect } from 'kysely'
import Database from 'libsql'
import { migrations } from '#service/storage/sql/migrations.ts'

export type Rows = Record<string, Record<string, unknown>[]>

/** Values that mean something, by column; others are a text or a number of their own. */
const meaningful: Record<string, unknown> = { timezone: 'Europe/Berlin', privacy: 0, email_day: 1, access: 'full' }

type Column = { name: string; dataType: string; isAutoIncrementing: boolean }

function valueOf({ name, dataType }: Column, id: number): unknown {
  if (name in meaningful) return meaningful[name]
  if (/_at$|_on$|day$/.test(name) && dataType.toLowerCase() === 'text') return '2026-11-20T12:00:00Z'
  if (dataType.toLowerCase() !== 'text') return id
  // What holds JSON is read as such by whatever comes later.
  return `{"${name}":${id}}`
}

async function userTables(sql: Kysely<unknown>) {
  const tables = await sql.introspection.getTables({ withInternalKyselyTables: false })
  return tables.filter(({ name }) => !name.startsWith('sqlite_')).toSorted((a, b) => (a.name < b.name ? -1 : 1))
}

async function rowsOf(sql: Kysely<unknown>): Promise<Rows> {
  const rows: Rows = {}
  for (const { name } of await userTables(sql)) {
    const found = await raw<Record<string, unknown>>`SELECT * FROM ${raw.table(name)} ORDER BY 1, 2`.execute(sql)
    rows[name] = found.rows
  }
  return rows
}

function open(folder: string) {
  const database = new Database(join(folder, 'porchlight.sqlite'))
  database.exec('PRAGMA foreign_keys = OFF')
  return new Builder<unknown>({ dialect: new SqliteDialect({ database }) })
}

/** The relational database as it was after so many migrations, with two rows in each table; gives these. */
export async function buildOldSql(folder: string, count: number): Promise<Rows> {
  const sql = open(folder)
  try {
    const known = Object.fromEntries(Object.entries(migrations).slice(0, count))
    const { error } = await new Migrator({
      db: sql,
      provider: { getMigrations: async () => known },
    }).migrateToLatest()
    if (error) throw error
    for (const { name, columns } of await userTables(sql))
      for (const id of [1, 2]) {
        const values = columns.map((column) => raw`${valueOf(column, id)}`)
        const names = columns.map((column) => raw.ref(column.name))
        await raw`INSERT INTO ${raw.table(name)} (${raw.join(names)}) VALUES (${raw.join(values)})`.execute(sql)
      }
    return await rowsOf(sql)
  } finally {
    await sql.destroy()
  }
}

export async function readSql(folder: string): Promise<Rows> {
  const sql = open(folder)
  try {
    return await rowsOf(sql)
  } finally {
    await sql.destroy()
  }
}
