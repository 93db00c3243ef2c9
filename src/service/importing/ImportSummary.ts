import { z } from 'zod'

const count = z.number().int().min(0)

/** What an import took, what it left out and why. */
export const ImportSummary = z.object({
  /** In the list of the website's imports; null when nothing was stored. */
  id: z.number().nullable(),
  /** Of the last file; null when there was no line. */
  format: z.string().nullable(),
  /** Requests, or rows: all that was taken or left out. */
  lines: count,
  taken: count,
  /** Lines by the reason for which they were left out. */
  left_out: z.record(z.string(), count),
  /** Number (from 1, blank lines counted) of the first line that is not in the format. */
  first_malformed: count.nullable(),
  /** The first and last day taken, in the website's time zone; null when nothing was. */
  days: z.object({ first: z.string(), last: z.string() }).nullable(),
  /** Who came in the hits taken, each once a day. */
  visitors: count,
  /** Hits of that time that were not imported: whoever the script counted too counts twice. */
  collected: count,
})

export type ImportSummary = z.infer<typeof ImportSummary>
