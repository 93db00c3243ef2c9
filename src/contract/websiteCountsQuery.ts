import { z } from 'zod/mini'

const mostDays = 366
const mostWebsites = 100

const Days = z
  .pipe(z.string().check(z.regex(/^[1-9]\d{0,2}$/)), z.transform(Number))
  .check(z.refine((days) => days <= mostDays, { error: `The days field must not be more than ${mostDays}.` }))

const Ids = z
  .pipe(
    z.string().check(z.regex(/^[1-9]\d{0,9}(,[1-9]\d{0,9})*$/)),
    z.transform((text) => text.split(',').map(Number)),
  )
  .check(
    z.refine((ids) => ids.length <= mostWebsites, {
      error: `The websites field must not name more than ${mostWebsites}.`,
    }),
  )

/** What `GET /stats` takes. */
export const WebsiteCountsQuery = z.object({
  name: z
    .enum(['visitors', 'pageviews', 'events'])
    .check(z.describe('What is counted, as the statistic of this name does.')),
  days: z._default(Days, 30).check(z.describe(`How many days, today among them; 1 to ${mostDays}.`)),
  websites: z
    .optional(Ids)
    .check(
      z.describe(
        `Ids, separated by commas, ${mostWebsites} at most: only these websites, and these day by day. Those of others are left out.`,
      ),
    ),
})

export type WebsiteCountsQuery = z.infer<typeof WebsiteCountsQuery>
