import { AnyStatisticList, type StatisticName, type StatisticRow } from '#contract/statistic.ts'
import { addDays, countDays, type Day } from '#dashboard/days/day.ts'
import type { Range } from '#dashboard/days/range.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Reader } from './connection.ts'
import { offersQuery } from './offers.ts'
import { request } from './request.ts'
import { websitesKey } from './websites.ts'

/** How a statistic is looked at; what is left out is the service's default. */
export type StatisticView = Range & {
  /** What every row is compared with; a service that does not know it leaves `before` out. */
  compare_from?: Day
  compare_to?: Day
  /** As `#contract/filter.ts` writes them. */
  filters?: readonly string[]
  search?: string
  sort_by?: 'count' | 'value'
  sort?: 'asc' | 'desc'
  per_page?: number
  page?: number
  all_days?: 1
}

/** Begins the key of everything that has been counted of a website. */
export const statisticsKey = (websiteId: number) => [...websitesKey, websiteId, 'statistics'] as const

export const statisticQuery = (
  websiteId: number,
  name: StatisticName,
  view: StatisticView,
  /** All rows, however many pages they are. */
  { whole = false } = {},
) =>
  queryOptions({
    queryKey: [...statisticsKey(websiteId), name, view, whole] as const,
    queryFn: ({ signal, meta }) => (whole ? readWhole : read)(websiteId, name, view, { signal, as: meta?.reader }),
    placeholderData: keepPreviousData,
  })

type Against = {
  /** Days of the same number, to compare with. */
  before?: Range | null
  /** As `#contract/filter.ts` writes them. */
  filters?: readonly string[]
}

/** One row a day over any range, first day first; `before` is what the service counted on the day at the same place of another range. */
export const dailyQuery = (
  websiteId: number,
  name: 'pageviews' | 'visitors' | 'events',
  range: Range,
  { before = null, filters = [] }: Against = {},
) =>
  queryOptions({
    queryKey: [...statisticsKey(websiteId), name, 'daily', range, before, filters] as const,
    queryFn: async ({ client, signal, meta }): Promise<StatisticRow[]> => {
      const parts = windows(range)
      const inOne = parts.length > 1 && (await client.ensureQueryData(offersQuery)).allDays
      const view = {
        sort_by: 'value',
        sort: 'asc',
        per_page: longestPage,
        ...(filters.length > 0 && { filters }),
        ...(inOne && ({ all_days: 1 } as const)),
      } as const
      const lists = await Promise.all(
        (inOne ? [range] : parts).map((window) =>
          read(
            websiteId,
            name,
            { ...window, ...counterpart(window, range, before), ...view },
            { signal, as: meta?.reader },
          ),
        ),
      )
      return lists.flatMap((list) => list.data)
    },
    placeholderData: keepPreviousData,
  })

/** The days that stand in `before` where those of the window stand in the range. */
export function counterpart(window: Range, range: Range, before: Range | null) {
  if (!before) return {}
  const shift = countDays(range.from, before.from) - 1
  return { compare_from: addDays(window.from, shift), compare_to: addDays(window.to, shift) }
}

/** The most rows one answer has: a service that knows no `page` gives no more of a range. */
const longestPage = 100

/** A range cut into ranges of at most 100 days. */
export function windows({ from, to }: Range): Range[] {
  if (countDays(from, to) <= longestPage) return [{ from, to }]
  const end = addDays(from, longestPage - 1)
  return [{ from, to: end }, ...windows({ from: addDays(end, 1), to })]
}

type Reading = {
  signal: AbortSignal
  /** As whom; undefined is whoever is signed in. */
  as: Reader | undefined
  /** Told after each page how many of all rows have been read. */
  onPage?: (rows: number, total: number) => void
}

/** Every row of a list, page after page; the rest of the answer is that of the first. */
export async function readWhole(
  websiteId: number,
  name: StatisticName,
  view: StatisticView,
  { onPage, ...asking }: Reading,
): Promise<AnyStatisticList> {
  const whole = { ...view, per_page: longestPage }
  const first = await read(websiteId, name, whole, asking)
  const data = [...first.data]
  onPage?.(data.length, first.meta?.total ?? data.length)
  for (let page = 2; page <= (first.meta?.last_page ?? 1); page += 1) {
    data.push(...(await read(websiteId, name, { ...whole, page }, asking)).data)
    onPage?.(data.length, first.meta?.total ?? data.length)
  }
  return { ...first, data }
}

const read = (
  websiteId: number,
  name: StatisticName,
  view: StatisticView,
  { signal, as }: Pick<Reading, 'signal' | 'as'>,
) => request(AnyStatisticList, 'GET', `/stats/${websiteId}`, { query: { name, ...view }, signal, as })
