import { addDays, countDays } from '#dashboard/days/day.ts'
import { daysFrom, previous, type Range } from '#dashboard/days/range.ts'

export const comparisonNames = ['previous', 'year', 'none'] as const
type ComparisonName = (typeof comparisonNames)[number]

/** What a range is compared with: a rule, or days of one's own. */
export type ComparisonChoice = ComparisonName | Range

/** Weeks, so that the same weekdays meet: a year in days would compare Sundays with Saturdays. */
const yearInDays = 52 * 7

const rules: Readonly<Record<ComparisonName, (range: Range) => Range | null>> = {
  previous,
  year: ({ from, to }) => ({ from: addDays(from, -yearInDays), to: addDays(to, -yearInDays) }),
  none: () => null,
}

/** The days a range is compared with; null for none. */
export const comparedDays = (choice: ComparisonChoice, range: Range): Range | null =>
  typeof choice === 'string' ? rules[choice](range) : choice

/** Reads `?compare=year`, or days of one's own as `?compare_from=2025-11-01&compare_to=2025-11-20`; the period before otherwise. */
export function readComparison(query: URLSearchParams): ComparisonChoice {
  const name = comparisonNames.find((known) => known === query.get('compare'))
  return name ?? daysFrom(query.get('compare_from'), query.get('compare_to')) ?? 'previous'
}

/** A choice as an address says it; the period before is not said. */
export function writeComparison(choice: ComparisonChoice) {
  if (typeof choice !== 'string') return { compare: undefined, compare_from: choice.from, compare_to: choice.to }
  return { compare: choice === 'previous' ? undefined : choice, compare_from: undefined, compare_to: undefined }
}

/** Whether every step of one has its counterpart in the other. */
export const sameLength = (range: Range, before: Range): boolean =>
  countDays(range.from, range.to) === countDays(before.from, before.to)
