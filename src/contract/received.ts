import { z } from 'zod/mini'
import { rangeProblem, refusing } from './dayRange.ts'
import { Day, Timestamp } from './fields.ts'

/** As many days can be read by hour. */
const mostDaysByHour = 31

/** What `GET /stats/{id}/received` takes. `from` and `to` are whole days of the website's time zone, both included. */
export const ReceivedQuery = z
  .object({
    from: Day,
    to: Day,
    by: z
      ._default(z.enum(['day', 'hour']), 'day')
      .check(z.describe(`How long a step is. Ranges of more than ${mostDaysByHour} days can be read by day alone.`)),
  })
  .check(
    z.superRefine(({ from, to, by }, context) => {
      const refuse = refusing(context)
      refuse('to', rangeProblem({ from, to }, { from: 'from', to: 'to' }))
      const days = (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1
      if (by === 'hour' && days > mostDaysByHour)
        refuse('by', `The by field must be day for more than ${mostDaysByHour} days.`)
    }),
  )

export type ReceivedQuery = z.infer<typeof ReceivedQuery>

const count = z.int().check(z.minimum(0))

const LeftOut = z.array(
  z.object({ reason: z.string().check(z.describe('One word, such as bot or ip; there may be new ones.')), count }),
)

/** What became of the hits that a website was sent; those that were imported were not. */
export const Received = z.object({
  from_date: Day,
  to_date: Day,
  timezone: z.string(),
  since: Timestamp.check(z.describe('When counting began for this website. Nothing is known of what was before.')),
  stored: count,
  left_out: LeftOut.check(z.describe('Why hits were not stored; the most frequent reason first.')),
  steps: z
    .array(
      z.object({
        at: z.string().check(z.describe('A day, 2026-11-20, or an hour, 2026-11-20T14.')),
        stored: count,
        left_out: LeftOut,
        missing: count.check(z.describe('Minutes in which the service did not run, or could not store.')),
      }),
    )
    .check(z.describe('Those in which anything came or was missed, in their order.')),
})

export type Received = z.infer<typeof Received>
export type LeftOut = z.infer<typeof LeftOut>
