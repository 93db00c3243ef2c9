import { readingsAt, toldAloud } from '#dashboard/statistics/traffic/readings.ts'
import type { Counts, Traffic } from '#dashboard/statistics/traffic/traffic.ts'
import { expect, test } from 'vitest'

const counts = (visitors: number, pageviews: number): Counts => ({ visitors, pageviews, events: null })

const traffic: Traffic = {
  range: { from: '2026-11-03', to: '2026-11-04' },
  beforeRange: { from: '2026-11-01', to: '2026-11-02' },
  unit: 'day',
  moments: [
    {
      at: '2026-11-03',
      now: counts(1204, 3000),
      beforeAt: '2026-11-01',
      before: counts(98, 0),
    },
    { at: '2026-11-04', now: null, beforeAt: '2026-11-02', before: counts(0, 0) },
  ],
  total: counts(1204, 3000),
  compared: { now: counts(1204, 3000), before: counts(98, 0) },
  unfinished: '2026-11-03',
  partial: [],
}

test('tells every line at a day', () => {
  expect(toldAloud(readingsAt(traffic, 'visitors', 0))).toBe(
    'Tuesday 3 November, so far: Visitors 1,204, Pageviews 3,000, Sunday 1 November 98',
  )
})

test('says that a day that has not come has no number', () => {
  expect(toldAloud(readingsAt(traffic, 'pageviews', 1))).toBe(
    'Wednesday 4 November: Pageviews no number, Visitors no number, Monday 2 November 0',
  )
})

test('tells pageviews per visitor, where there were visitors', () => {
  expect(toldAloud(readingsAt(traffic, 'depth', 0))).toMatch(/: Pageviews per visitor 2.49, Sunday 1 November 0.0$/)
  expect(readingsAt(traffic, 'depth', 1).readings.map(({ number }) => number)).toEqual([null, null])
})

test.each([
  [{ unfinished: null, partial: ['2026-11-02'] }, '2 – 8 Nov 2026, in part'],
  [{ unfinished: '2026-11-02', partial: [] }, '2 – 8 Nov 2026, so far'],
  [{ unfinished: '2026-11-02', partial: ['2026-11-02'] }, '2 – 8 Nov 2026, so far'],
  [{ unfinished: null, partial: [] }, '2 – 8 Nov 2026'],
])('says of a week how much of it is there: %o', (state, title) => {
  const week: Traffic = {
    ...traffic,
    ...state,
    unit: 'week',
    moments: [{ at: '2026-11-02', now: counts(2, 4), beforeAt: '2026-10-26', before: counts(1, 1) }],
  }

  const told = readingsAt(week, 'visitors', 0)

  expect(told.title.replaceAll('\u2009', ' ')).toBe(title)
  expect(told.readings.at(-1)).toMatchObject({ name: 'Before', text: '1' })
})

test('tells hours beside those of the day they are compared with', () => {
  const hours: Traffic = {
    ...traffic,
    range: { from: '2026-11-03', to: '2026-11-03' },
    beforeRange: { from: '2026-11-02', to: '2026-11-02' },
    unit: 'hour',
    moments: [{ at: '09', now: counts(2, 4), beforeAt: '09', before: counts(1, 1) }],
    unfinished: null,
  }

  expect(toldAloud(readingsAt(hours, 'visitors', 0))).toBe('09:00: Visitors 2, Pageviews 4, Monday 2 November 1')
})
