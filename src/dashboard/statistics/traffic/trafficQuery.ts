import { countDays, daysOf, hourNow, today } from '#dashboard/days/day.ts'
import { previous, type Range } from '#dashboard/days/range.ts'
import { dailyQuery, statisticQuery, statisticsKey } from '#dashboard/http/statistics.ts'
import { hours } from '#dashboard/statistics/rows/hours.ts'
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { inAll, lineUp, type Present, presentHour, type Series, soFar, type Traffic } from './traffic.ts'

/** What the totals and the main chart are drawn from: one answer, so that they never show different ranges. */
export const trafficQuery = (websiteId: number, range: Range, timeZone: string | undefined) =>
  queryOptions({
    queryKey: [...statisticsKey(websiteId), 'traffic', range, timeZone] as const,
    queryFn: ({ client }): Promise<Traffic> => {
      const present = { day: today(timeZone), hour: hourNow(timeZone) }
      const read = reader(client, websiteId)
      return countDays(range.from, range.to) === 1 ? byHour(read, range, present) : byDay(read, range, present)
    },
    // Each series is tried again by its own query.
    retry: false,
    placeholderData: keepPreviousData,
  })

async function byDay(read: Reader, range: Range, { day }: Present): Promise<Traffic> {
  const before = previous(range)
  const [daysNow, daysBefore] = await Promise.all([read.days(range), read.days(before)])
  const total = inAll(daysNow)
  return {
    range,
    unit: 'day',
    moments: lineUp(daysOf(range.from, range.to), daysNow, daysOf(before.from, before.to), daysBefore, day),
    total,
    compared: { now: total, before: inAll(daysBefore) },
    unfinished: range.from <= day && day <= range.to ? day : null,
  }
}

/**
 * The totals are the day's all the same: who came in two hours is one visitor of the day. Only where the day is not
 * over are hours compared, on both sides as visitors of each hour.
 */
async function byHour(read: Reader, range: Range, present: Present): Promise<Traffic> {
  const before = previous(range)
  const [days, hoursNow, hoursBefore] = await Promise.all([
    byDay(read, range, present),
    read.hours(range),
    read.hours(before),
  ])
  const moments = lineUp(hours, hoursNow, hours, hoursBefore, presentHour(range.from, present))
  return {
    ...days,
    unit: 'hour',
    moments,
    compared: days.unfinished ? soFar(moments) : days.compared,
    unfinished: days.unfinished && present.hour,
  }
}

type Reader = ReturnType<typeof reader>

/** Each series by its own query, so that one which a page has read already is not asked for again. */
const reader = (client: QueryClient, websiteId: number) => ({
  async days(range: Range): Promise<Series> {
    const [visitors, pageviews] = await Promise.all([
      client.fetchQuery(dailyQuery(websiteId, 'visitors', range)),
      client.fetchQuery(dailyQuery(websiteId, 'pageviews', range)),
    ])
    return { visitors, pageviews }
  },
  async hours(range: Range): Promise<Series> {
    const view = { ...range, sort_by: 'value', sort: 'asc', per_page: 25 } as const
    const [visitors, pageviews] = await Promise.all([
      client.fetchQuery(statisticQuery(websiteId, 'visitors_hour', view)),
      client.fetchQuery(statisticQuery(websiteId, 'pageviews_hour', view)),
    ])
    return { visitors: visitors.data, pageviews: pageviews.data }
  },
})
