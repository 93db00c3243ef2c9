import type { StatisticRow } from '#contract/statistic.ts'
import { addDays, type Day } from '#dashboard/days/day.ts'
import type { Range } from '#dashboard/days/range.ts'

/** How many days the list looks at; it compares them with as many before. */
export const period = 30

/** A count over the last days and over the days before. */
export type Sum = { count: number; before: number }

/** The same, and its run day by day. */
export type Trend = Sum & { counts: readonly number[] }

/** The days a trend needs, up to and including `last`. */
export const trendRange = (last: Day): Range => ({ from: addDays(last, 1 - 2 * period), to: last })

/** Days that have no row count as 0: services may leave them out. */
export function trend(rows: readonly StatisticRow[], last: Day): Trend {
  const byDay = new Map(rows.map(({ value, count }) => [value, count]))
  const all = Array.from({ length: 2 * period }, (_, index) => byDay.get(addDays(last, index + 1 - 2 * period)) ?? 0)
  const counts = all.slice(period)
  return { counts, count: sum(counts), before: sum(all.slice(0, period)) }
}

const selections = new Map<Day, (rows: readonly StatisticRow[]) => Trend>()

/** `trend` up to a day; the same function for the same day, so that what it made of an answer is kept as long as the answer. */
export function trendUntil(last: Day): (rows: readonly StatisticRow[]) => Trend {
  const selection = selections.get(last) ?? ((rows) => trend(rows, last))
  selections.set(last, selection)
  return selection
}

/** All of them together. */
export const addedUp = (sums: readonly Sum[]): Sum => ({
  count: sum(sums.map(({ count }) => count)),
  before: sum(sums.map(({ before }) => before)),
})

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0)
