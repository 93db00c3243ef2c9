import { countDays } from '#dashboard/days/day.ts'
import {
  comparedDays,
  type ComparisonChoice,
  readComparison,
  writeComparison,
} from '#dashboard/statistics/view/comparison.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'

const range = { from: '2026-11-01', to: '2026-11-20' }
const own = { from: '2025-06-01', to: '2025-06-10' }

test.each<[ComparisonChoice, unknown]>([
  ['previous', { from: '2026-10-12', to: '2026-10-31' }],
  ['year', { from: '2025-11-02', to: '2025-11-21' }],
  ['none', null],
  [own, own],
])('%o compares 1 to 20 November 2026 with %o', (choice, days) => {
  expect(comparedDays(choice, range)).toEqual(days)
})

test('a year before every day meets one of the same weekday, and there are as many', () => {
  const day = fc
    .date({ min: new Date('2017-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10))

  fc.assert(
    fc.property(day, day, (one, other) => {
      const [from, to] = one < other ? [one, other] : [other, one]
      const before = comparedDays('year', { from, to })

      expect(new Date(before?.from ?? '').getUTCDay()).toBe(new Date(from).getUTCDay())
      expect(countDays(before?.from ?? '', before?.to ?? '')).toBe(countDays(from, to))
    }),
  )
})

test.each<[ComparisonChoice, string]>([
  ['previous', ''],
  ['year', 'compare=year'],
  ['none', 'compare=none'],
  [own, 'compare_from=2025-06-01&compare_to=2025-06-10'],
])('%o stands in the address as "%s" and is read from it', (choice, query) => {
  const said = Object.entries(writeComparison(choice)).filter(([, value]) => value !== undefined)

  expect(said.map((pair) => pair.join('=')).join('&')).toBe(query)
  expect(readComparison(new URLSearchParams(query))).toEqual(choice)
})

test.each(['compare=decade', 'compare_from=2025-06-01', 'compare_from=2025-06-10&compare_to=2025-06-01'])(
  'reads ?%s as the period before',
  (query) => {
    expect(readComparison(new URLSearchParams(query))).toBe('previous')
  },
)
