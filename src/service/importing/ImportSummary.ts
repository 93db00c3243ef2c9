import { z } from 'zod'

const count = z.number().int().min(0)

/** What an import took, what it left out and why. */
export const ImportSummary = z.object({
  /** Lines that are not blank. */
  lines: count,
  taken: count,
  /** Lines by the reason for which they were left out. */
  left_out: z.record(z.string(), count),
  /** Number (from 1, blank lines counted) of the first line that is not in the format. */
  first_malformed: count.nullable(),
  /** The first and last day taken, in the website's time zone; null when nothing was. */
  days: z.object({ first: z.string(), last: z.string() }).nullable(),
  /** Who came to the website from the first pageview taken to the last, wherever that was counted. */
  visitors: count,
  /** Hits of that time that were there before: a log that is imported twice counts twice. */
  before: count,
})

export type ImportSummary = z.infer<typeof ImportSummary>
