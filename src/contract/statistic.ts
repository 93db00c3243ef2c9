import { z } from 'zod'
import { Day } from './fields.ts'
import { List, ListMeta, ListQuery } from './list.ts'

/**
 * The 17 statistics of the reference: what a row's `value` is and what its `count` counts.
 * `visitors` are unique within a day and add up over days; `visits` end after 30 minutes without a hit.
 */
export const statistics = {
  pageviews: { value: 'day', count: 'pageviews' },
  visitors: { value: 'day', count: 'visitors' },
  pageviews_hour: { value: 'hour', count: 'pageviews' },
  visitors_hour: { value: 'hour', count: 'visitors' },
  page: { value: 'path', count: 'pageviews' },
  landing_page: { value: 'path', count: 'visits' },
  referrer: { value: 'host', count: 'visitors' },
  campaign: { value: 'name', count: 'visitors' },
  continent: { value: 'continent', count: 'visitors' },
  country: { value: 'country', count: 'visitors' },
  city: { value: 'city', count: 'visitors' },
  language: { value: 'language', count: 'visitors' },
  browser: { value: 'name', count: 'visitors' },
  os: { value: 'name', count: 'visitors' },
  device: { value: 'device', count: 'visitors' },
  resolution: { value: 'size', count: 'visitors' },
  event: { value: 'name', count: 'completions' },
} as const

export type StatisticName = keyof typeof statistics

// Object.keys forgets the names it is given the keys of.
export const statisticNames = Object.keys(statistics) as [StatisticName, ...StatisticName[]]

/** Longest range of one request, in years. */
const longestRange = 10

/** `from` and `to` are whole days of the website's time zone, both included. */
export const StatisticQuery = ListQuery.extend({
  name: z.enum(statisticNames),
  from: Day,
  to: Day,
  /** The reference's default `url` is another word for `value`. */
  search_by: z.enum(['value', 'url']).default('url'),
  sort_by: z.enum(['count', 'value']).default('count'),
}).superRefine(({ from, to }, context) => {
  if (to < from) context.addIssue({ code: 'custom', path: ['to'], message: 'The to field must not be before from.' })
  else if (yearsBetween(from, to) > longestRange)
    context.addIssue({
      code: 'custom',
      path: ['to'],
      message: `The range must not be longer than ${longestRange} years.`,
    })
})

const yearsBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / (365.25 * 86_400_000)

export const StatisticRow = z.object({
  value: z.string(),
  count: z.number().int(),
  /** What the value means, in the language asked for, where it is a code. */
  label: z.string().optional(),
})

/** `sum` is the count over the whole range and all pages of the list. */
const StatisticMeta = ListMeta.extend({
  name: z.string(),
  from_date: Day,
  to_date: Day,
  timezone: z.string(),
  sum: z.number().int(),
})

export const StatisticList = List(StatisticRow).extend({ meta: StatisticMeta })

/** What a dashboard may rely on: the rest is ours. */
export const AnyStatisticList = z.object({ data: z.array(StatisticRow), meta: StatisticMeta.partial().optional() })

export type StatisticQuery = z.infer<typeof StatisticQuery>
export type StatisticRow = z.infer<typeof StatisticRow>
export type StatisticList = z.infer<typeof StatisticList>
export type AnyStatisticList = z.infer<typeof AnyStatisticList>
