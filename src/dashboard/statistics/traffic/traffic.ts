import type { StatisticRow } from '#contract/statistic.ts'
import type { Day } from '#dashboard/days/day.ts'
import type { Range } from '#dashboard/days/range.ts'

/** `events` is null where they were not asked for, or the service does not count them by day. */
export type Counts = { visitors: number; pageviews: number; events: number | null }

/** Two counts over the same length of time, so that they can be compared. */
export type Comparison = { now: Counts; before: Counts }

/** What a step is: in a range of one day an hour, `14`; otherwise a day, or the first day of a week or month. */
export type Unit = 'hour' | 'day' | 'week' | 'month'

/**
 * A step of the main chart, and what it is compared with; null where it is compared with nothing.
 * `now` is null for time that has not come yet, which is something else than nobody.
 */
export type Moment = {
  at: string
  now: Counts | null
  beforeAt: string | null
  before: Counts | null
  /** Minutes in which nothing was collected, where there were some. */
  missing?: number
}

/** What was counted in a range, step by step and in all, and in the range it is compared with. */
export type Traffic = {
  range: Range
  /** What it is compared with; null is nothing. */
  beforeRange: Range | null
  unit: Unit
  moments: readonly Moment[]
  total: Counts
  /** What the change is between; of a day that is not over, its hours so far and the same hours of the day before. */
  compared: Comparison | null
  /** The step that is not over yet, if any is. */
  unfinished: string | null
  /** Steps of which not all days are in the range: weeks and months at its ends. */
  partial: readonly string[]
  /** Days with imported hits; undefined where nobody says. */
  imported?: readonly Range[] | undefined
}

export type Series = {
  visitors: readonly StatisticRow[]
  pageviews: readonly StatisticRow[]
  events: readonly StatisticRow[] | null
}

/** Where a website is in time: what comes later has no numbers yet. */
export type Present = { day: Day; hour: string }

/** The step that is going on: one after all hours if the day is over, one before them if it is still to come. */
export function presentHour(day: Day, present: Present): string {
  if (day === present.day) return present.hour
  return day < present.day ? '24' : ''
}

/** The steps of a range and what was counted in them. */
export type Steps = { at: readonly string[]; series: Series }

/** Puts each step beside its counterpart. A step without a row counts 0: some services leave such rows out. */
export function lineUp(now: Steps, before: Steps | null, present: string): Moment[] {
  const countNow = counter(now.series)
  const countBefore = before && counter(before.series)
  return now.at.map((at, index): Moment => {
    const beforeAt = before?.at[index] ?? null
    return {
      at,
      now: at > present ? null : countNow(at),
      beforeAt,
      before: beforeAt === null || !countBefore ? null : countBefore(beforeAt),
    }
  })
}

export const inAll = ({ visitors, pageviews, events }: Series): Counts => ({
  visitors: sum(visitors),
  pageviews: sum(pageviews),
  events: events && sum(events),
})

/** Adds up the steps that have come, the present one included, and their counterparts. */
export function soFar(moments: readonly Moment[]): Comparison | null {
  const come = moments.flatMap(({ now, before }) => (now && before ? [{ now, before }] : []))
  if (come.length === 0) return null
  return { now: addUp(come.map(({ now }) => now)), before: addUp(come.map(({ before }) => before)) }
}

export const addUp = (counts: readonly Counts[]): Counts =>
  counts.reduce(
    (all, { visitors, pageviews, events }) => ({
      visitors: all.visitors + visitors,
      pageviews: all.pageviews + pageviews,
      events: all.events === null || events === null ? null : all.events + events,
    }),
    { visitors: 0, pageviews: 0, events: 0 },
  )

const sum = (rows: readonly StatisticRow[]) => rows.reduce((total, { count }) => total + count, 0)

const byValue = (rows: readonly StatisticRow[]) => new Map(rows.map(({ value, count }) => [value, count]))

function counter({ visitors, pageviews, events }: Series): (at: string) => Counts {
  const [visitorsAt, pageviewsAt, eventsAt] = [byValue(visitors), byValue(pageviews), events && byValue(events)]
  return (at) => ({
    visitors: visitorsAt.get(at) ?? 0,
    pageviews: pageviewsAt.get(at) ?? 0,
    events: eventsAt && (eventsAt.get(at) ?? 0),
  })
}
