import { today } from '#dashboard/days/day.ts'
import { presets, type Preset, previous, rangeOf, readChoice, writeChoice } from '#dashboard/days/range.ts'
import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => vi.useRealTimers())

test.each<[Preset, today: string, from: string, to: string]>([
  ['today', '2026-11-20', '2026-11-20', '2026-11-20'],
  ['yesterday', '2026-11-20', '2026-11-19', '2026-11-19'],
  ['yesterday', '2026-03-01', '2026-02-28', '2026-02-28'],
  ['yesterday', '2027-01-01', '2026-12-31', '2026-12-31'],
  ['7d', '2026-11-20', '2026-11-14', '2026-11-20'],
  ['30d', '2026-11-20', '2026-10-22', '2026-11-20'],
  ['30d', '2028-03-01', '2028-02-01', '2028-03-01'],
  ['90d', '2026-11-20', '2026-08-23', '2026-11-20'],
  ['month', '2026-11-20', '2026-11-01', '2026-11-20'],
  ['month', '2026-11-01', '2026-11-01', '2026-11-01'],
  ['last-month', '2026-11-20', '2026-10-01', '2026-10-31'],
  ['last-month', '2026-03-31', '2026-02-01', '2026-02-28'],
  ['last-month', '2028-03-31', '2028-02-01', '2028-02-29'],
  ['last-month', '2027-01-15', '2026-12-01', '2026-12-31'],
  ['year', '2026-11-20', '2026-01-01', '2026-11-20'],
  ['12m', '2026-11-20', '2025-11-21', '2026-11-20'],
  ['12m', '2028-02-29', '2027-03-01', '2028-02-29'],
])('%s on %s is %s to %s', (preset, day, from, to) => {
  expect(rangeOf(preset, day)).toEqual({ from, to })
})

test.each([
  ['Pacific/Kiritimati', '2026-11-21'],
  ['Europe/Berlin', '2026-11-20'],
  ['UTC', '2026-11-20'],
  ['Pacific/Pago_Pago', '2026-11-19'],
])('today in %s is %s', (timeZone, day) => {
  vi.setSystemTime('2026-11-20T10:30:00Z')

  expect(presets.today(today(timeZone))).toEqual({ from: day, to: day })
})

test.each([
  ['2026-11-20', '2026-11-20', '2026-11-19', '2026-11-19'],
  ['2026-11-14', '2026-11-20', '2026-11-07', '2026-11-13'],
  ['2026-03-01', '2026-03-31', '2026-01-29', '2026-02-28'],
  ['2028-03-01', '2028-03-31', '2028-01-30', '2028-02-29'],
  ['2026-03-29', '2026-03-29', '2026-03-28', '2026-03-28'],
  ['2026-01-01', '2026-12-31', '2025-01-01', '2025-12-31'],
])('before %s to %s comes %s to %s', (from, to, beforeFrom, beforeTo) => {
  expect(previous({ from, to })).toEqual({ from: beforeFrom, to: beforeTo })
})

test.each(['', '?range=7d', '?range=last-month', '?from=2026-11-01&to=2026-11-20', '?from=2028-02-29&to=2028-02-29'])(
  'reads and writes "%s"',
  (search) => {
    const written = Object.entries(writeChoice(readChoice(new URLSearchParams(search))))
    const said = written.flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${value}`]))

    expect(said).toEqual(Array.from(new URLSearchParams(search), (pair) => pair.join('=')))
  },
)

test.each([
  'range=30d',
  'range=8d',
  'range=toString',
  'range=',
  'from=2026-11-01',
  'to=2026-11-20',
  'from=2026-11-20&to=2026-11-01',
  'from=2026-02-29&to=2026-03-01',
  'from=1.11.2026&to=20.11.2026',
  'from=2000-01-01&to=2026-01-01',
])('reads ?%s as the last 30 days', (query) => {
  expect(readChoice(new URLSearchParams(query))).toBe('30d')
})
