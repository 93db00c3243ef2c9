import type { StatisticName } from '#contract/statistic.ts'

/** Days of a range that are folded, as bound parameters: `planOf` says what they are. */
export type FoldedDays = {
  /** The first and the last of them, without a gap. */
  from: string
  to: string
  /** The day before the first, and that after the last. */
  before: string
  after: string
  /** The folds that count whole months, and those of which days are read. */
  months: string
  days: string
  /** Whether the range has days before them, and after: of those the hits are read. */
  hasBefore: boolean
  hasAfter: boolean
}

type Range = { from: string; to: string }

/** The days of a range that are folded, under the names that `boundBy` binds. */
export const foldedOf = (name: 'folded' | 'compare_folded', plan: Range, { from, to }: Range): FoldedDays => ({
  ...named(name),
  hasBefore: from < plan.from,
  hasAfter: to > plan.to,
})

const named = (range: string) => ({
  from: `{${range}_from:String}`,
  to: `{${range}_to:String}`,
  before: `{${range}_before:String}`,
  after: `{${range}_after:String}`,
  months: `{${range}_months:Array(UInt32)}`,
  days: `{${range}_days:Array(UInt32)}`,
})

/** Those of many websites, day by day, as `id`, `day`, `statistic` and `count`. */
export const foldedByDay = (names: readonly StatisticName[], { from, to, days }: FoldedDays) => `
  SELECT website_id AS id, day, statistic, count
  FROM folded
  WHERE website_id IN {websites:Array(UInt32)} AND statistic IN (${listed(names)})
    AND NOT whole AND fold IN ${days} AND day BETWEEN toDate(${from}) AND toDate(${to})`

/** What was counted of statistics on folded days: rows of `statistic`, `value` and `count`, many of a value. */
export const foldedRows = (names: readonly StatisticName[], { from, to, months, days }: FoldedDays) => `
  SELECT statistic, value, count
  FROM folded
  WHERE website_id = {website:UInt32} AND statistic IN (${listed(names)})
    AND (whole AND fold IN ${months} OR NOT whole AND fold IN ${days})
    AND day BETWEEN toDate(${from}) AND toDate(${to})`

const listed = (names: readonly StatisticName[]) => names.map((name) => `'${name}'`).join(', ')
