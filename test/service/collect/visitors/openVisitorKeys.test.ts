import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openVisitorKeys } from '#service/collect/visitors/openVisitorKeys.ts'
import { website } from '#test/service/collect/website.ts'
import { databaseOf } from '#test/support/postgres/databaseOf.ts'
import { openSql, type Sql } from '#service/storage/sql/openSql.ts'

let folder: string
let sql: Sql
let now: number
const clock = () => now

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'porchlight-test-'))
  sql = await openSql(folder, await databaseOf(folder))
  now = Date.parse('2026-11-20T12:00:00Z')
  await addWebsites()
})

afterEach(async () => {
  await sql.destroy()
  await rm(folder, { recursive: true })
})

test('a website’s day has one key, another day and another website have their own', async () => {
  const keys = openVisitorKeys(sql, clock)

  const key = await keys.of(1, '2026-11-20')

  expect(key).toHaveLength(43)
  expect(await keys.of(1, '2026-11-20')).toEqual(key)
  expect(await keys.of(1, '2026-11-21')).not.toEqual(key)
  expect(await keys.of(2, '2026-11-20')).not.toEqual(key)
})

test('a restart does not change the key of a day under way', async () => {
  const before = await openVisitorKeys(sql, clock).of(1, '2026-11-20')
  await sql.destroy()
  sql = await openSql(folder, await databaseOf(folder))

  const after = await openVisitorKeys(sql, clock).of(1, '2026-11-20')

  expect(after).toEqual(before)
})

test('first hits that come together agree on one key, also in different copies of the service', async () => {
  const copies = [openVisitorKeys(sql, clock), openVisitorKeys(sql, clock), openVisitorKeys(sql, clock)]

  const made = await Promise.all(copies.flatMap((keys) => [keys.of(1, '2026-11-20'), keys.of(1, '2026-11-20')]))

  expect(new Set(made).size).toBe(1)
})

test('the key of a day is gone when the day is over everywhere, and not before', async () => {
  const keys = openVisitorKeys(sql, clock)
  const key = await keys.of(1, '2026-11-20')

  now = Date.parse('2026-11-21T12:59:59Z')
  await keys.forget()
  expect(await storedDays()).toEqual(['2026-11-20'])
  expect(await keys.of(1, '2026-11-20')).toEqual(key)

  now = Date.parse('2026-11-21T13:00:00Z')
  await keys.forget()
  expect(await storedDays()).toEqual([])
  expect(await keys.of(1, '2026-11-20')).not.toEqual(key)
})

test('the key of a day that is over is never stored, stays the same within an import and is another in the next', async () => {
  const first = openVisitorKeys(sql, clock)
  const second = openVisitorKeys(sql, clock)

  const key = await first.of(1, '2015-05-17')

  expect(await first.of(1, '2015-05-17')).toEqual(key)
  expect(await second.of(1, '2015-05-17')).not.toEqual(key)
  expect(await storedDays()).toEqual([])
})

test('a website that is not there has no key, which is not remembered', async () => {
  const keys = openVisitorKeys(sql, clock)
  expect(await keys.of(99, '2026-11-20')).toBeUndefined()

  await sql
    .insertInto('websites')
    .values(website({ id: 99, domain: '99.example' }))
    .execute()

  expect(await keys.of(99, '2026-11-20')).toHaveLength(43)
})

test('a key that was deleted is in none of the files any more', async () => {
  const files = await mkdtemp(join(folder, 'embedded-'))
  await sql.destroy()
  sql = await openSql(files)
  await addWebsites()
  const keys = openVisitorKeys(sql, clock)
  const key = (await keys.of(1, '2026-11-20')) ?? ''
  const holding = async () => {
    const names = await readdir(files)
    const contents = await Promise.all(names.map((name) => readFile(join(files, name), 'latin1')))
    return names.filter((_, index) => contents[index]?.includes(key))
  }
  expect(await holding()).not.toEqual([])

  now = Date.parse('2026-11-22T00:00:00Z')
  await keys.forget()

  expect(await holding()).toEqual([])
})

const storedDays = async () => (await sql.selectFrom('visitor_keys').select('day').execute()).map((row) => row.day)

async function addWebsites() {
  await sql
    .insertInto('accounts')
    .values({ id: 1, email: 'owner@localhost', created_at: '2026-11-20T12:00:00Z' })
    .execute()
  await sql
    .insertInto('websites')
    .values([website(), website({ id: 2, domain: '2.example' })])
    .execute()
}
