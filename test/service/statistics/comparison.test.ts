import { type BuiltHit, startService, type TestService } from '#test/support/service.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const hits: BuiltHit[] = [
  { visitor: 1, time: '2026-11-10T09:00:00Z', page: '/a', country: 'DE' },
  { visitor: 1, time: '2026-11-10T09:10:00Z', page: '/b', country: 'DE' },
  { visitor: 2, time: '2026-11-11T09:00:00Z', page: '/a', country: 'FR' },
  { visitor: 3, time: '2026-11-08T09:00:00Z', page: '/a', country: 'DE' },
  { visitor: 4, time: '2026-11-09T20:00:00Z', page: '/old', country: 'US' },
  { visitor: 5, time: '2026-11-09T21:00:00Z', page: '/old', country: 'DE' },
]

let service: TestService
let website: number
beforeAll(async () => {
  service = await startService({ now: '2026-11-20T12:00:00Z' })
  website = await service.addWebsite('own.example', { timezone: 'UTC' })
  await service.storeHits(website, hits)
})
afterAll(() => service.stop())

const range = { from: '2026-11-10', to: '2026-11-11', compare_from: '2026-11-08', compare_to: '2026-11-09' }
const read = (query: Record<string, string | number>) =>
  service.request('GET', `/api/v1/stats/${website}`, { query: { ...range, ...query } })

test('each row says what it counted before, and the list what all counted', async () => {
  const { body } = await read({ name: 'page' })

  expect(body.data).toEqual([
    { value: '/a', count: 2, before: 1 },
    { value: '/b', count: 1, before: 0 },
  ])
  expect(body.meta).toMatchObject({
    total: 2,
    sum: 3,
    before_sum: 3,
    compare_from_date: '2026-11-08',
    compare_to_date: '2026-11-09',
  })
})

test('days are compared by their position', async () => {
  const { body } = await read({ name: 'visitors', sort_by: 'value', sort: 'asc' })

  expect(body.data).toEqual([
    { value: '2026-11-10', count: 1, before: 1 },
    { value: '2026-11-11', count: 1, before: 2 },
  ])
})

test('a day has no count before where the range compared with is shorter', async () => {
  const { body } = await read({ name: 'pageviews', sort_by: 'value', sort: 'asc', compare_to: '2026-11-08' })

  expect(body.data).toEqual([
    { value: '2026-11-10', count: 2, before: 1 },
    { value: '2026-11-11', count: 1 },
  ])
  expect(body.meta).toMatchObject({ total: 2, before_sum: 1 })
})

test('days beyond the range count in the sum alone where the range compared with is longer', async () => {
  const { body } = await read({ name: 'pageviews', from: '2026-11-11', compare_from: '2026-11-08' })

  expect(body.data).toEqual([{ value: '2026-11-11', count: 1, before: 1 }])
  expect(body.meta).toMatchObject({ total: 1, sum: 1, before_sum: 3 })
})

test('all hours have a count before', async () => {
  const { body } = await read({ name: 'pageviews_hour', sort_by: 'value', sort: 'asc' })

  expect(body.data).toHaveLength(24)
  expect(body.data[9]).toEqual({ value: '09', count: 3, before: 1 })
  expect(body.data[20]).toEqual({ value: '20', count: 0, before: 1 })
})

test('search and filters apply to both ranges', async () => {
  const searched = await read({ name: 'country', search: 'germ' })
  const filtered = await read({ name: 'page', filters: 'country:DE' })

  expect(searched.body).toMatchObject({
    data: [{ value: 'DE', count: 1, before: 2, label: 'Germany' }],
    meta: { sum: 1, before_sum: 2 },
  })
  expect(filtered.body).toMatchObject({
    data: [
      { value: '/a', count: 1, before: 1 },
      { value: '/b', count: 1, before: 0 },
    ],
    meta: { sum: 2, before_sum: 2 },
  })
})

test('says the sum before where nothing is listed', async () => {
  const empty = await read({ name: 'page', from: '2026-11-12', to: '2026-11-13' })
  const beyond = await read({ name: 'page', per_page: 10, page: 7 })

  expect(empty.body).toMatchObject({ data: [], meta: { total: 0, sum: 0, before_sum: 3, from: null, last_page: 1 } })
  expect(beyond.body).toMatchObject({ data: [], meta: { total: 2, sum: 3, before_sum: 3, from: null, last_page: 1 } })
})

test('days at the end of the engine’s time can be compared', async () => {
  const last = { from: '2148-12-30', to: '2148-12-31', compare_from: '2139-01-02', compare_to: '2148-12-31' }

  const { status, body } = await read({ name: 'visitors', ...last })

  expect(status).toBe(200)
  expect(body.meta).toMatchObject({ total: 2, before_sum: 0 })
})

test('rows and sums are as ever without a comparison', async () => {
  const { body } = await service.request('GET', `/api/v1/stats/${website}`, {
    query: { name: 'page', from: range.from, to: range.to },
  })

  expect(body.data[0]).toEqual({ value: '/a', count: 2 })
  expect(Object.keys(body.meta).filter((key) => key.includes('before') || key.includes('compare'))).toEqual([])
})

describe('refuses', () => {
  test.each([
    ['a beginning alone', { compare_to: undefined }, 'compare_to'],
    ['an end alone', { compare_from: undefined }, 'compare_from'],
    ['an end before the beginning', { compare_from: '2026-11-10' }, 'compare_to'],
    ['a range over ten years', { compare_from: '2016-11-08' }, 'compare_to'],
    ['a day that does not exist', { compare_to: '2026-02-30' }, 'compare_to'],
  ])('%s', async (_, change, field) => {
    const fields = Object.entries({ name: 'page', ...range, ...change }).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value] as const],
    )

    const { status, body } = await service.request('GET', `/api/v1/stats/${website}`, {
      query: Object.fromEntries(fields),
    })

    expect(status).toBe(422)
    expect(Object.keys(body.errors)).toEqual([field])
  })
})
