import type { WebsiteRow } from '#service/storage/sql/tables.ts'
import { comparisonDays, type Days, rangeDays } from './hitsInRange.ts'
import { comparisonFolded, rangeFolded } from './folding/foldedRows.ts'
import type { Folds } from './folding/openFolds.ts'
import { boundBy, planOf } from './folding/planOf.ts'

type Range = { from: string; to: string; compare_from?: string | undefined; compare_to?: string | undefined }

/** From where a range and the one it is compared with are read, and what that binds beside the ranges. */
export type Ranges = { days: Days; before: Days; bound: Record<string, unknown> }

/** Everything is read of the hits. */
export const ofHits: Ranges = { days: rangeDays, before: comparisonDays, bound: {} }

/** Decides which days of a website are read of its folds. */
export const openPlans =
  (folds: Pick<Folds, 'valid'>) =>
  async (website: WebsiteRow, { from, to, compare_from, compare_to }: Range): Promise<Ranges> => {
    const valid = await folds.valid([website])
    const plan = planOf(valid, { from, to })
    const before =
      compare_from !== undefined && compare_to !== undefined
        ? planOf(valid, { from: compare_from, to: compare_to })
        : undefined
    return {
      days: plan ? { ...rangeDays, folded: rangeFolded } : rangeDays,
      before: before ? { ...comparisonDays, folded: comparisonFolded } : comparisonDays,
      bound: {
        ...(plan && boundBy(plan, 'folded')),
        ...(before && boundBy(before, 'compare_folded')),
      },
    }
  }
