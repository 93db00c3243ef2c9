import { openStatistics } from '#service/statistics/openStatistics.ts'
import { type BuiltHit, startService, type TestService } from '#test/support/service.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

const hits: BuiltHit[] = [
  { visitor: 1, time: '2026-11-10T09:00:00Z', referrer: 'news.example', country: 'DE' },
  { visitor: 2, time: '2026-11-10T09:00:00Z', referrer: 'news.example', country: 'DE' },
  { visitor: 3, time: '2026-11-11T09:00:00Z', referrer: 'same.example', country: 'FR' },
  { visitor: 4, time: '2026-11-08T09:00:00Z', referrer: 'same.example', country: 'DE' },
  { visitor: 5, time: '2026-11-08T09:00:00Z', referrer: 'gone.example', country: 'US' },
  { visitor: 6, time: '2026-11-08T09:00:00Z', referrer: 'gone.example', country: 'US' },
  { visitor: 7, time: '2026-11-09T09:00:00Z', referrer: 'gone.example', country: 'US' },
]
const ranges = { from: '2026-11-10', to: '2026-11-11', compare_from: '2026-11-08', compare_to: '2026-11-09' }

let service: TestService
let id: number
beforeAll(async () => {
  service = await startService({ now: '2026-11-20T12:00:00Z' })
  id = await service.addWebsite('own.example', { timezone: 'UTC' })
  await service.storeHits(id, hits)
})
afterAll(() => service.stop())

async function changes(name: 'referrer' | 'country', limit: number) {
  const website = await service.websites.find(id)
  if (!website) throw new Error('The website is gone.')
  return openStatistics(service.hits, service.clock).readChanges(website, { ...ranges, name, limit }, 'en')
}

test('rows that are gone come with those that are new, the largest change first; those that stayed are left out', async () => {
  expect(await changes('referrer', 10)).toEqual([
    { value: 'gone.example', count: 0, before: 3, label: undefined },
    { value: 'news.example', count: 2, before: 0, label: undefined },
  ])
})

test('codes have their labels, and no more rows are read than are asked for', async () => {
  expect(await changes('country', 2)).toEqual([
    { value: 'US', count: 0, before: 3, label: 'United States' },
    { value: 'DE', count: 2, before: 1, label: 'Germany' },
  ])
})
