import { inAll, lineUp, presentHour, soFar } from '#dashboard/statistics/traffic/traffic.ts'
import { expect, test } from 'vitest'

const now = {
  visitors: [
    { value: '2026-11-19', count: 3 },
    { value: '2026-11-20', count: 2 },
  ],
  pageviews: [
    { value: '2026-11-19', count: 7 },
    { value: '2026-11-20', count: 2 },
  ],
  events: null,
}
const before = {
  visitors: [{ value: '2026-11-16', count: 1 }],
  pageviews: [{ value: '2026-11-16', count: 4 }],
  events: null,
}
const days = ['2026-11-19', '2026-11-20', '2026-11-21']
const daysBefore = ['2026-11-16', '2026-11-17', '2026-11-18']
const steps = { at: days, series: now }

test('puts each day beside the same day of the period before', () => {
  const [first] = lineUp(steps, { at: daysBefore, series: before }, '2026-11-20')

  expect(first).toEqual({
    at: '2026-11-19',
    now: { visitors: 3, pageviews: 7, events: null },
    beforeAt: '2026-11-16',
    before: { visitors: 1, pageviews: 4, events: null },
  })
})

test('counts 0 where a service leaves a day out', () => {
  const [, second] = lineUp(steps, { at: daysBefore, series: before }, '2026-11-20')

  expect(second?.before).toEqual({ visitors: 0, pageviews: 0, events: null })
})

test('has no number for a day that has not come yet', () => {
  const moments = lineUp(steps, { at: daysBefore, series: before }, '2026-11-20')

  expect(moments.map((moment) => moment.now?.visitors ?? null)).toEqual([3, 2, null])
})

test('adds up a range', () => {
  expect(inAll(now)).toEqual({ visitors: 5, pageviews: 9, events: null })
})

test('compares what has come, the present step included, with as much before', () => {
  const earlier = { visitors: [{ value: '17', count: 5 }], pageviews: [{ value: '18', count: 40 }], events: null }
  const moments = lineUp(steps, { at: ['16', '17', '18'], series: earlier }, '2026-11-20')

  expect(soFar(moments)).toEqual({
    now: { visitors: 5, pageviews: 9, events: null },
    before: { visitors: 5, pageviews: 0, events: null },
  })
})

test.each([
  ['2026-11-19', '24'],
  ['2026-11-20', '14'],
  ['2026-11-21', ''],
])('at 14 o’clock on 20 November the hour that goes on in %s is "%s"', (day, hour) => {
  expect(presentHour(day, { day: '2026-11-20', hour: '14' })).toBe(hour)
})
