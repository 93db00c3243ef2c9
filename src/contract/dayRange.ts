import { z } from 'zod/mini'
import { Day } from './fields.ts'

/** Longest range of one request, in years. */
const longestRange = 10

/** Why two days make no range that can be asked for; undefined where they do. */
export function rangeProblem(from: Day, to: Day): string | undefined {
  if (to < from) return 'The to field must not be before from.'
  if (yearsBetween(from, to) > longestRange) return `The range must not be longer than ${longestRange} years.`
  return undefined
}

/** Whole days, both included. */
export const DayRange = z.object({ from: Day, to: Day }).check(
  z.superRefine(({ from, to }, context) => {
    const message = rangeProblem(from, to)
    if (message !== undefined) context.addIssue({ code: 'custom', path: ['to'], message })
  }),
)

const yearsBetween = (from: Day, to: Day) => (Date.parse(to) - Date.parse(from)) / (365.25 * 86_400_000)
