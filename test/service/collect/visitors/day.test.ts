import { expect, test } from 'vitest'
import { dayIn } from '#service/clock.ts'
import { lastDayOver } from '#service/collect/visitors/day.ts'

test.each([
  ['UTC', '2026-11-20T00:00:00.000Z', '2026-11-20'],
  ['UTC', '2026-11-19T23:59:59.999Z', '2026-11-19'],
  ['Europe/Berlin', '2026-11-19T23:00:00Z', '2026-11-20'],
  // Summer time begins on 29 March and ends on 25 October.
  ['Europe/Berlin', '2026-03-28T22:59:59Z', '2026-03-28'],
  ['Europe/Berlin', '2026-03-28T23:00:00Z', '2026-03-29'],
  ['Europe/Berlin', '2026-03-29T21:59:59Z', '2026-03-29'],
  ['Europe/Berlin', '2026-03-29T22:00:00Z', '2026-03-30'],
  ['Europe/Berlin', '2026-10-25T22:59:59Z', '2026-10-25'],
  ['Europe/Berlin', '2026-10-25T23:00:00Z', '2026-10-26'],
  // Half and quarter hours
  ['Asia/Kolkata', '2026-11-19T18:29:59Z', '2026-11-19'],
  ['Asia/Kolkata', '2026-11-19T18:30:00Z', '2026-11-20'],
  ['Asia/Kathmandu', '2026-11-19T18:15:00Z', '2026-11-20'],
  ['Australia/Lord_Howe', '2026-11-19T13:00:00Z', '2026-11-20'],
  // Both sides of the date line
  ['Pacific/Kiritimati', '2026-11-19T10:00:00Z', '2026-11-20'],
  ['Pacific/Pago_Pago', '2026-11-20T10:59:59Z', '2026-11-19'],
  ['Etc/GMT+12', '2026-11-20T11:59:59Z', '2026-11-19'],
  // Samoa went from one side to the other and had no 30 December.
  ['Pacific/Apia', '2011-12-30T09:59:59Z', '2011-12-29'],
  ['Pacific/Apia', '2011-12-30T10:00:00Z', '2011-12-31'],
])('in %s %s is on %s', (timeZone, time, day) => {
  expect(dayIn(timeZone, Date.parse(time))).toBe(day)
})

test.each([
  ['2026-11-20T12:59:59.999Z', '2026-11-18'],
  ['2026-11-20T13:00:00Z', '2026-11-19'],
  ['2026-11-21T00:00:00Z', '2026-11-19'],
])('at %s the last day that is over everywhere is %s', (now, day) => {
  expect(lastDayOver(Date.parse(now))).toBe(day)
})
