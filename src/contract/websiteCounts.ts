import { z } from 'zod/mini'
import { Day } from './fields.ts'

const count = z.int().check(z.minimum(0))

/** What a website counted over its own last days, today among them, by the calendar of its time zone. */
export const WebsiteCounts = z.object({
  id: z.int(),
  from_date: Day,
  to_date: Day,
  count,
  /** Over as many days right before. */
  before: count,
  /** Day by day from the first to the last, of websites that were asked for by name. */
  counts: z.optional(z.array(count)),
})

export const WebsiteCountsAnswer = z.object({ data: z.array(WebsiteCounts) })

export type WebsiteCounts = z.infer<typeof WebsiteCounts>
