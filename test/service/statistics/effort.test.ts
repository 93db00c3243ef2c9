import { statisticNames } from '#contract/statistic.ts'
import { conditionsOf, grouped } from '#service/statistics/filterConditions.ts'
import { rangeDays } from '#service/statistics/hitsInRange.ts'
import { filteredHits } from '#service/statistics/source.ts'
import { statementOf } from '#service/statistics/statements.ts'
import { startService, type TestService } from '#test/support/service.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let service: TestService
let website: number
beforeAll(async () => {
  service = await startService({ now: '2026-11-20T12:00:00Z' })
  website = await service.addWebsite('public.example', { timezone: 'UTC', privacy: 0 })
  await service.storeHits(
    website,
    Array.from({ length: 100_000 }, (_, visitor) => ({
      visitor,
      time: '2026-11-10T09:00:00Z',
      page: `/page-${visitor % 1000}`,
    })),
  )
})
afterAll(() => service.stop())

test('fifty long parts of pages are looked for in a moment', async () => {
  const query = new URLSearchParams({ name: 'page', from: '2026-11-10', to: '2026-11-10' })
  for (let part = 10; part < 60; part += 1) query.append('filters', `page~${part}${'x'.repeat(200)}`)

  const began = performance.now()
  const { body } = await service.request('GET', `/api/v1/stats/${website}?${query}`, { key: null })

  expect(body.data).toEqual([])
  expect(performance.now() - began).toBeLessThan(1200)
})

test('whoever reads without a key does not keep the owner waiting', async () => {
  const answered: string[] = []
  const ask = async (who: string, page: number, key?: null) => {
    const query = { name: 'landing_page', from: '2026-11-10', to: '2026-11-10', page }
    await service.request('GET', `/api/v1/stats/${website}`, { query, ...(key === null && { key }) })
    answered.push(who)
  }

  const all = Array.from({ length: 10 }, (_, index) => ask('public', index + 1, null))
  await all[0]
  await Promise.all([...all, ask('owner', 1)])

  expect(answered).toHaveLength(11)
  expect(answered.indexOf('owner')).toBeLessThanOrEqual(3)
})

test.each(statisticNames)('however many filters there are, %s reads the hits no more than six times', (name) => {
  const filters = statisticNames.flatMap((filtered) =>
    (['is', 'is_not', 'contains', 'contains_not'] as const).map((operator) => ({
      name: filtered,
      operator,
      value: 'x',
    })),
  )

  const statement = statementOf(name, filteredHits(rangeDays, conditionsOf(grouped(filters))))

  expect(statement.match(/FROM hits\b/g)?.length).toBeLessThanOrEqual(6)
})
