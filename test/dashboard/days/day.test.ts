import { countDays, dayOf, daysOf, hourNow } from '#dashboard/days/day.ts'
import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => vi.useRealTimers())

test.each([
  ['2026-11-20', '2026-11-20', 1],
  ['2028-02-01', '2028-03-01', 30],
  ['2026-03-28', '2026-03-30', 3],
  ['2026-01-01', '2026-12-31', 365],
])('%s to %s are %i days', (from, to, days) => {
  expect(countDays(from, to)).toBe(days)
  expect(daysOf(from, to)).toHaveLength(days)
})

test('lists the days across the end of a month', () => {
  expect(daysOf('2028-02-28', '2028-03-01')).toEqual(['2028-02-28', '2028-02-29', '2028-03-01'])
})

test.each([
  ['UTC', '22'],
  ['Europe/Berlin', '23'],
  ['Europe/Athens', '00'],
  ['Asia/Kolkata', '04'],
])('at 22:45 UTC the hour in %s is %s', (timeZone, hour) => {
  vi.setSystemTime('2026-11-20T22:45:00Z')

  expect(hourNow(timeZone)).toBe(hour)
})

test.each([
  ['2015-03-11T20:00:00Z', 'UTC', '2015-03-11'],
  ['2015-03-11T20:00:00Z', 'Asia/Tokyo', '2015-03-12'],
  ['2026-11-20T03:00:00.000Z', 'America/New_York', '2026-11-19'],
])('%s is in %s on %s', (moment, timeZone, day) => {
  expect(dayOf(moment, timeZone)).toBe(day)
})
