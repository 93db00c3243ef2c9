import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql as raw } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { migrations } from '#service/storage/sql/migrations.ts'
import { openSql, type Sql } from '#service/storage/sql/openSql.ts'
import { databaseOf } from '#test/support/postgres/databaseOf.ts'

const created_at = '2026-11-20T12:00:00Z'

let folder: string
let url: string | undefined
let opened: Sql[]
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'porchlight-sql-'))
  url = await databaseOf(folder)
  opened = []
})
afterEach(async () => {
  await Promise.all(opened.map((sql) => sql.destroy()))
  await rm(folder, { recursive: true })
})

async function open(): Promise<Sql> {
  const sql = await openSql(folder, url)
  opened.push(sql)
  return sql
}

test('several copies that start at the same time bring an empty database up to date once', async () => {
  const first = await open()
  await raw`DROP SCHEMA public CASCADE`.execute(first)
  await raw`CREATE SCHEMA public`.execute(first)

  await Promise.all([open(), open(), open(), open()])

  const { rows } = await raw<{ name: string }>`SELECT name FROM kysely_migration ORDER BY name`.execute(first)
  expect(rows.map(({ name }) => name)).toEqual(Object.keys(migrations))
})

test('data of a newer Porchlight is refused', async () => {
  const sql = await open()
  await raw`INSERT INTO kysely_migration (name, timestamp) VALUES ('9999_future', '2030-01-01T00:00:00Z')`.execute(sql)

  await expect(open()).rejects.toThrow('written by a newer Porchlight (it knows "9999_future")')

  await raw`DELETE FROM kysely_migration WHERE name = '9999_future'`.execute(sql)
})

test('copies do one after another what only one may do at a time', async () => {
  const copies = await Promise.all([open(), open(), open()])
  let inside = 0
  const most: number[] = []

  await Promise.all(
    copies.map((sql) =>
      sql.alone('test', async () => {
        inside += 1
        most.push(inside)
        await sql.selectFrom('accounts').select('id').execute()
        inside -= 1
      }),
    ),
  )

  expect(most).toEqual([1, 1, 1])
})

test('work that fails lets the next one in', async () => {
  const sql = await open()

  await expect(sql.alone('test', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')

  expect(await sql.alone('test', async () => 'done')).toBe('done')
})

test('text is in the order of its bytes, whatever the server speaks', async () => {
  const sql = await open()

  const { rows } = await raw<{ collation_name: string | null }>`
    SELECT DISTINCT collation_name FROM information_schema.columns
    WHERE table_schema = 'public' AND data_type = 'text'`.execute(sql)

  expect(rows).toEqual([{ collation_name: 'C' }])
})

test('counts and ids are numbers, and no whole number is too large to be looked for', async () => {
  const sql = await open()
  const [account] = await sql
    .insertInto('accounts')
    .values({ email: 'a@example.com', created_at })
    .returning('id')
    .execute()
  const counted = await sql
    .selectFrom('accounts')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('id', '<', Number.MAX_SAFE_INTEGER)
    .executeTakeFirst()

  expect(account).toEqual({ id: 1 })
  expect(counted).toEqual({ count: 1 })
})

test('text with a null character is stored without it', async () => {
  const sql = await open()
  await sql.insertInto('accounts').values({ email: 'a\0b', created_at }).execute()

  expect(await sql.selectFrom('accounts').select('email').execute()).toEqual([{ email: 'a\uFFFDb' }])
})
