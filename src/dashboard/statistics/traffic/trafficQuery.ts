import { writeFilter } from '#contract/filter.ts'
import type { StatisticRow } from '#contract/statistic.ts'
import { countDays, daysOf, hourNow, today } from '#dashboard/days/day.ts'
import type { Range } from '#dashboard/days/range.ts'
import { dailyQuery, statisticQuery, statisticsKey } from '#dashboard/http/statistics.ts'
import { hours } from '#dashboard/statistics/rows/hours.ts'
import { sameLength } from '#dashboard/statistics/view/comparison.ts'
import { asked, type View } from '#dashboard/statistics/view/View.ts'
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { inAll, lineUp, type Present, presentHour, type Series, soFar, type Traffic } from './traffic.ts'

type Options = {
  /** Events by day too, from a service that counts them so. */
  events?: boolean
}

/** What the totals and the main chart are drawn from: one answer, so that they never show different ranges. */
export const trafficQuery = (
  websiteId: number,
  view: View,
  timeZone: string | undefined,
  { events = false }: Options = {},
) =>
  queryOptions({
    queryKey: [...statisticsKey(websiteId), 'traffic', view, timeZone, events] as const,
    queryFn: ({ client }): Promise<Traffic> => {
      const present = { day: today(timeZone), hour: hourNow(timeZone) }
      const read = reader(client, websiteId, view, events)
      return countDays(view.range.from, view.range.to) === 1 ? byHour(read, view, present) : byDay(read, view, present)
    },
    // Each series is tried again by its own query.
    retry: false,
    placeholderData: keepPreviousData,
  })

async function byDay(read: Reader, { range, before }: View, { day }: Present): Promise<Traffic> {
  const { now, earlier } = await read.days()
  const total = inAll(now)
  return {
    range,
    beforeRange: before,
    unit: 'day',
    moments: lineUp(
      { at: allDays(range), series: now },
      before && earlier && { at: allDays(before), series: earlier },
      day,
    ),
    total,
    compared: earlier && { now: total, before: inAll(earlier) },
    unfinished: range.from <= day && day <= range.to ? day : null,
    partial: [],
  }
}

/**
 * The totals are the day's all the same: who came in two hours is one visitor of the day. Only where the day is not
 * over are hours compared, on both sides as visitors of each hour.
 */
async function byHour(read: Reader, view: View, present: Present): Promise<Traffic> {
  const [days, { now, earlier }] = await Promise.all([byDay(read, view, present), read.hours()])
  const before = earlier && { at: hours, series: earlier }
  const moments = lineUp({ at: hours, series: now }, before, presentHour(view.range.from, present))
  return {
    ...days,
    unit: 'hour',
    moments,
    compared: days.unfinished ? soFar(moments) : days.compared,
    unfinished: days.unfinished && present.hour,
  }
}

const allDays = ({ from, to }: Range) => daysOf(from, to)

/** One number over time, and over the time it is compared with. */
type Line = { now: readonly StatisticRow[]; earlier: readonly StatisticRow[] | null }

type Reader = ReturnType<typeof reader>

/** Each series by its own query, so that one which a page has read already is not asked for again. */
function reader(client: QueryClient, websiteId: number, view: View, events: boolean) {
  const { range, before } = view
  const filters = view.filters.map(writeFilter)

  async function days(name: 'visitors' | 'pageviews' | 'events'): Promise<Line> {
    const read = (days: Range, against: Range | null) =>
      client.fetchQuery(dailyQuery(websiteId, name, days, { before: against, filters }))
    if (!before) return { now: await read(range, null), earlier: null }
    if (!sameLength(range, before)) {
      const [now, earlier] = await Promise.all([read(range, null), read(before, null)])
      return { now, earlier }
    }
    const now = await read(range, before)
    const earlierDays = allDays(before)
    const told = now.every((row) => row.before !== undefined)
    // A service that does not compare is asked for both.
    if (!told || now.length !== earlierDays.length) return { now, earlier: await read(before, null) }
    return { now, earlier: now.map((row, index) => ({ value: earlierDays[index] ?? '', count: row.before ?? 0 })) }
  }

  async function hoursOf(name: 'visitors_hour' | 'pageviews_hour' | 'events_hour'): Promise<Line> {
    const order = { sort_by: 'value', sort: 'asc', per_page: 25 } as const
    const read = async (looked: View) => {
      const { data } = await client.fetchQuery(statisticQuery(websiteId, name, { ...asked(looked), ...order }))
      return data
    }
    const now = await read(view)
    if (!before) return { now, earlier: null }
    if (now.some((row) => row.before === undefined))
      return { now, earlier: await read({ ...view, range: before, before: null }) }
    return { now, earlier: now.map((row) => ({ value: row.value, count: row.before ?? 0 })) }
  }

  return {
    days: async () =>
      together(await Promise.all([days('visitors'), days('pageviews'), events ? days('events') : null])),
    hours: async () =>
      together(
        await Promise.all([
          hoursOf('visitors_hour'),
          hoursOf('pageviews_hour'),
          events ? hoursOf('events_hour') : null,
        ]),
      ),
  }
}

function together([visitors, pageviews, events]: readonly [Line, Line, Line | null]): {
  now: Series
  earlier: Series | null
} {
  return {
    now: { visitors: visitors.now, pageviews: pageviews.now, events: events && events.now },
    earlier:
      visitors.earlier && pageviews.earlier
        ? { visitors: visitors.earlier, pageviews: pageviews.earlier, events: events && events.earlier }
        : null,
  }
}
