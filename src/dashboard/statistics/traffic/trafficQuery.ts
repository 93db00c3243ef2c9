import { countDays, dayOf, daysOf, hourNow, hourOf, today } from '#dashboard/days/day.ts'
import type { Range } from '#dashboard/days/range.ts'
import { statisticsKey } from '#dashboard/http/statistics.ts'
import { hours } from '#dashboard/statistics/rows/hours.ts'
import type { View } from '#dashboard/statistics/view/View.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { type SeriesReader, seriesReader } from './seriesReader.ts'
import { inAll, lineUp, type Present, presentHour, soFar, type Traffic } from './traffic.ts'

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
      const present = presentOf(view, timeZone)
      const read = seriesReader(client, websiteId, view, events)
      return countDays(view.range.from, view.range.to) === 1 ? byHour(read, view, present) : byDay(read, view, present)
    },
    // Each series is tried again by its own query.
    retry: false,
    placeholderData: keepPreviousData,
  })

/** Until when everything has come. */
const presentOf = ({ at }: View, timeZone: string | undefined): Present =>
  at === undefined
    ? { day: today(timeZone), hour: hourNow(timeZone) }
    : { day: dayOf(at, timeZone), hour: hourOf(at, timeZone) }

async function byDay(read: SeriesReader, { range, before }: View, { day }: Present): Promise<Traffic> {
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
async function byHour(read: SeriesReader, view: View, present: Present): Promise<Traffic> {
  const [days, { now, earlier }] = await Promise.all([byDay(read, view, present), read.hours()])
  const before = earlier && { at: hours, series: earlier }
  const moments = lineUp({ at: hours, series: now }, before, presentHour(view.range.from, present))
  return {
    ...days,
    unit: 'hour',
    moments,
    compared: days.unfinished && before ? soFar(moments) : days.compared,
    unfinished: days.unfinished && present.hour,
  }
}

const allDays = ({ from, to }: Range) => daysOf(from, to)
