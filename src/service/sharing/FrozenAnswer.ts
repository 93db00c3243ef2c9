import type { StatisticRow } from '#contract/statistic.ts'

/** A statistic of a range that is over, as it was counted: rows in the order of their counts, or of days or hours. */
export type FrozenAnswer = {
  /** Without labels, which are in the reader's language. */
  rows: StatisticRow[]
  /** Over all rows, those that are not kept too. */
  sum: number
  before_sum?: number
}
