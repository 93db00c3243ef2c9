import { expect, test } from 'vitest'
import { alertHours } from '#service/alerts/alertHours.ts'

const hoursAt = (zone: string, now: string) =>
  alertHours(zone, Date.parse(now)).map((week) =>
    week.map((start) => start && new Date(start).toISOString().slice(0, 16)),
  )

test('the hour that is under way comes first, then the 24 before it', () => {
  const [now] = hoursAt('UTC', '2026-11-20T15:20:30Z')

  expect(now).toHaveLength(25)
  expect(now?.slice(0, 2)).toEqual(['2026-11-20T15:00', '2026-11-20T14:00'])
  expect(now?.at(-1)).toBe('2026-11-19T15:00')
})

test('the same hours are those of the eight weeks before', () => {
  const hours = hoursAt('UTC', '2026-11-20T15:20:30Z').map((week) => week[1])

  expect(hours.slice(1, 3)).toEqual(['2026-11-13T14:00', '2026-11-06T14:00'])
  expect(hours).toHaveLength(9)
  expect(hours.at(-1)).toBe('2026-09-25T14:00')
})

test.each([
  ['Asia/Kolkata', '2026-11-20T15:20:00Z', '2026-11-20T14:30', '2026-11-20T13:30'],
  ['Asia/Kathmandu', '2026-11-20T15:20:00Z', '2026-11-20T15:15', '2026-11-20T14:15'],
])('in %s an hour begins where its clock begins one', (zone, now, current, last) => {
  expect(hoursAt(zone, now)[0]?.slice(0, 2)).toEqual([current, last])
})

test('the clock says which hour is the same, whatever the clocks do between', () => {
  // In Berlin 09:00 to 10:00; summer time ended on October 25.
  const hours = hoursAt('Europe/Berlin', '2026-11-20T09:10:00Z').map((week) => week[1])

  expect(hours.slice(3, 6)).toEqual(['2026-10-30T08:00', '2026-10-23T07:00', '2026-10-16T07:00'])
})

test('an hour that the clock skipped is missing', () => {
  // 02:00 to 03:00 on Sundays; on March 29 there was none.
  const hours = hoursAt('Europe/Berlin', '2026-04-05T01:10:00Z').map((week) => week[1])

  expect(hours.slice(0, 3)).toEqual(['2026-04-05T00:00', null, '2026-03-22T01:00'])
})

test('of an hour that came twice the first counts', () => {
  const hours = hoursAt('Europe/Berlin', '2026-11-01T02:10:00Z').map((week) => week[1])

  expect(hours.slice(0, 3)).toEqual(['2026-11-01T01:00', '2026-10-25T00:00', '2026-10-18T00:00'])
})

test.each(['2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z'])('an hour that comes twice is two: %s', (now) => {
  expect(hoursAt('Europe/Berlin', now)[0]?.[0]).toBe(`${now.slice(0, 13)}:00`)
})
