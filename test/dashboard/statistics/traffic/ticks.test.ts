import { addDays, daysOf } from '#dashboard/days/day.ts'
import { hours } from '#dashboard/statistics/rows/hours.ts'
import { dayTick, dayTicks, spaced } from '#dashboard/statistics/traffic/ticks.ts'
import { expect, test } from 'vitest'

test.each([2, 5, 6, 7, 12, 13, 20, 30, 31, 90, 120, 121, 200, 365, 366, 900, 901, 2000, 3650])(
  'names at most six of %i days',
  (days) => {
    const named = dayTicks(daysOf('2024-01-20', addDays('2024-01-20', days - 1)))

    expect(named.length).toBeGreaterThan(1)
    expect(named.length).toBeLessThanOrEqual(6)
  },
)

test('names every fourth hour', () => {
  expect(spaced(hours)).toEqual(['00', '04', '08', '12', '16', '20'])
})

test.each([
  [30, '2026-11-03', '3 Nov'],
  [365, '2026-11-01', 'Nov'],
  [365, '2026-01-01', '2026'],
  [2000, '2026-01-01', '2026'],
])('on an axis of %i days %s is %s', (days, day, name) => {
  expect(dayTick(days)(day)).toBe(name)
})
