import { z } from 'zod/mini'
import { rangeProblem } from './dayRange.ts'
import { Day } from './fields.ts'
import { ListQuery } from './list.ts'
import { statisticNames } from './statistic.ts'

/** What `GET /stats/{id}` takes. `from` and `to` are whole days of the website's time zone, both included. */
export const StatisticQuery = z
  .extend(ListQuery, {
    name: z.enum(statisticNames),
    from: Day,
    to: Day,
    /** The reference's default `url` is another word for `value`. */
    search_by: z._default(z.enum(['value', 'url']), 'url'),
    sort_by: z._default(z.enum(['count', 'value']), 'count'),
  })
  .check(
    z.superRefine(({ from, to }, context) => {
      const message = rangeProblem(from, to)
      if (message !== undefined) context.addIssue({ code: 'custom', path: ['to'], message })
    }),
  )

export type StatisticQuery = z.infer<typeof StatisticQuery>
