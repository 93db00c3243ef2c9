import { makeQueryClient } from '#dashboard/http/queryClient.ts'
import { offersOf, offersQuery } from '#dashboard/http/offers.ts'
import { dailyQuery, windows } from '#dashboard/http/statistics.ts'
import { startService } from '#test/support/service.ts'
import { expect, test, vi } from 'vitest'

test.each([
  ['2026-11-20', '2026-11-20', ['2026-11-20 2026-11-20']],
  ['2026-08-13', '2026-11-20', ['2026-08-13 2026-11-20']],
  ['2026-08-12', '2026-11-20', ['2026-08-12 2026-11-19', '2026-11-20 2026-11-20']],
])('asks for %s to %s in windows of at most 100 days', (from, to, expected) => {
  expect(windows({ from, to }).map((window) => `${window.from} ${window.to}`)).toEqual(expected)
})

test('a service that offers it is asked for many days at once, and another in windows: the rows are the same', async () => {
  const service = await startService({ now: '2026-11-20T12:00:00Z' })
  const website = await service.addWebsite('example.com', { timezone: 'UTC', privacy: 0 })
  await service.storeHits(website, [{ time: '2024-02-29T09:00:00Z' }, { time: '2026-11-19T09:00:00Z' }])
  const asked: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.includes('/stats/')) asked.push(url)
    const { status, text } = await service.request('GET', url)
    return new Response(text, { status })
  })
  const range = { from: '2024-01-01', to: '2026-11-20' }
  const before = { from: '2021-02-10', to: '2023-12-31' }
  const read = async (client = makeQueryClient()) => {
    asked.length = 0
    const rows = await client.fetchQuery(dailyQuery(website, 'visitors', range, { before }))
    return { rows, requests: asked.length }
  }
  const plain = makeQueryClient()
  plain.setQueryData(offersQuery.queryKey, { ...offersOf({ paths: {} }), comparison: true })

  const inOne = await read()
  const inWindows = await read(plain)

  expect([inOne.requests, inWindows.requests]).toEqual([1, 11])
  expect(inOne.rows).toHaveLength(1055)
  expect(inOne.rows).toEqual(inWindows.rows)
  vi.unstubAllGlobals()
  await service.stop()
})
