import { openStatistics } from '#service/statistics/openStatistics.ts'
import type { WebsiteRow } from '#service/storage/sql/tables.ts'
import { type BuiltHit, startService, type TestService } from '#test/support/service.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

const hits: BuiltHit[] = [
  { visitor: 1, time: '2026-11-10T09:00:00Z' },
  { visitor: 1, time: '2026-11-10T09:10:00Z', page: '/b' },
  { visitor: 1, time: '2026-11-10T09:20:00Z', name: 'Signup' },
  { visitor: 2, time: '2026-11-10T22:30:00Z' },
  { visitor: 3, time: '2026-11-10T23:30:00Z', name: 'Signup' },
  // Neither of these days is asked for, in Berlin or in New York.
  { visitor: 4, time: '2026-11-07T12:00:00Z' },
  { visitor: 5, time: '2026-11-14T12:00:00Z' },
]
const days = { from: '2026-11-09', to: '2026-11-12' }

let service: TestService
const websites: WebsiteRow[] = []
beforeAll(async () => {
  service = await startService({ now: '2026-11-20T12:00:00Z' })
  for (const [domain, timezone] of [
    ['berlin.example', 'Europe/Berlin'],
    ['york.example', 'America/New_York'],
    ['potsdam.example', 'Europe/Berlin'],
  ] as const) {
    const id = await service.addWebsite(domain, { timezone })
    const website = await service.websites.find(id)
    if (website) websites.push(website)
    if (domain !== 'potsdam.example') await service.storeHits(id, hits)
  }
})
afterAll(() => service.stop())

test('each website’s days are cut where it is', async () => {
  const counts = await openStatistics(service.hits, service.clock).countDays(websites, days)

  expect(counts).toEqual([
    { id: 1, day: '2026-11-10', visitors: 2, pageviews: 3, events: 1 },
    { id: 1, day: '2026-11-11', visitors: 1, pageviews: 0, events: 1 },
    { id: 2, day: '2026-11-10', visitors: 3, pageviews: 3, events: 2 },
  ])
})

test.each(['visitors', 'pageviews', 'events'] as const)('they count the same %s as the statistic', async (name) => {
  const counts = await openStatistics(service.hits, service.clock).countDays(websites, days)

  for (const { id } of websites) {
    const { body } = await service.request('GET', `/api/v1/stats/${id}`, { query: { name, ...days } })
    const counted = Object.fromEntries(counts.filter((row) => row.id === id).map((row) => [row.day, row[name]]))
    const read = body.data.map(({ value, count }: { value: string; count: number }) => [value, count])
    expect(Object.fromEntries(read)).toMatchObject(counted)
    expect(body.meta.sum).toBe(Object.values(counted).reduce((sum, count) => sum + count, 0))
  }
})
