import type { StatisticRow } from '#contract/statistic.ts'
import type { Day } from '#dashboard/days/day.ts'
import type { Range } from '#dashboard/days/range.ts'

export type Counts = { visitors: number; pageviews: number }

/** Two counts over the same length of time, so that they can be compared. */
export type Comparison = { now: Counts; before: Counts }

/**
 * A step of the main chart, and the step of the period before that it is compared with.
 * Null is time that has not come yet, which is something else than nobody.
 */
export type Moment = { at: string; now: Counts | null; beforeAt: string; before: Counts }

/** Visitors and pageviews of a range, step by step and in all, and of the period before. */
export type Traffic = {
  range: Range
  /** What `at` is: a day, `2026-11-20`, or in a range of one day an hour, `14`. */
  unit: 'day' | 'hour'
  moments: readonly Moment[]
  total: Counts
  /** What the change is between; of a day that is not over, its hours so far and the same hours of the day before. */
  compared: Comparison
  /** The step that is not over yet, if any is. */
  unfinished: string | null
}

export type Series = { visitors: readonly StatisticRow[]; pageviews: readonly StatisticRow[] }

/** Where a website is in time: what comes later has no numbers yet. */
export type Present = { day: Day; hour: string }

/** The step that is going on: one after all hours if the day is over, one before them if it is still to come. */
export function presentHour(day: Day, present: Present): string {
  if (day === present.day) return present.hour
  return day < present.day ? '24' : ''
}

/** Puts each step beside its counterpart. A step without a row counts 0: some services leave such rows out. */
export function lineUp(
  steps: readonly string[],
  now: Series,
  stepsBefore: readonly string[],
  before: Series,
  present: string,
) {
  const countNow = counter(now)
  const countBefore = counter(before)
  return steps.map((at, index): Moment => {
    const beforeAt = stepsBefore[index] ?? at
    return { at, now: at > present ? null : countNow(at), beforeAt, before: countBefore(beforeAt) }
  })
}

export const inAll = ({ visitors, pageviews }: Series): Counts => ({
  visitors: sum(visitors),
  pageviews: sum(pageviews),
})

/** Adds up the steps that have come, the present one included, and their counterparts. */
export function soFar(moments: readonly Moment[]): Comparison {
  const come = moments.flatMap(({ now, before }) => (now ? [{ now, before }] : []))
  return { now: addUp(come.map(({ now }) => now)), before: addUp(come.map(({ before }) => before)) }
}

const addUp = (counts: readonly Counts[]): Counts =>
  counts.reduce(
    (all, { visitors, pageviews }) => ({ visitors: all.visitors + visitors, pageviews: all.pageviews + pageviews }),
    { visitors: 0, pageviews: 0 },
  )

const sum = (rows: readonly StatisticRow[]) => rows.reduce((total, { count }) => total + count, 0)

function counter({ visitors, pageviews }: Series): (at: string) => Counts {
  const visitorsAt = new Map(visitors.map(({ value, count }) => [value, count]))
  const pageviewsAt = new Map(pageviews.map(({ value, count }) => [value, count]))
  return (at) => ({ visitors: visitorsAt.get(at) ?? 0, pageviews: pageviewsAt.get(at) ?? 0 })
}
