import { AnyStatisticList, type StatisticName, type StatisticRow } from '#contract/statistic.ts'
import { addDays, countDays } from '#dashboard/days/day.ts'
import type { Range } from '#dashboard/days/range.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { request } from './request.ts'
import { websitesKey } from './websites.ts'

/** How a statistic is looked at; what is left out is the service's default. */
export type StatisticView = Range & {
  search?: string
  sort_by?: 'count' | 'value'
  sort?: 'asc' | 'desc'
  per_page?: number
  page?: number
}

/** Begins the key of everything that has been counted of a website. */
export const statisticsKey = (websiteId: number) => [...websitesKey, websiteId, 'statistics'] as const

export const statisticQuery = (websiteId: number, name: StatisticName, view: StatisticView) =>
  queryOptions({
    queryKey: [...statisticsKey(websiteId), name, view] as const,
    queryFn: ({ signal }) => read(websiteId, name, view, signal),
    placeholderData: keepPreviousData,
  })

/** One row a day over any range, first day first. */
export const dailyQuery = (websiteId: number, name: 'pageviews' | 'visitors', range: Range) =>
  queryOptions({
    queryKey: [...statisticsKey(websiteId), name, 'daily', range] as const,
    queryFn: async ({ signal }): Promise<StatisticRow[]> => {
      const view = { sort_by: 'value', sort: 'asc', per_page: longestWindow } as const
      const lists = await Promise.all(
        windows(range).map((window) => read(websiteId, name, { ...window, ...view }, signal)),
      )
      return lists.flatMap((list) => list.data)
    },
    placeholderData: keepPreviousData,
  })

/** The most rows one answer has: a service that knows no `page` gives no more of a range. */
const longestWindow = 100

/** A range cut into ranges of at most 100 days. */
export function windows({ from, to }: Range): Range[] {
  if (countDays(from, to) <= longestWindow) return [{ from, to }]
  const end = addDays(from, longestWindow - 1)
  return [{ from, to: end }, ...windows({ from: addDays(end, 1), to })]
}

const read = (websiteId: number, name: StatisticName, view: StatisticView, signal: AbortSignal) =>
  request(AnyStatisticList, 'GET', `/stats/${websiteId}`, { query: { name, ...view }, signal })
