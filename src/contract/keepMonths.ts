import { z } from 'zod/mini'

/** The most months that can be named. */
const most = 600

type Given = string | number | null

/** A form sends text. */
const wholeMonths = (given: Given) => (/^\d{1,3}$/.test(String(given)) ? Number(given) : 0)

/** Refuses in the words of a field what is no number of months. */
const read = (field: string, orEmpty = '') =>
  z.transform<Given, number>((given, context) => {
    const months = wholeMonths(given)
    if (months >= 1 && months <= most) return months
    const message = `The ${field} field must be a whole number from 1 to ${most}${orEmpty}.`
    context.issues.push({ code: 'custom', message, input: given })
    return z.NEVER
  })

/** A value that any schema takes, before it is looked at. */
const given = z.union([z.string(), z.number(), z.null()])

export const Months = z.pipe(given, read('months'))

/** After how many months hits are deleted; empty is never. */
export const KeepMonths = z.pipe(
  z.pipe(
    given,
    z.transform((months) => (months === '' ? null : months)),
  ),
  z.nullable(z.pipe(given, read('keep_months', ', or empty'))),
)
