import { startService } from '#test/support/service.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let service: Awaited<ReturnType<typeof startService>>
let website: number
beforeAll(async () => {
  service = await startService({ now: '2026-11-20T12:00:00Z' })
  website = await service.addWebsite('example.com', { timezone: 'Europe/Berlin' })
  await service.storeHits(website, [
    { time: '2017-03-01T09:00:00Z' },
    { time: '2026-11-19T09:00:00Z' },
    { time: '2026-11-19T09:01:00Z', visitor: 2 },
  ])
})
afterAll(() => service.stop())

test('ten years of days are one answer, in which each day is', async () => {
  const query = { name: 'visitors', from: '2016-11-21', to: '2026-11-20', sort_by: 'value', sort: 'asc', all_days: 1 }
  const { status, body } = await service.request('GET', `/api/v1/stats/${website}`, {
    query: { ...query, per_page: 10, page: 3, compare_from: '2006-11-21', compare_to: '2016-11-20' },
  })

  expect(status).toBe(200)
  expect(body.data).toHaveLength(3652)
  expect(body.data.at(0)).toEqual({ value: '2016-11-21', count: 0, before: 0 })
  expect(body.data.at(-2)).toEqual({ value: '2026-11-19', count: 2, before: 0 })
  expect(body.meta).toMatchObject({ current_page: 1, last_page: 1, total: 3652, sum: 3 })
})
