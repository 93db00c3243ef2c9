import { addDays, daysOf } from '#dashboard/days/day.ts'
import { hours } from '#dashboard/statistics/rows/hours.ts'
import { dateTicks, spaced } from '#dashboard/statistics/traffic/ticks.ts'
import { expect, test } from 'vitest'

const named = (days: readonly string[]) => {
  const { ticks, tickName } = dateTicks(days)
  return ticks.map(tickName)
}

test.each([2, 5, 6, 7, 12, 13, 20, 30, 31, 90, 120, 121, 200, 365, 366, 900, 901, 2000, 3650])(
  'names at most six of %i days',
  (days) => {
    const { ticks } = dateTicks(daysOf('2024-01-20', addDays('2024-01-20', days - 1)))

    expect(ticks.length).toBeGreaterThan(1)
    expect(ticks.length).toBeLessThanOrEqual(6)
  },
)

test('names every fourth hour', () => {
  expect(spaced(hours)).toEqual(['00', '04', '08', '12', '16', '20'])
})

test.each([
  [
    ['2026-11-03', '2026-11-04'],
    ['3 Nov', '4 Nov'],
  ],
  [daysOf('2026-06-20', '2026-11-20'), ['Jul', 'Aug', 'Sept', 'Oct', 'Nov']],
  [daysOf('2025-11-21', '2026-11-20'), ['2026', 'Mar', 'May', 'Jul', 'Sept', 'Nov']],
  [daysOf('2024-11-21', '2026-11-20'), ['2025', 'Jul', '2026', 'Jul']],
  [daysOf('2016-11-21', '2026-11-20'), ['2018', '2020', '2022', '2024', '2026']],
])('a year that is not the same throughout is told by its January', (days, names) => {
  expect(named(days)).toEqual(names)
})

test('weeks and months are named like days', () => {
  const weeks = Array.from({ length: 53 }, (_, index) => addDays('2025-11-17', index * 7))
  const months = daysOf('2016-11-01', '2026-11-01').filter((day) => day.endsWith('-01'))

  expect(dateTicks(weeks).ticks).toEqual([
    '2026-01-05',
    '2026-03-02',
    '2026-05-04',
    '2026-07-06',
    '2026-09-07',
    '2026-11-02',
  ])
  expect(named(weeks)).toEqual(['2026', 'Mar', 'May', 'Jul', 'Sept', 'Nov'])
  expect(named(months)).toEqual(['2018', '2020', '2022', '2024', '2026'])
})
