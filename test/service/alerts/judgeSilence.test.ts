import { expect, test } from 'vitest'
import { alertHours } from '#service/alerts/alertHours.ts'
import { judgeSilence } from '#service/alerts/judgeSilence.ts'

const now = '2026-11-20T15:30:00Z'
const hours = alertHours('UTC', Date.parse(now))

/** Weeks in which every hour had so many visitors. */
const weeks = (...counts: number[]) => [0, ...counts].map((count) => hours[0]?.map(() => count) ?? [])
const judge = (since: string, ...counts: number[]) =>
  judgeSilence(Date.parse(since), Date.parse(now), hours, weeks(...counts))

test.each([
  ['ten minutes of a website with a thousand visitors an hour', '15:20', 1000, false],
  ['fifteen minutes of it', '15:15', 1000, true],
  ['half an hour of a website with thirty an hour', '15:00', 30, false],
  ['forty minutes of it', '14:50', 30, true],
  ['six hours of a website with three an hour', '09:30', 3, false],
  ['seven hours of it', '08:30', 3, true],
])('%s', (_what, since, count, isSilent) => {
  const usual = judge(`2026-11-20T${since}:00Z`, ...Array.from({ length: 8 }, () => count))

  expect(usual !== undefined).toBe(isSilent)
})

test('a website that never has twenty visitors in a day is never silent', () => {
  expect(judge('2026-11-01T00:00:00Z', ...Array.from({ length: 8 }, () => 0.8))).toBeUndefined()
})

test('one week without visitors does not make silence usual, two do', () => {
  expect(judge('2026-11-20T13:30:00Z', 30, 30, 30, 30, 0, 30)).toEqual({ from: 60, to: 60 })
  expect(judge('2026-11-20T13:30:00Z', 30, 30, 30, 0, 0, 30)).toBeUndefined()
})

test('a website of three weeks is never silent', () => {
  expect(judge('2026-11-20T03:30:00Z', 500, 500, 500)).toBeUndefined()
})

test('the hours of the night are counted as they usually are', () => {
  // From 00:00 to 10:00 there is one visitor an hour.
  const night = weeks(0, 0, 0, 0).map((week) => week.map((_count, back) => (back >= 6 && back <= 15 ? 1 : 40)))
  const at = (time: string, since: string) => judgeSilence(Date.parse(since), Date.parse(time), hours, night)

  expect(at('2026-11-20T09:00:00Z', '2026-11-20T01:00:00Z')).toBeUndefined()
  expect(at('2026-11-20T11:00:00Z', '2026-11-20T01:00:00Z')).toBeDefined()
})
