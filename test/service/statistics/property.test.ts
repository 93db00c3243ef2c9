import { statisticNames, type StatisticRow } from '#contract/statistic.ts'
import type { Hit } from '#service/storage/hits/Hit.ts'
import { startService, type TestService } from '#test/support/service.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { countInMemory } from './countInMemory.ts'

let service: TestService
beforeAll(async () => {
  service = await startService()
})
afterAll(() => service.stop())

// Around days when clocks change in some of the zones, on both sides of many midnights, half-hour and date-line zones among them.
const zones = [
  'UTC',
  'Europe/Berlin',
  'America/New_York',
  'Asia/Kolkata',
  'Pacific/Kiritimati',
  'Australia/Lord_Howe',
  'America/Santiago',
]
const starts = ['2026-03-07', '2026-03-28', '2026-09-05', '2026-10-24', '2026-10-31']

const places = fc.constantFrom(
  ['EU', 'DE', 'DE:Berlin', 'de'],
  ['EU', 'DE', 'DE:Köln', 'tr'],
  ['NA', 'US', 'US:Portland', 'en'],
  ['', '', '', ''],
)
const programs = fc.constantFrom(
  ['Firefox', 'Linux', 'desktop', '1920x1080'],
  ['Safari', 'iOS', 'mobile', '390x844'],
  ['', '', '', ''],
)

const hit = fc.record({
  minutes: fc.oneof(fc.integer({ min: -2000, max: 7000 }), fc.integer({ min: 0, max: 40 })),
  millisecond: fc.constantFrom(0, 1, 59_999),
  visitor: fc.integer({ min: 1, max: 6 }),
  name: fc.constantFrom('pageview', 'pageview', 'pageview', 'Signup', 'Ünïcode "event"'),
  page: fc.constantFrom('/', '/a', '/ü?q=1', "/it's\\odd\t"),
  referrer: fc.constantFrom('', 'own.example', 'news.example'),
  campaign: fc.constantFrom('', '', 'autumn'),
  place: places,
  software: programs,
})

const scene = fc.record({
  zone: fc.constantFrom(...zones),
  start: fc.constantFrom(...starts),
  length: fc.integer({ min: 0, max: 4 }),
  hits: fc.array(hit, { maxLength: 60 }),
})

type Built = typeof hit extends fc.Arbitrary<infer T> ? T : never

function build(
  website_id: number,
  start: string,
  { minutes, millisecond, visitor, place, software, ...rest }: Built,
): Hit {
  const [continent = '', country = '', city = '', language = ''] = place
  const [browser = '', os = '', device = '', resolution = ''] = software
  const time = Date.parse(start) + minutes * 60_000 + millisecond
  return {
    ...rest,
    website_id,
    time,
    visitor: String(visitor),
    continent,
    country,
    city,
    language,
    browser,
    os,
    device,
    resolution,
    properties: '',
    bot: '',
  }
}

/** All pages of a statistic. */
async function read(id: number, query: Record<string, string>): Promise<Record<string, number>> {
  const rows: Record<string, number> = {}
  for (let page = 1, last = 1; page <= last; page += 1) {
    const { body } = await service.request('GET', `/api/v1/stats/${id}`, { query: { ...query, page } })
    for (const { value, count } of body.data as StatisticRow[]) rows[value] = count
    last = body.meta.last_page
  }
  return rows
}

test('all statistics of random hits are what a plain count in memory says', { timeout: 120_000 }, async () => {
  let websites = 0

  await fc.assert(
    fc.asyncProperty(scene, async ({ zone, start, length, hits }) => {
      const id = await service.addWebsite(`own-${(websites += 1)}.example`, { timezone: zone })
      const to = new Date(Date.parse(start) + length * 86_400_000).toISOString().slice(0, 10)
      const stored = hits.map((built) => {
        const made = build(id, start, built)
        return made.referrer === 'own.example' ? { ...made, referrer: `own-${websites}.example` } : made
      })
      await service.hits.insert(stored)
      const expected = countInMemory(stored, { domain: `own-${websites}.example`, timezone: zone }, { from: start, to })

      for (const name of statisticNames) {
        const rows = await read(id, { name, from: start, to })
        expect({ name, rows }).toEqual({ name, rows: expected(name) })
      }
    }),
    { numRuns: 40 },
  )
})
