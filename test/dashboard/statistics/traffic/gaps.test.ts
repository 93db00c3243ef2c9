import { gapBands, isGap, withGaps } from '#dashboard/statistics/traffic/gaps.ts'
import { grouped } from '#dashboard/statistics/traffic/grouping.ts'
import { readingsAt, toldAloud } from '#dashboard/statistics/traffic/readings.ts'
import type { Traffic } from '#dashboard/statistics/traffic/traffic.ts'
import { trafficTable } from '#dashboard/statistics/traffic/trafficTable.ts'
import { expect, test } from 'vitest'

const counts = { visitors: 1, pageviews: 2, events: null }
const moment = (at: string) => ({ at, now: counts, beforeAt: null, before: null })
const traffic = (steps: readonly string[], unit: Traffic['unit'] = 'day'): Traffic => ({
  range: unit === 'hour' ? { from: '2026-11-20', to: '2026-11-20' } : { from: steps[0] ?? '', to: steps.at(-1) ?? '' },
  beforeRange: null,
  unit,
  moments: steps.map(moment),
  total: counts,
  compared: null,
  unfinished: null,
  partial: [],
})
const received = (missing: Record<string, number>) => ({
  from_date: '2026-11-01',
  to_date: '2026-11-30',
  timezone: 'UTC',
  since: '2026-01-01T00:00:00Z',
  stored: 0,
  left_out: [],
  steps: Object.entries(missing).map(([at, minutes]) => ({ at, stored: 0, left_out: [], missing: minutes })),
})
const week = ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22']

test.each([
  ['hour', 2, false],
  ['hour', 3, true],
  ['day', 71, false],
  ['day', 72, true],
  ['week', 503, false],
  ['week', 504, true],
] as const)('of a step that is a %s %d minutes that are missing are told: %s', (unit, missing, told) => {
  expect(isGap({ ...moment('x'), missing }, { unit })).toBe(told)
})

test('days, and the hours of one day, get what is missing of them', () => {
  const days = withGaps(traffic(week), received({ '2026-11-17': 600, '2026-12-01': 5 }))
  const hours = withGaps(traffic(['13', '14'], 'hour'), received({ '2026-11-20T14': 60, '2026-11-19T13': 60 }))

  expect(days.moments.map(({ missing }) => missing)).toEqual([undefined, 600, ...Array(5).fill(undefined)])
  expect(hours.moments.map(({ missing }) => missing)).toEqual([undefined, 60])
})

test('what has no gaps is drawn as it was', () => {
  const whole = traffic(week)

  expect(withGaps(whole, received({}))).toBe(whole)
  expect(withGaps(whole, undefined)).toBe(whole)
  expect(trafficTable(whole).head).toEqual(['Day', 'Visitors', 'Pageviews'])
})

test('bands reach half of the way to the next step, and join', () => {
  const bands = gapBands(
    withGaps(traffic(week), received({ '2026-11-16': 1440, '2026-11-18': 1440, '2026-11-19': 99 })),
  )

  expect(bands).toEqual([
    { from: 0, to: 0.5 / 6 },
    { from: 1.5 / 6, to: 3.5 / 6 },
  ])
})

test('a single step is hatched from end to end', () => {
  expect(gapBands(withGaps(traffic(['2026-11-16']), received({ '2026-11-16': 700 })))).toEqual([{ from: 0, to: 1 }])
})

test('weeks add up what is missing of their days', () => {
  const days = withGaps(traffic(week), received({ '2026-11-16': 300, '2026-11-18': 300 }))

  expect(grouped(days, 'week').moments).toMatchObject([{ at: '2026-11-16', missing: 600 }])
})

test('is said aloud and stands in the table', () => {
  const days = withGaps(traffic(week), received({ '2026-11-17': 630 }))

  expect(toldAloud(readingsAt(days, 'visitors', 1))).toBe(
    'Tuesday 17 November: Visitors 1, Pageviews 2, nothing collected for 10.5 hours',
  )
  const { head, rows } = trafficTable(days)
  expect(head.at(-1)).toBe('Nothing collected')
  expect(rows.slice(0, 2).map((row) => row.at(-1))).toEqual(['–', '10.5 hours'])
})
