import { step } from '#dashboard/statistics/view/step.ts'
import { expect, test } from 'vitest'

const today = '2026-11-20'
const range = (words: string) => {
  const [from = '', to = from] = words.split(' to ')
  return { from, to }
}

test.each([
  ['as many days', '2026-11-02 to 2026-11-05', '2026-10-29 to 2026-11-01'],
  ['a day', '2026-03-01', '2026-02-28'],
  ['a day of a leap year', '2024-03-01', '2024-02-29'],
  ['a month', '2026-10-01 to 2026-10-31', '2026-09-01 to 2026-09-30'],
  ['a month, across a year', '2026-01-01 to 2026-01-31', '2025-12-01 to 2025-12-31'],
  ['February of a leap year', '2024-03-01 to 2024-03-31', '2024-02-01 to 2024-02-29'],
  ['the month before one that goes on', '2026-11-01 to 2026-11-20', '2026-10-01 to 2026-10-31'],
  ['the year before one that goes on', '2026-01-01 to 2026-11-20', '2025-01-01 to 2025-12-31'],
  ['a leap year', '2025-01-01 to 2025-12-31', '2024-01-01 to 2024-12-31'],
  ['28 days, which are no month', '2024-02-01 to 2024-02-28', '2024-01-04 to 2024-01-31'],
])('before comes %s', (_, days, before) => {
  expect(step(range(days), -1, today)).toEqual(range(before))
})

test.each([
  ['as many days', '2026-11-02 to 2026-11-05', '2026-11-06 to 2026-11-09'],
  ['as many days up to today where there are fewer', '2026-11-08 to 2026-11-14', '2026-11-14 to 2026-11-20'],
  ['a month', '2024-01-01 to 2024-01-31', '2024-02-01 to 2024-02-29'],
  ['what has come of this month', '2026-10-01 to 2026-10-31', '2026-11-01 to 2026-11-20'],
  ['a year', '2023-01-01 to 2023-12-31', '2024-01-01 to 2024-12-31'],
  ['what has come of this year', '2025-01-01 to 2025-12-31', '2026-01-01 to 2026-11-20'],
])('after comes %s', (_, days, after) => {
  expect(step(range(days), 1, today)).toEqual(range(after))
})

test.each(['2026-11-20', '2026-11-14 to 2026-11-20', '2026-11-01 to 2026-11-20', '2026-01-01 to 2026-11-20'])(
  'after %s comes nothing yet',
  (days) => {
    expect(step(range(days), 1, today)).toBeNull()
  },
)

test('on the first of a month, today is a day and not a month', () => {
  expect(step(range('2026-11-01'), -1, '2026-11-01')).toEqual(range('2026-10-31'))
})
