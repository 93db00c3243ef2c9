import type { StatisticRow } from '#contract/statistic.ts'
import { addDays, type Day } from '#dashboard/days/day.ts'
import type { Range } from '#dashboard/days/range.ts'

/** How many days the list looks at; it compares them with as many before. */
export const period = 30

/** The run of a count over the last days, its sum, and the sum of the days before. */
export type Trend = { counts: number[]; now: number; before: number }

/** The days a trend needs, up to and including `last`. */
export const trendRange = (last: Day): Range => ({ from: addDays(last, 1 - 2 * period), to: last })

/** Days that have no row count as 0: services may leave them out. */
export function trend(rows: readonly StatisticRow[], last: Day): Trend {
  const byDay = new Map(rows.map(({ value, count }) => [value, count]))
  const counts = Array.from({ length: 2 * period }, (_, index) => byDay.get(addDays(last, index + 1 - 2 * period)) ?? 0)
  const shown = counts.slice(period)
  return { counts: shown, now: sum(shown), before: sum(counts.slice(0, period)) }
}

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0)
