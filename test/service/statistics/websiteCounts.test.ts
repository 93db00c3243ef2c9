import type { WebsiteCounts } from '#contract/websiteCounts.ts'
import { type BuiltHit, startService, type TestService } from '#test/support/service.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

// Noon in Berlin and early morning in New York on the 20th; on Kiritimati the 21st has begun.
const now = '2026-11-20T11:00:00Z'

let service: TestService
let berlin: number
let kiritimati: number
let newYork: number
let empty: number
let foreign: number
let otherKey: string

beforeAll(async () => {
  service = await startService({ now })
  otherKey = await service.addAccount('other@localhost')
  berlin = await service.addWebsite('berlin.example', { timezone: 'Europe/Berlin' })
  kiritimati = await service.addWebsite('kiritimati.example', { timezone: 'Pacific/Kiritimati' })
  newYork = await service.addWebsite('newyork.example', { timezone: 'America/New_York' })
  empty = await service.addWebsite('empty.example', { timezone: 'Europe/Berlin' })
  foreign = await service.addWebsite('foreign.example', { timezone: 'Europe/Berlin' }, otherKey)
  for (const id of [berlin, kiritimati, newYork, foreign]) await service.storeHits(id, hits)
})
afterAll(() => service.stop())

const hits: BuiltHit[] = [
  { visitor: 1, time: '2026-11-20T10:30:00Z' },
  { visitor: 1, time: '2026-11-20T10:31:00Z', name: 'Signup' },
  { visitor: 2, time: '2026-11-20T10:40:00Z' },
  { visitor: 3, time: '2026-11-19T23:30:00Z' },
  { visitor: 4, time: '2026-11-19T03:00:00Z' },
  { visitor: 4, time: '2026-11-19T03:01:00Z' },
  { visitor: 5, time: '2026-11-17T12:00:00Z' },
]

const read = (query: Record<string, string | number>, key: string | null = service.key) =>
  service.request('GET', '/api/v1/stats', { query, key })

test('counts over the last days of each website’s own calendar, and over as many before', async () => {
  const { status, body } = await read({ name: 'visitors', days: 2 })

  expect(status).toBe(200)
  expect(body).toEqual({
    data: [
      { id: berlin, from_date: '2026-11-19', to_date: '2026-11-20', count: 4, before: 1 },
      { id: kiritimati, from_date: '2026-11-20', to_date: '2026-11-21', count: 3, before: 2 },
      { id: newYork, from_date: '2026-11-19', to_date: '2026-11-20', count: 3, before: 2 },
      { id: empty, from_date: '2026-11-19', to_date: '2026-11-20', count: 0, before: 0 },
    ],
  })
})

test('counts day by day where websites are named', async () => {
  const { body } = await read({ name: 'pageviews', days: 3, websites: `${empty},${newYork}` })

  expect(body.data).toEqual([
    { id: newYork, from_date: '2026-11-18', to_date: '2026-11-20', count: 5, before: 1, counts: [2, 1, 2] },
    { id: empty, from_date: '2026-11-18', to_date: '2026-11-20', count: 0, before: 0, counts: [0, 0, 0] },
  ])
})

test.each([
  ['visitors', [1, 0, 1, 3]],
  ['pageviews', [1, 0, 2, 3]],
  ['events', [0, 0, 0, 1]],
])('counts %s as the statistic does', async (name, counts) => {
  const { body } = await read({ name, days: 4, websites: berlin })
  const statistic = await service.request('GET', `/api/v1/stats/${berlin}`, {
    query: { name, from: '2026-11-17', to: '2026-11-20', sort_by: 'value', sort: 'asc' },
  })

  expect(body.data[0].counts).toEqual(counts)
  expect(statistic.body.data.map((row: { count: number }) => row.count)).toEqual(counts)
})

test('takes the last 30 days unless told otherwise', async () => {
  const { body } = await read({ name: 'visitors', websites: berlin })

  expect(body.data[0]).toMatchObject({ from_date: '2026-10-22', to_date: '2026-11-20', count: 5 })
  expect(body.data[0].counts).toHaveLength(30)
})

test('leaves out websites of others, and those that are not there', async () => {
  const own = await read({ name: 'visitors', websites: `${foreign},${berlin},4000000` })
  const theirs = await read({ name: 'visitors' }, otherKey)

  expect(own.body.data.map(({ id }: WebsiteCounts) => id)).toEqual([berlin])
  expect(theirs.body.data.map(({ id }: WebsiteCounts) => id)).toEqual([foreign])
})

test('nobody without a key counts anything', async () => {
  const { status, body } = await read({ name: 'visitors', websites: berlin }, null)

  expect(status).toBe(401)
  expect(body).toEqual({ message: 'Unauthenticated.' })
})

test('counts 500 websites in several time zones', { timeout: 60_000 }, async () => {
  const key = await service.addAccount('many@localhost')
  const zones = ['UTC', 'Europe/Berlin', 'Asia/Kolkata', 'America/Santiago']
  const ids: number[] = []
  for (let index = 0; index < 500; index += 1)
    ids.push(await service.addWebsite(`many-${index}.example`, { timezone: zones[index % zones.length] ?? 'UTC' }, key))
  await Promise.all(
    ids.map((id, index) =>
      service.storeHits(
        id,
        Array.from({ length: index % 5 }, (_, visitor) => ({ visitor, time: '2026-11-20T10:00:00Z' })),
      ),
    ),
  )

  const { body } = await read({ name: 'visitors', days: 7 }, key)

  expect(body.data.map(({ id }: WebsiteCounts) => id)).toEqual(ids)
  expect(body.data.map(({ count }: WebsiteCounts) => count)).toEqual(ids.map((_, index) => index % 5))
})

describe('refuses', () => {
  test.each([
    ['a missing name', {}, 'name'],
    ['a statistic that is no single number', { name: 'browser' }, 'name'],
    ['no days', { name: 'visitors', days: 0 }, 'days'],
    ['more than a leap year', { name: 'visitors', days: 367 }, 'days'],
    ['half a day', { name: 'visitors', days: 1.5 }, 'days'],
    ['what is no id', { name: 'visitors', websites: '1,two' }, 'websites'],
    ['no id at all', { name: 'visitors', websites: '' }, 'websites'],
    ['more than 100 websites', { name: 'visitors', websites: Array(101).fill(1).join(',') }, 'websites'],
  ])('%s', async (_, query, field) => {
    const { status, body } = await read(query)

    expect(status).toBe(422)
    expect(Object.keys(body.errors)).toEqual([field])
  })
})
