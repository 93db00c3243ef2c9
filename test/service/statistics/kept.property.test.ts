import type { StatisticName } from '#contract/statistic.ts'
import type { StatisticQuery } from '#contract/statisticQuery.ts'
import { openStatistics } from '#service/statistics/openStatistics.ts'
import { type BuiltHit, startService, type TestService } from '#test/support/service.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'

const minute = 60_000
const day = 1440 * minute

let service: TestService
let now = Date.parse('2026-03-27T12:00:00Z')
beforeAll(async () => {
  service = await startService({ now: new Date(now).toISOString() })
})
afterAll(() => service.stop())

function pass(milliseconds: number) {
  now += milliseconds
  service.moveTo(new Date(now).toISOString())
}

const countries = ['DE', 'FR', 'JP']

/** What may happen to a website; times are days ago. */
const step = fc.oneof(
  fc.record({ kind: fc.constant('hit' as const), ago: fc.constant(0), visitor: fc.nat(3), country: fc.nat(2) }),
  fc.record({
    kind: fc.constant('hit' as const),
    ago: fc.integer({ min: 1, max: 9 }),
    visitor: fc.nat(3),
    country: fc.nat(2),
  }),
  fc.record({ kind: fc.constant('import' as const), ago: fc.integer({ min: 0, max: 9 }), visitor: fc.nat(3) }),
  fc.record({ kind: fc.constant('delete' as const), country: fc.nat(2) }),
  fc.record({ kind: fc.constant('zone' as const), zone: fc.constantFrom('UTC', 'Asia/Tokyo', 'America/New_York') }),
  fc.record({ kind: fc.constant('wait' as const), minutes: fc.constantFrom(1, 11, 11, 1440) }),
)

type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

async function take(website: number, taken: Step): Promise<void> {
  if (taken.kind === 'wait') return pass(taken.minutes * minute)
  if (taken.kind === 'zone') {
    await service.request('PUT', `/api/v1/websites/${website}`, { form: { timezone: taken.zone } })
    return
  }
  if (taken.kind === 'delete') {
    await service.hits.deleteHits({
      website,
      condition: 'website_id = {website:UInt32} AND country = {country:String}',
      parameters: { website, country: countries[taken.country] },
    })
    return
  }
  const hit: BuiltHit = {
    time: new Date(now - taken.ago * day).toISOString(),
    visitor: taken.visitor,
    country: taken.kind === 'hit' ? (countries[taken.country] ?? '') : 'US',
    import_id: taken.kind === 'import' ? 1 : 0,
  }
  await service.storeHits(website, [hit])
}

const asked = { country: 'count', visitors: 'value', page: 'count' } as const satisfies Partial<
  Record<StatisticName, 'count' | 'value'>
>

const dayAt = (ago: number) => new Date(now - ago * day).toISOString().slice(0, 10)

test('whatever happens, numbers that are kept are those that are counted anew', { timeout: 240_000 }, async () => {
  const anew = openStatistics(service.hits, () => now)
  /** What a browser keeps: the name of each answer, and the answer. */
  const browser = new Map<string, { tag: string; data: unknown }>()
  let confirmed = 0
  let websites = 0

  async function readThrough(url: string): Promise<unknown> {
    const kept = browser.get(url)
    const { status, headers, body } = await service.request('GET', url, {
      headers: kept ? { 'if-none-match': kept.tag } : {},
    })
    if (status === 304) {
      confirmed += 1
      return kept?.data
    }
    expect(status).toBe(200)
    if (headers.etag === undefined) browser.delete(url)
    else browser.set(url, { tag: headers.etag, data: body.data })
    return body.data
  }

  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 8 }), async (steps) => {
      const id = await service.addWebsite(`own-${(websites += 1)}.example`, { timezone: 'UTC' })
      const ranges = [
        { from: dayAt(9), to: dayAt(3) },
        { from: dayAt(9), to: dayAt(0) },
      ]
      for (const taken of steps) {
        await take(id, taken)
        const website = await service.websites.find(id)
        if (!website) throw new Error('It is gone.')
        for (const range of ranges)
          for (const [name, sort_by] of Object.entries(asked)) {
            const query = { name, ...range, sort_by, sort: 'desc', per_page: '100', page: '1' }
            const url = `/api/v1/stats/${id}?${new URLSearchParams(query)}`
            const { rows } = await anew.read({
              website,
              minimum: 0,
              // The names and orders of the table above.
              query: { ...query, per_page: 100, page: 1, filters: [], search_by: 'value' } as StatisticQuery,
              language: 'en',
            })
            // Once to be kept, and once to be read as it was kept.
            expect(await readThrough(url)).toEqual(rows)
            expect(await readThrough(url)).toEqual(rows)
          }
      }
    }),
    { numRuns: 4 },
  )
  expect(confirmed).toBeGreaterThan(0)
})
