import type { StatisticRow } from '#contract/statistic.ts'
import type { AnyWebsite } from '#contract/website.ts'
import { type Day, today } from '#dashboard/days/day.ts'
import { dailyQuery } from '#dashboard/http/statistics.ts'
import { type Trend, trend, trendRange } from './trend.ts'

/** The visitors of one website, from any service. */
export function trendQuery({ id, timezone }: AnyWebsite) {
  const day = today(timezone)
  return { ...dailyQuery(id, 'visitors', trendRange(day)), select: trendUntil(day) }
}

const selections = new Map<Day, (rows: readonly StatisticRow[]) => Trend>()

/** The same function for the same day: what it once made of an answer is kept as long as the answer. */
function trendUntil(day: Day) {
  const selection = selections.get(day) ?? ((rows) => trend(rows, day))
  selections.set(day, selection)
  return selection
}
