import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Kysely, SqliteDialect } from 'kysely'
import Database from 'libsql'
import { rewritten } from '#service/collect/page.ts'
import { list, make } from '#service/storage/hits/bringUpToDate.ts'
import type { Engine } from '#service/storage/hits/Engine.ts'
import { openJournal } from '#service/storage/hits/journal/openJournal.ts'
import { migrations } from '#service/storage/hits/migrations.ts'
import { openChdb } from '#service/storage/hits/openChdb.ts'
import { columns, toRow } from '#service/storage/hits/row.ts'
import { openStorage } from '#service/storage/openStorage.ts'
import { migrations as sqlMigrations } from '#service/storage/sql/migrations.ts'
import { openSql } from '#service/storage/sql/openSql.ts'
import { plainHit } from '#test/support/plainHit.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'porchlight-storage-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

/** The tables as the first Porchlight made them. */
async function makeFirst(engine: Engine) {
  await make(engine, [list, ...(migrations['0001_hits'] ?? [])])
  await engine.insert('migrations', ['name'], [['0001_hits']])
}

test('what waited for a server that was left is stored here, once', async () => {
  const journal = await openJournal(join(folder, 'journal'), 10_000)
  const hit = toRow({ ...plainHit, website_id: 1, time: Date.parse('2026-11-20T12:00:00Z'), visitor: '1', page: '/a' })
  await journal.append({ table: 'hits', columns, rows: [hit] })
  await journal.close()

  const first = await openStorage(folder)
  await first.hits.settle()
  await first.close()
  const second = await openStorage(folder)
  const pages = await second.hits.read('SELECT page FROM hits', {})
  await second.close()

  expect(pages).toEqual([{ page: '/a' }])
  expect(await readdir(join(folder, 'journal'))).toEqual([])
})

test('what was stored is there after closing and opening again', async () => {
  const first = await openStorage(folder)
  await first.sql
    .insertInto('accounts')
    .values({ email: 'a@example.com', created_at: '2026-11-20T12:00:00Z' })
    .execute()
  await first.close()

  const second = await openStorage(folder)
  const accounts = await second.sql.selectFrom('accounts').select('email').execute()
  await second.close()

  expect(accounts).toEqual([{ email: 'a@example.com' }])
})

test('a second opening of the same folder is refused by name', async () => {
  const first = await openStorage(folder)

  await expect(openStorage(folder)).rejects.toThrow(`${folder} is in use by another Porchlight.`)

  await first.close()
})

test('data of a newer Porchlight is refused and left as it is', async () => {
  await (await openSql(folder)).destroy()
  const database = new Database(join(folder, 'porchlight.sqlite'))
  database.exec("INSERT INTO kysely_migration (name, timestamp) VALUES ('9999_future', '2030-01-01T00:00:00Z')")
  database.close()

  await expect(openStorage(folder)).rejects.toThrow('written by a newer Porchlight (it knows "9999_future")')

  const after = new Kysely<{ kysely_migration: { name: string } }>({
    dialect: new SqliteDialect({ database: new Database(join(folder, 'porchlight.sqlite')) }),
  })
  expect(await after.selectFrom('kysely_migration').select('name').execute()).toHaveLength(
    Object.keys(sqlMigrations).length + 1,
  )
  await after.destroy()
})

test('hits of a newer Porchlight are refused too', async () => {
  await (await openStorage(folder)).close()
  const engine = openChdb(folder)
  await engine.insert('migrations', ['name'], [['9999_future']])
  await engine.close()

  await expect(openStorage(folder)).rejects.toThrow('9999_future')
})

test('hits of an older Porchlight are kept, and nothing is known of what was not stored then', async () => {
  const engine = openChdb(folder)
  await makeFirst(engine)
  await engine.insert('hits', ['website_id', 'time', 'page'], [[1, '2026-11-20 12:00:00.000', '/old']])
  await engine.close()

  const { hits, close } = await openStorage(folder)
  const rows = await hits.read('SELECT page, bot FROM hits', {})
  await close()

  expect(rows).toEqual([{ page: '/old', bot: '' }])
})

test('what is asked of it once it is closed is told to come again, and is no failure', async () => {
  const { hits, close } = await openStorage(folder)
  await close()

  await expect(hits.read('SELECT 1', {})).rejects.toMatchObject({ statusCode: 503 })
})

test('pages of an older Porchlight are written as they are now, so that none is two', async () => {
  const engine = openChdb(folder)
  await makeFirst(engine)
  const addresses = [
    '/',
    '/blog',
    '/blog/',
    '//blog//',
    '/docs/index.html',
    '/Docs/Default.aspx?id=7&x=/a/',
    '/index.php',
    '/index.php?p=1',
    '/cart;jsessionid=1A',
    '/ünïcode/%2f',
    '/myindex.html',
    "/it's\\odd/",
  ]
  const stored = addresses.map((address) => [1, '2026-11-20 12:00:00.000', address])
  await engine.insert('hits', ['website_id', 'time', 'page'], [...stored, [1, '2026-11-20 12:00:00.000', '']])
  await engine.close()

  const { hits, close } = await openStorage(folder)
  const rows = await hits.read<{ page: string }>('SELECT page FROM hits', {})
  await close()

  const counted = addresses.map((address) => rewritten(address, () => false))
  expect(rows.map(({ page }) => page).toSorted()).toEqual([...counted, ''].toSorted())
  expect(counted).toContain('/Docs?id=7&x=/a/')
})
