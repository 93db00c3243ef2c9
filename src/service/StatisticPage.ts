import type { StatisticRow } from '#contract/statistic.ts'

/** A page of a statistic's rows; what is not a row is of all pages, as the contract's `meta` says it. */
export type StatisticPage = {
  rows: StatisticRow[]
  total: number
  sum: number
  other?: number
  before_sum?: number
}
