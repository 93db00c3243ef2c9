import { z } from 'zod/mini'
import { Timestamp } from './fields.ts'

/** How far back the live view reaches, in minutes. */
export const liveMinutes = 30

const count = z.int().check(z.minimum(0))

const Row = z.object({ value: z.string(), count })

/** At most this many rows of each list. */
export const liveRows = 10

const rows = z.array(Row).check(z.maxLength(liveRows))
const labelledRows = z.array(z.extend(Row, { label: z.optional(z.string()) })).check(z.maxLength(liveRows))

/**
 * What goes on at a website. A visitor is one day's, as everywhere: somebody who is there over midnight is two.
 * The lists are about the same minutes as `minutes`.
 */
export const Live = z.object({
  /** The moment of this picture. */
  at: Timestamp,
  /** Unique visitors of the 5 minutes before. */
  visitors: count,
  /** All of them, oldest first; the last is the one that is not over. */
  minutes: z
    .array(z.object({ /** When it began. */ minute: Timestamp, visitors: count, pageviews: count }))
    .check(z.length(liveMinutes)),
  /** Paths by pageviews. */
  pages: rows,
  /** Countries by visitors, with their names in the language asked for; empty = unknown. */
  countries: labelledRows,
  /** Hosts of other websites by visitors, with the names of those that are known; empty = direct or unknown. */
  referrers: labelledRows,
})

export type Live = z.infer<typeof Live>
