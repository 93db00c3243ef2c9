import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openSql, type Sql } from '#service/storage/sql/openSql.ts'
import { openTries } from '#service/storage/sql/openTries.ts'
import { secret } from '#service/storage/sql/secret.ts'
import { databaseOf } from '#test/support/postgres/databaseOf.ts'

const minute = 60_000

let folder: string
let sql: Sql
let now: number
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'porchlight-tries-'))
  sql = await openSql(folder, await databaseOf(folder))
  now = Date.parse('2026-11-20T12:00:00.250Z')
})
afterEach(async () => {
  await sql.destroy()
  await rm(folder, { recursive: true, force: true })
})

/** Counts as one more copy of the service does. */
const openCopy = async (most?: number) => openTries(sql, () => now, await secret(sql, 'tries'), most)

test('what is taken at one copy is taken at all, however many ask at once', async () => {
  const copies = await Promise.all([openCopy(), openCopy(), openCopy()])

  const taken = await Promise.all(
    Array.from({ length: 30 }, async (_, turn) => copies[turn % 3]?.take('password 7', 10, minute)),
  )

  expect(taken.filter((one) => one && one.count <= 10)).toHaveLength(10)
  expect(await copies[0]?.take('password 7', 10, minute)).toEqual({ count: 11, left: minute })
})

test('everybody has their own, and it begins anew when the time is over', async () => {
  const tries = await openCopy()
  for (let times = 0; times < 3; times += 1) await tries.take('password 7', 2, minute)

  expect(await tries.take('password 8', 2, minute)).toEqual({ count: 1, left: minute })
  now += minute - 1
  expect(await tries.take('password 7', 2, minute)).toEqual({ count: 3, left: 1 })
  now += 1
  expect(await tries.take('password 7', 2, minute)).toEqual({ count: 1, left: minute })
})

test('a clock that is set back keeps nobody waiting for longer', async () => {
  const tries = await openCopy()
  for (let times = 0; times < 3; times += 1) await tries.take('password 7', 2, minute)

  now -= 1000
  expect((await tries.take('password 7', 2, minute)).count).toBe(3)
  now -= minute
  expect(await tries.take('password 7', 2, minute)).toEqual({ count: 1, left: minute })
})

test('what is given back can be taken again', async () => {
  const tries = await openCopy()
  await tries.take('password 7', 2, minute)
  await tries.take('password 7', 2, minute)

  await tries.giveBack('password 7')

  expect((await tries.take('password 7', 2, minute)).count).toBe(2)
  expect((await tries.take('password 7', 2, minute)).count).toBe(3)
})

test('the table names nobody, and is empty when nothing counts any more', async () => {
  const tries = await openCopy()
  await tries.take('password 203.0.113.9', 2, minute)
  const rows = await sql.selectFrom('tries').selectAll().execute()

  await tries.sweep()
  const [kept] = await sql.selectFrom('tries').selectAll().execute()
  now += minute
  await tries.sweep()

  expect(rows).toEqual([{ who: expect.stringMatching(/^[\w-]{43}$/), count: 1, until: '2026-11-20T12:01:00.250Z' }])
  expect(kept).toEqual(rows[0])
  expect(await sql.selectFrom('tries').selectAll().execute()).toEqual([])
})

test('of more networks than there is room for, the last ones share what they may, and only as long as that is so', async () => {
  const tries = await openCopy(30)
  const takeAll = async () => {
    for (let index = 0; index <= 30; index += 1) await tries.take(`password 2001:db8:0:${index}::/64`, 1, minute)
  }
  const rows = async () => (await sql.selectFrom('tries').select('who').execute()).map(({ who }) => who)
  const shared = async () => (await rows()).filter((who) => /^password [\w-]{3}$/.test(who))

  await takeAll()
  const before = await shared()
  await tries.sweep()
  await takeAll()
  const meanwhile = await shared()
  now += minute
  await tries.sweep()
  await tries.take('password 7', 1, minute)

  expect(before).toEqual([])
  expect(meanwhile.length).toBeGreaterThan(0)
  expect(await rows()).toEqual([expect.stringMatching(/^[\w-]{43}$/)])
})
