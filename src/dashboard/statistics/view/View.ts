import { type Filter, writeFilter } from '#contract/filter.ts'
import type { Range } from '#dashboard/days/range.ts'

/** What a statistic is looked at through: which days, what they are compared with, and who is counted. */
export type View = {
  range: Range
  /** Null compares with nothing. */
  before: Range | null
  filters: readonly Filter[]
  /** The moment at which it was counted; now unless it is frozen. */
  at?: string
}

/** A view as the service is asked for it; what it does not know it leaves out. */
export const asked = ({ range, before, filters }: View) => ({
  ...range,
  ...(before && { compare_from: before.from, compare_to: before.to }),
  ...(filters.length > 0 && { filters: filters.map(writeFilter) }),
})
