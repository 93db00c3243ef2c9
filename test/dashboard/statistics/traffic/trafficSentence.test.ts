import type { Counts, Moment, Traffic } from '#dashboard/statistics/traffic/traffic.ts'
import { trafficSentence } from '#dashboard/statistics/traffic/trafficSentence.ts'
import { expect, test } from 'vitest'

const counts = (visitors: number, pageviews: number): Counts => ({ visitors, pageviews, events: null })

const moment = (at: string, visitors: number | null): Moment => ({
  at,
  now: visitors === null ? null : counts(visitors, visitors * 2),
  beforeAt: at,
  before: counts(0, 0),
})

const traffic: Traffic = {
  range: { from: '2026-11-01', to: '2026-11-03' },
  beforeRange: { from: '2026-10-29', to: '2026-10-31' },
  unit: 'day',
  moments: [moment('2026-11-01', 300), moment('2026-11-02', 400), moment('2026-11-03', 504)],
  total: counts(1204, 2408),
  compared: { now: counts(1204, 2408), before: counts(1075, 2408) },
  unfinished: null,
  partial: [],
}

test('tells the count, the change and the best day', () => {
  expect(trafficSentence(traffic, 'visitors')).toBe(
    '1,204 visitors, 12% more than in the 3 days before; most on Tuesday 3 November.',
  )
})

test.each<[number, number, string]>([
  [50, 100, '50 visitors, 50% fewer than in the 3 days before'],
  [100, 100, '100 visitors, as many as in the 3 days before'],
  [1, 0, '1 visitor, after none in the 3 days before'],
])('%i after %i: %s', (now, before, beginning) => {
  const total = counts(now, now)
  const compared = { now: total, before: counts(before, before) }

  const told = trafficSentence({ ...traffic, total, compared }, 'visitors')

  expect(told.split(';')[0]).toBe(beginning)
})

test('tells pageviews as well', () => {
  expect(trafficSentence(traffic, 'pageviews')).toMatch(/^2,408 pageviews, as many as in the 3 days before; most on/)
})

test('says of a day that is not over that this is not all, and names the best hour', () => {
  const today: Traffic = {
    ...traffic,
    range: { from: '2026-11-20', to: '2026-11-20' },
    beforeRange: { from: '2026-11-19', to: '2026-11-19' },
    unit: 'hour',
    moments: [moment('08', 3), moment('09', 5), moment('10', null)],
    unfinished: '09',
  }

  expect(trafficSentence(today, 'visitors')).toBe(
    '1,204 visitors so far, 12% more than in the same hours of the day before; most between 09:00 and 10:00.',
  )
})

test('compares a day that is over with the day before', () => {
  const day: Traffic = {
    ...traffic,
    range: { from: '2026-11-19', to: '2026-11-19' },
    beforeRange: { from: '2026-11-18', to: '2026-11-18' },
    unit: 'hour',
    moments: [moment('08', 3), moment('09', 1)],
  }

  expect(trafficSentence(day, 'visitors')).toContain('12% more than on the day before;')
})

test('says when nobody came', () => {
  expect(trafficSentence({ ...traffic, total: counts(0, 0) }, 'visitors')).toBe(
    'No visitors between 1 Nov 2026 and 3 Nov 2026.',
  )
})
