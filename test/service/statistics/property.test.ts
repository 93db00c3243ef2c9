import { type Filter, writeFilter } from '#contract/filter.ts'
import { statistics, type StatisticName, statisticNames, type StatisticRow } from '#contract/statistic.ts'
import { attributes } from '#service/statistics/attributes.ts'
import { startService, type TestService } from '#test/support/service.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { countInMemory } from './countInMemory.ts'
import { build, type Scene, scene } from './randomHits.ts'

let service: TestService
let websites = 0
beforeAll(async () => {
  service = await startService()
})
afterAll(() => service.stop())

/** Stores a scene's hits on a website of its own. */
async function store({ zone, start, length, hits }: Scene) {
  const domain = `own-${(websites += 1)}.example`
  const id = await service.addWebsite(domain, { timezone: zone })
  const stored = hits.map((built) => {
    const made = build(id, start, built)
    return made.referrer === 'own.example' ? { ...made, referrer: domain } : made
  })
  await service.hits.insert(stored)
  return { id, stored, website: { domain, timezone: zone }, range: { from: start, to: later(start, length) } }
}

const later = (day: string, days: number) => new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)

/** All pages of a statistic, and the sums. */
async function read(id: number, fields: Record<string, string>, filters: readonly Filter[] = []) {
  const rows: StatisticRow[] = []
  const meta: Record<string, number> = {}
  for (let page = 1; page <= (meta['last_page'] ?? 1); page += 1) {
    const query = new URLSearchParams({ ...fields, page: String(page) })
    for (const filter of filters) query.append('filters', writeFilter(filter))
    const { status, body, text } = await service.request('GET', `/api/v1/stats/${id}?${query}`)
    if (status !== 200) throw new Error(text)
    rows.push(...body.data)
    Object.assign(meta, body.meta)
  }
  return { rows, meta }
}

const counts = (rows: readonly StatisticRow[]) => Object.fromEntries(rows.map(({ value, count }) => [value, count]))

const total = (rows: Record<string, number>) => Object.values(rows).reduce((sum, count) => sum + count, 0)

test('all statistics of random hits are what a plain count in memory says', { timeout: 120_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(scene, async (built) => {
      const { id, stored, website, range } = await store(built)
      const expected = countInMemory(stored, website, range)

      for (const name of statisticNames) {
        const { rows } = await read(id, { name, ...range })
        expect({ name, rows: counts(rows) }).toEqual({ name, rows: expected(name) })
      }
    }),
    { numRuns: 16 },
  )
})

/** A filter by one of the values there are, a part of it, or something else. */
const choice = fc.record({
  name: fc.constantFrom(...statisticNames),
  operator: fc.constantFrom('is', 'is', 'is_not', 'contains', 'contains_not'),
  which: fc.nat(),
  part: fc.boolean(),
  other: fc.option(fc.constantFrom('', 'own-', 'e', "'", '2026')),
})

type Choice = typeof choice extends fc.Arbitrary<infer T> ? T : never

const filtersOf = (choices: readonly Choice[], rowsOf: (name: StatisticName) => Record<string, number>): Filter[] =>
  choices.map(({ name, operator, which, part, other }) => {
    const known = Object.entries(rowsOf(name)).flatMap(([value, count]) => (count > 0 ? [value] : []))
    const value = other ?? known[which % known.length] ?? ''
    return { name, operator, value: part && operator.startsWith('contains') ? value.slice(1, 4).toUpperCase() : value }
  })

test('filtered and compared they are, too', { timeout: 240_000 }, async () => {
  const choices = fc.array(choice, { minLength: 1, maxLength: 4 })
  const comparison = fc.record({ offset: fc.integer({ min: -3, max: 3 }), length: fc.integer({ min: 0, max: 4 }) })

  await fc.assert(
    fc.asyncProperty(scene, choices, comparison, async (built, chosen, { offset, length }) => {
      const { id, stored, website, range } = await store(built)
      const filters = filtersOf(chosen, countInMemory(stored, website, range))
      const before = { from: later(range.from, offset), to: later(range.from, offset + length) }
      const expected = countInMemory(stored, website, range, filters)
      const expectedBefore = countInMemory(stored, website, before, filters)

      for (const name of statisticNames) {
        const query = { name, ...range, compare_from: before.from, compare_to: before.to }
        const { rows, meta } = await read(id, query, filters)
        const sums = { sum: meta['sum'], before: meta['before_sum'] }
        expect({ name, rows: counts(rows), ...sums }).toEqual({
          name,
          rows: expected(name),
          sum: total(expected(name)),
          before: total(expectedBefore(name)),
        })
        const byDay = statistics[name].value === 'day'
        for (const { value, before: counted } of rows)
          expect(counted).toBe(expectedBefore(name)[byDay ? later(value, offset) : value] ?? (byDay ? undefined : 0))
      }
    }),
    { numRuns: 8 },
  )
})

/** By the hours of what others than the filter there is did, it may be that nobody is left who did that, too, in the hour. */
const ofOthers: Partial<Record<StatisticName, StatisticName>> = { pageviews_hour: 'event', events_hour: 'page' }

/** Statistics that leave out of what they count whatever their own filter does not name. */
const narrowed = new Set(statisticNames.filter((name) => !(name in attributes)))

test('a row keeps its count when it is clicked', { timeout: 240_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(scene, fc.array(choice, { maxLength: 1 }), async (built, chosen) => {
      const { id, stored, website, range } = await store(built)
      const already = filtersOf(chosen, countInMemory(stored, website, range))

      const there = already[0]?.name
      for (const name of statisticNames.filter(
        (clicked) => clicked !== there && (!there || ofOthers[clicked] !== there),
      )) {
        const seen = countInMemory(stored, website, range, already)(name)
        for (const [value, count] of Object.entries(seen).filter(([, visible]) => visible > 0)) {
          const filters: Filter[] = [...already, { name, operator: 'is', value }]
          const { rows, meta } = await read(id, { name, ...range }, filters)
          expect({ filters, count: counts(rows)[value] }).toEqual({ filters, count })
          if (narrowed.has(name)) expect(meta['sum']).toBe(count)
        }
      }
    }),
    { numRuns: 6 },
  )
})
