import { lastDue } from '#service/reports/schedule/lastDue.ts'
import { expect, test } from 'vitest'

const due = (kind: 'weekly' | 'monthly', zones: string[], now: string) => {
  const { period, day, time } = lastDue(kind, zones, Date.parse(now))
  return { from: period.from, to: period.to, day, time: new Date(time).toISOString().slice(0, 16) }
}

test.each([
  ['2026-11-23T06:59:59Z', '2026-11-09', '2026-11-15', '2026-11-16', '2026-11-16T07:00'],
  ['2026-11-23T07:00:00Z', '2026-11-16', '2026-11-22', '2026-11-23', '2026-11-23T07:00'],
  ['2026-11-29T23:30:00Z', '2026-11-16', '2026-11-22', '2026-11-23', '2026-11-23T07:00'],
])('at %s the week from %s to %s of a website in Berlin is the last', (now, from, to, day, time) => {
  expect(due('weekly', ['Europe/Berlin'], now)).toEqual({ from, to, day, time })
})

test.each([
  ['2026-12-01T06:59:59Z', '2026-10-01', '2026-10-31', '2026-11-01', '2026-11-01T07:00'],
  ['2026-12-01T07:00:00Z', '2026-11-01', '2026-11-30', '2026-12-01', '2026-12-01T07:00'],
  ['2028-03-01T07:00:00Z', '2028-02-01', '2028-02-29', '2028-03-01', '2028-03-01T07:00'],
  ['2027-01-01T07:00:00Z', '2026-12-01', '2026-12-31', '2027-01-01', '2027-01-01T07:00'],
])('at %s the month from %s to %s is the last', (now, from, to, day, time) => {
  expect(due('monthly', ['Europe/Berlin'], now)).toEqual({ from, to, day, time })
})

test('08:00 is 08:00 in summer and in winter', () => {
  // The clocks change on Sundays, 28 March and 31 October: those weeks have 167 and 169 hours.
  const berlin = ['Europe/Berlin']

  expect(due('weekly', berlin, '2027-03-22T12:00:00Z').time).toBe('2027-03-22T07:00')
  expect(due('weekly', berlin, '2027-03-29T12:00:00Z').time).toBe('2027-03-29T06:00')
  expect(due('weekly', berlin, '2027-10-25T12:00:00Z').time).toBe('2027-10-25T06:00')
  expect(due('weekly', berlin, '2027-11-01T12:00:00Z').time).toBe('2027-11-01T07:00')
})

test.each([
  ['Pacific/Kiritimati', '2026-11-22T18:00'],
  ['Asia/Kathmandu', '2026-11-23T02:15'],
  ['Pacific/Pago_Pago', '2026-11-23T19:00'],
])('in %s it is Monday, 08:00, at %s', (zone, time) => {
  expect(due('weekly', [zone], '2026-11-23T20:00:00Z')).toMatchObject({ day: '2026-11-23', time })
})

test('websites in several time zones wait for the last of them', () => {
  const zones = ['Asia/Tokyo', 'America/Los_Angeles', 'Europe/Berlin']

  expect(due('weekly', zones, '2026-11-23T15:59:59Z').day).toBe('2026-11-16')
  expect(due('weekly', zones, '2026-11-23T16:00:00Z')).toMatchObject({ day: '2026-11-23', time: '2026-11-23T16:00' })
})
