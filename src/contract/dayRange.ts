import { z } from 'zod/mini'
import { Day } from './fields.ts'

/** Longest range of one request, in years. */
const longestRange = 10

type Days = { from: Day; to: Day }

/** Whole days, both included. */
export const DayRange = z.object({ from: Day, to: Day }).check(
  z.superRefine((days, context) => {
    refusing(context)('to', rangeProblem(days, { from: 'from', to: 'to' }))
  }),
)

/** Refuses a field with what is wrong about it, if anything is. */
export const refusing = (context: z.core.$RefinementCtx) => (field: string, message: string | undefined) => {
  if (message !== undefined) context.addIssue({ code: 'custom', path: [field], message })
}

/** Why two days make no range that can be asked for, in the words of their fields; undefined where they do. */
export function rangeProblem({ from, to }: Days, fields: { from: string; to: string }): string | undefined {
  if (to < from) return `The ${fields.to} field must not be before ${fields.from}.`
  if (yearsBetween(from, to) > longestRange) return `The range must not be longer than ${longestRange} years.`
  return undefined
}

const yearsBetween = (from: Day, to: Day) => (Date.parse(to) - Date.parse(from)) / (365.25 * 86_400_000)
