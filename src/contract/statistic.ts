import { z } from 'zod/mini'
import { Day } from './fields.ts'
import { List, ListMeta } from './list.ts'

/**
 * The 17 statistics of the reference: what a row's `value` is and what its `count` counts.
 * `visitors` are unique within a day and add up over days; `visits` end after 30 minutes without a hit.
 */
export const referenceStatistics = {
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

/** All statistics. A service that speaks the reference alone does not know the last three. */
export const statistics = {
  ...referenceStatistics,
  events: { value: 'day', count: 'completions' },
  events_hour: { value: 'hour', count: 'completions' },
  visitors_weekday_hour: { value: 'weekday_hour', count: 'visitors' },
} as const

export type StatisticName = keyof typeof statistics

// Object.keys forgets the names it is given the keys of.
export const statisticNames = Object.keys(statistics) as [StatisticName, ...StatisticName[]]

export const StatisticNames = z.array(z.enum(statisticNames))

export const StatisticRow = z.object({
  value: z.string(),
  count: z.int(),
  /** Its count in the range compared with, where one was asked for; of a day, that of the day at the same position. */
  before: z.optional(z.int()),
  /** What the value means, in the language asked for, where it is a code. */
  label: z.optional(z.string()),
})

/**
 * `sum` is the count over the whole range and all pages of the list, `before_sum` that of the range compared with.
 * `other` is what rows that are not shown count together, within `sum`; only where there are such rows, and without a search.
 */
const StatisticMeta = z.extend(ListMeta, {
  name: z.string(),
  from_date: Day,
  to_date: Day,
  timezone: z.string(),
  sum: z.int(),
  other: z.optional(z.int()),
  compare_from_date: z.optional(Day),
  compare_to_date: z.optional(Day),
  before_sum: z.optional(z.int()),
})

export const StatisticList = z.extend(List(StatisticRow), { meta: StatisticMeta })

/** What a dashboard may rely on: the rest is ours. */
export const AnyStatisticList = z.object({ data: z.array(StatisticRow), meta: z.optional(z.partial(StatisticMeta)) })

export type StatisticRow = z.infer<typeof StatisticRow>
export type StatisticList = z.infer<typeof StatisticList>
export type AnyStatisticList = z.infer<typeof AnyStatisticList>
