import { createHash } from 'node:crypto'
import { dayIn } from '#service/clock.ts'
import { parseDate } from '@internationalized/date'
import { simulate } from '#service/simulation/simulate.ts'
import { simulateDay } from '#service/simulation/simulateDay.ts'
import type { Hit } from '#service/storage/hits/Hit.ts'
import { beforeAll, describe, expect, test } from 'vitest'

const website = { id: 7, domain: 'simulated.example', timezone: 'America/New_York' }
const now = Date.parse('2026-11-20T17:30:00Z')

const year = (at: number) => [...simulate(website, at)].flat()
const day = (hit: Hit) => dayIn(website.timezone, hit.time)
/** A quarter of a million objects take long to compare one by one. */
const fingerprint = (hits: readonly Hit[]) => {
  const hash = createHash('sha256')
  for (const hit of hits) hash.update(Object.values(hit).join())
  return hash.digest('hex')
}

function countBy(hits: readonly Hit[], key: (hit: Hit) => string): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const hit of hits) counts[key(hit)] = (counts[key(hit)] ?? 0) + 1
  return counts
}

describe('a year of simulated hits', () => {
  let hits: Hit[]
  beforeAll(() => {
    hits = year(now)
  })

  test('has a quarter of a million hits, give or take', () => {
    expect(hits.length).toBeGreaterThan(200_000)
    expect(hits.length).toBeLessThan(300_000)
  })

  test('lies within the year up to now, with hits on every day of it', () => {
    const days = Object.keys(countBy(hits, day)).toSorted()

    expect(days).toHaveLength(365)
    expect([days[0], days.at(-1)]).toEqual(['2025-11-21', '2026-11-20'])
    expect(hits.filter(({ time }) => time > now)).toEqual([])
  })

  test('is the same when it is made again, and goes on from there later on the same day', () => {
    const later = year(now + 3_600_000)

    expect(fingerprint(later.filter(({ time }) => time <= now))).toBe(fingerprint(hits))
    expect(later.length).toBeGreaterThan(hits.length)
  })

  test('has a visitor on one day only, from one place with one machine', () => {
    const days = new Map<string, string>()
    const otherDays = hits.filter((hit) => {
      const { visitor, city, browser, os, resolution, language } = hit
      const one = [day(hit), city, browser, os, resolution, language].join(' ')
      const known = days.get(visitor) ?? one
      days.set(visitor, known)
      return known !== one
    })

    expect(otherDays).toEqual([])
  })

  test('is busier on workdays than at weekends, and by day than at night on the website’s clock', () => {
    const formats = { timeZone: website.timezone, hour12: false } as const
    const weekday = new Intl.DateTimeFormat('en', { ...formats, weekday: 'short' })
    const hour = new Intl.DateTimeFormat('en', { ...formats, hour: '2-digit' })
    const weekdays = countBy(hits, ({ time }) => weekday.format(time))
    const hours = countBy(hits, ({ time }) => hour.format(time))

    expect(weekdays['Tue']).toBeGreaterThan(1.4 * (weekdays['Sun'] ?? 0))
    expect(hours['10']).toBeGreaterThan(8 * (hours['03'] ?? 0))
  })

  test('names countries, continents and cities that belong together', () => {
    const wrong = hits.filter(({ city, country }) => !city.startsWith(`${country}:`))
    const continents = countBy(hits, ({ continent }) => continent)

    expect(wrong).toEqual([])
    expect(Object.keys(continents).toSorted()).toEqual(['AF', 'AS', 'EU', 'NA', 'OC', 'SA'])
  })

  test('grows over the year and has days on which somebody spoke of the website', () => {
    const days = Object.entries(countBy(hits, day)).toSorted(([one], [other]) => one.localeCompare(other))
    const sum = (some: typeof days) => some.reduce((total, [, count]) => total + count, 0)
    const spike = days.find(([name]) => name === '2026-10-14')?.[1] ?? 0
    const weekBefore = days.find(([name]) => name === '2026-10-07')?.[1] ?? 0

    expect(sum(days.slice(-60))).toBeGreaterThan(1.3 * sum(days.slice(0, 60)))
    expect(spike).toBeGreaterThan(2 * weekBefore)
  })

  test('has custom events with properties', () => {
    const events = hits.filter(({ name }) => name !== 'pageview')

    expect(new Set(events.map(({ name }) => name))).toEqual(new Set(['Signup', 'Download', 'Newsletter']))
    expect(events.filter(({ properties }) => Object.keys(JSON.parse(properties)).length !== 1)).toEqual([])
  })
})

test.each([
  ['without a midnight', 'America/Santiago', '2026-09-06'],
  ['of 23.5 hours', 'Australia/Lord_Howe', '2026-10-04'],
  ['of 25 hours', 'Europe/Berlin', '2026-10-25'],
])('a day %s has its hits within it', (_what, timezone, name) => {
  const hits = simulateDay(parseDate(name), 30, { ...website, timezone })

  expect(hits.length).toBeGreaterThan(200)
  expect(new Set(hits.map(({ time }) => dayIn(timezone, time)))).toEqual(new Set([name]))
})
