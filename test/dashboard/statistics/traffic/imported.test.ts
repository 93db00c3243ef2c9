import { imported } from '#dashboard/statistics/traffic/imported.ts'
import type { Traffic, Unit } from '#dashboard/statistics/traffic/traffic.ts'
import { trafficTable } from '#dashboard/statistics/traffic/trafficTable.ts'
import { readingsAt, toldAloud } from '#dashboard/statistics/traffic/readings.ts'
import { expect, test } from 'vitest'

const counts = { visitors: 1, pageviews: 2, events: null }

const traffic = (unit: Unit, at: readonly string[], to: string): Traffic => ({
  range: { from: '2026-11-02', to },
  beforeRange: null,
  unit,
  moments: at.map((one) => ({ at: one, now: counts, beforeAt: null, before: null })),
  total: counts,
  compared: null,
  unfinished: null,
  partial: [],
  imported: [
    { from: '2026-10-01', to: '2026-11-02' },
    { from: '2026-11-12', to: '2026-11-12' },
  ],
})

test.each([
  ['days', traffic('day', ['2026-11-02', '2026-11-03', '2026-11-04'], '2026-11-04'), [true, false, false]],
  ['weeks', traffic('week', ['2026-11-02', '2026-11-09', '2026-11-16'], '2026-11-22'), [true, true, false]],
  ['months', traffic('month', ['2026-10-01', '2026-11-01', '2026-12-01'], '2026-12-31'), [true, true, false]],
  ['the hours of such a day', traffic('hour', ['00', '01'], '2026-11-02'), [true, true]],
  ['the last day', traffic('day', ['2026-11-11', '2026-11-12'], '2026-11-12'), [false, true]],
])('%s with imported hits are known', (_what, steps, expected) => {
  expect(imported(steps)).toEqual(expected)
})

test('where nobody says what was imported, nothing is', () => {
  const { imported: _, ...steps } = traffic('day', ['2026-11-02'], '2026-11-02')

  expect(imported(steps)).toEqual([])
})

test('it is said aloud and stands in the table', () => {
  const days = traffic('day', ['2026-11-02', '2026-11-03'], '2026-11-03')

  expect(toldAloud(readingsAt(days, 'visitors', 0))).toMatch(/^Monday 2 November \(imported\): Visitors 1/)
  expect(toldAloud(readingsAt(days, 'visitors', 1))).toMatch(/^Tuesday 3 November: /)
  expect(trafficTable(days).rows.map(([day]) => day)).toEqual([
    expect.stringMatching(/ \(imported\)$/),
    expect.not.stringMatching(/imported/),
  ])
})
