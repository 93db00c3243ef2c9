import type { WebsiteRow } from '#service/storage/sql/tables.ts'
import { foldedOf } from './folding/foldedRows.ts'
import type { Folds } from './folding/openFolds.ts'
import { boundBy, lengthOf, planOf } from './folding/planOf.ts'
import { comparisonDays, type Days, rangeDays } from './hitsInRange.ts'

type Range = { from: string; to: string }
type ComparedRange = Range & { compare_from?: string | undefined; compare_to?: string | undefined }

/** From where a range and the one it is compared with are read, and what that binds beside the ranges. */
export type Ranges = {
  days: Days
  before: Days
  bound: Record<string, unknown>
  /** How many days there are whose hits are read. */
  open: number
}

export type Plan = (website: WebsiteRow, range: ComparedRange) => Promise<Ranges>

/** Everything is read of the hits. */
export const ofHits: Ranges = { days: rangeDays, before: comparisonDays, bound: {}, open: Infinity }

/** Decides which days of a website are read of its folds. */
export const openPlans =
  (folds: Pick<Folds, 'valid'>): Plan =>
  async (website, { from, to, compare_from, compare_to }) => {
    const valid = await folds.valid([website])
    const read = (range: Range, days: Days, name: 'folded' | 'compare_folded') => {
      const plan = planOf(valid, range)
      if (!plan) return { days, bound: {}, open: lengthOf(range) }
      return {
        days: { ...days, folded: foldedOf(name, plan, range) },
        bound: boundBy(plan, name),
        open: lengthOf(range) - lengthOf(plan),
      }
    }
    const range = read({ from, to }, rangeDays, 'folded')
    if (compare_from === undefined || compare_to === undefined) return { ...range, before: comparisonDays }
    const before = read({ from: compare_from, to: compare_to }, comparisonDays, 'compare_folded')
    return {
      days: range.days,
      before: before.days,
      bound: { ...range.bound, ...before.bound },
      open: range.open + before.open,
    }
  }
