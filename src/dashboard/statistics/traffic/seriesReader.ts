import { writeFilter } from '#contract/filter.ts'
import type { StatisticRow } from '#contract/statistic.ts'
import { daysOf } from '#dashboard/days/day.ts'
import type { Range } from '#dashboard/days/range.ts'
import { dailyQuery, statisticQuery } from '#dashboard/http/statistics.ts'
import { hours } from '#dashboard/statistics/rows/hours.ts'
import { sameLength } from '#dashboard/statistics/view/comparison.ts'
import { asked, type View } from '#dashboard/statistics/view/View.ts'
import type { QueryClient } from '@tanstack/react-query'
import type { Series } from './traffic.ts'

/** One number over time, and over the time it is compared with; null is nothing to compare with. */
type Line = { now: readonly StatisticRow[]; earlier: readonly StatisticRow[] | null }

export type SeriesReader = ReturnType<typeof seriesReader>

/** Reads each series by its own query, so that one which a page has read already is not asked for again. */
export function seriesReader(client: QueryClient, websiteId: number, view: View, events: boolean) {
  const { range, before } = view
  const filters = view.filters.map(writeFilter)

  const readDays = (name: DailyName, days: Range, against: Range | null) =>
    client.fetchQuery(dailyQuery(websiteId, name, days, { before: against, filters }))

  async function daily(name: DailyName): Promise<Line> {
    if (!before) return { now: await readDays(name, range, null), earlier: null }
    if (!sameLength(range, before)) {
      const [now, earlier] = await Promise.all([readDays(name, range, null), readDays(name, before, null)])
      return { now, earlier }
    }
    const now = await readDays(name, range, before)
    const earlierDays = daysOf(before.from, before.to)
    // A service that does not compare is asked for both.
    if (!comparesAll(now, earlierDays)) return { now, earlier: await readDays(name, before, null) }
    return { now, earlier: now.map((row, index) => ({ value: earlierDays[index] ?? '', count: row.before ?? 0 })) }
  }

  async function readHours(name: HourlyName, looked: View) {
    const order = { sort_by: 'value', sort: 'asc', per_page: 25 } as const
    const { data } = await client.fetchQuery(statisticQuery(websiteId, name, { ...asked(looked), ...order }))
    return data
  }

  async function hourly(name: HourlyName): Promise<Line> {
    // The hours of several days in one would stand beside those of a single day.
    if (!before || !sameLength(range, before))
      return { now: await readHours(name, { ...view, before: null }), earlier: null }
    const now = await readHours(name, view)
    if (!comparesAll(now, hours))
      return { now, earlier: await readHours(name, { ...view, range: before, before: null }) }
    return { now, earlier: now.map((row) => ({ value: row.value, count: row.before ?? 0 })) }
  }

  return {
    days: async () =>
      together(await Promise.all([daily('visitors'), daily('pageviews'), events ? daily('events') : null])),
    hours: async () =>
      together(
        await Promise.all([hourly('visitors_hour'), hourly('pageviews_hour'), events ? hourly('events_hour') : null]),
      ),
  }
}

type DailyName = 'visitors' | 'pageviews' | 'events'
type HourlyName = `${DailyName}_hour`

/** Whether a service has said of every step what is compared with it. */
const comparesAll = (rows: readonly StatisticRow[], steps: readonly string[]): boolean =>
  rows.length === steps.length && rows.every(({ before }) => before !== undefined)

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
