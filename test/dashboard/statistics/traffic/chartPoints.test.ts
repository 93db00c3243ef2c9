import { chartPoints, highest } from '#dashboard/statistics/traffic/chartPoints.ts'
import type { Counts, Traffic } from '#dashboard/statistics/traffic/traffic.ts'
import { expect, test } from 'vitest'

const counts = (visitors: number, pageviews: number): Counts => ({ visitors, pageviews, events: null })

const traffic: Traffic = {
  range: { from: '2026-11-18', to: '2026-11-21' },
  beforeRange: { from: '2026-11-14', to: '2026-11-17' },
  unit: 'day',
  moments: [
    {
      at: '2026-11-18',
      now: counts(4, 8),
      beforeAt: '2026-11-14',
      before: counts(1, 3),
    },
    {
      at: '2026-11-19',
      now: counts(5, 9),
      beforeAt: '2026-11-15',
      before: counts(0, 0),
    },
    {
      at: '2026-11-20',
      now: counts(2, 3),
      beforeAt: '2026-11-16',
      before: counts(2, 2),
    },
    { at: '2026-11-21', now: null, beforeAt: '2026-11-17', before: counts(6, 6) },
  ],
  total: counts(11, 20),
  compared: { now: counts(11, 20), before: counts(9, 11) },
  unfinished: '2026-11-20',
  partial: [],
}

test('ends the line before today and continues it dashed from the day before', () => {
  const points = chartPoints(traffic, 'visitors')

  expect(points.map(({ value }) => value.done)).toEqual([4, 5, null, null])
  expect(points.map(({ value }) => value.open)).toEqual([null, 5, 2, null])
})

test('has nothing unfinished in a range that is over', () => {
  const points = chartPoints({ ...traffic, unfinished: null }, 'visitors')

  expect(points.map(({ value }) => value.done)).toEqual([4, 5, 2, null])
  expect(points.every(({ value }) => value.open === null)).toBe(true)
})

test('draws what leads to or from a step of which days are missing dashed', () => {
  const points = chartPoints({ ...traffic, unfinished: null, partial: ['2026-11-18'] }, 'visitors')

  expect(points.map(({ value }) => value.done)).toEqual([null, 5, 2, null])
  expect(points.map(({ value }) => value.open)).toEqual([4, 5, null, null])
})

test('carries the period before, also where this one has not come yet', () => {
  expect(chartPoints(traffic, 'pageviews').map(({ before }) => before)).toEqual([3, 0, 2, 6])
})

test.each([
  ['visitors', [8, 9, null, null], [null, 9, 3, null]],
  ['pageviews', [4, 5, null, null], [null, 5, 2, null]],
  ['depth', [null, null, null, null], [null, null, null, null]],
] as const)('draws beside %s the other number', (measure, done, open) => {
  const points = chartPoints(traffic, measure)

  expect(points.map(({ beside }) => beside.done)).toEqual(done)
  expect(points.map(({ beside }) => beside.open)).toEqual(open)
})

test('has a gap where nobody came to measure pageviews per visitor by', () => {
  expect(chartPoints(traffic, 'depth').map(({ before }) => before)).toEqual([3, null, 1, 1])
})

test.each([
  ['visitors', 9],
  ['pageviews', 9],
  ['depth', 3],
] as const)('of %s the highest point drawn is %i', (measure, value) => {
  expect(highest(chartPoints(traffic, measure))).toBe(value)
})
