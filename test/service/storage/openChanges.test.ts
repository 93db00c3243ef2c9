import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Changes, lastClosedDay, openChanges } from '#service/storage/openChanges.ts'
import { openSql, type Sql } from '#service/storage/sql/openSql.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'

const hour = 3_600_000

let folder: string
let sql: Sql
let changes: Changes
let now: number
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'porchlight-changes-'))
  sql = await openSql(folder)
  now = Date.parse('2026-11-20T12:00:00Z')
  changes = openChanges(sql, () => now)
})
afterEach(async () => {
  await sql.destroy()
  await rm(folder, { recursive: true, force: true })
})

const hitAt = (time: string, website_id = 1) => ({ website_id, time: Date.parse(time) })
const nothing = async () => {}

/** The generation once there is no more to come of what was done. */
async function settled(website = 1) {
  now += hour
  return changes.generation(website)
}

test('what is stored as it happens changes no history', async () => {
  await changes.storing([hitAt('2026-11-20T12:00:00Z'), hitAt('2026-11-19T13:00:00Z')], nothing)

  expect(await changes.generation(1)).toBe(0)
})

test('a late hit changes that of its website alone', async () => {
  await changes.storing([hitAt('2026-11-19T11:00:00Z')], nothing)

  expect(await settled(1)).toBe(1)
  expect(await settled(2)).toBe(0)
})

test('it is marked before it is stored, and nothing is kept until there is no more to come', async () => {
  await changes.storing([hitAt('2026-10-19T11:00:00Z')], async () => {
    expect(await changes.generation(1)).toBeUndefined()
  })

  now += 9 * 60_000
  expect(await changes.generation(1)).toBeUndefined()
  now += 60_000
  expect(await changes.generation(1)).toBe(1)
})

test('what is stored shortly after one another is marked once', async () => {
  for (let batch = 0; batch < 5; batch += 1) await changes.storing([hitAt('2026-10-19T11:00:00Z')], nothing)

  expect(await settled()).toBe(1)
})

test('what takes long is marked again when it is done', async () => {
  await changes.storing([hitAt('2026-10-19T11:00:00Z')], async () => {
    now += hour
  })

  expect(await changes.generation(1)).toBeUndefined()
  expect(await settled()).toBe(2)
})

test('what failed may have been stored, and stays marked', async () => {
  await expect(
    changes.storing([hitAt('2026-10-19T11:00:00Z')], () => Promise.reject(new Error('away'))),
  ).rejects.toThrow('away')

  expect(await settled()).toBe(1)
})

test('what waited so long that it is late by now is marked', async () => {
  await changes.storing([hitAt('2026-11-20T11:00:00Z')], async () => {
    now += 30 * hour
  })

  expect(await settled()).toBe(1)
})

test('hits of a clock that was set back are late', async () => {
  await changes.storing([hitAt('2026-11-20T12:00:00Z')], nothing)
  now -= 48 * hour

  await changes.storing([hitAt('2026-11-18T12:00:00Z')], nothing)

  expect(await settled()).toBe(1)
})

test('whatever is deleted changes the history', async () => {
  await changes.deleting({ website_id: 1, first_month: '0000-00', last_month: '9999-99' }, nothing)

  expect(await settled()).toBe(1)
})

test('a day is closed when all its hits would be late', () => {
  expect(lastClosedDay('UTC', Date.parse('2026-11-20T00:59:00Z'))).toBe('2026-11-17')
  expect(lastClosedDay('UTC', Date.parse('2026-11-20T01:00:00Z'))).toBe('2026-11-18')
  expect(lastClosedDay('Pacific/Kiritimati', Date.parse('2026-11-20T11:00:00Z'))).toBe('2026-11-19')
})
