import { daysBefore } from '#service/clock.ts'
import type { FoldRow } from '#service/storage/sql/tables.ts'
import { isMonth } from './isMonth.ts'

type Fold = Pick<FoldRow, 'id' | 'first_day' | 'last_day'>
type Range = { from: string; to: string }

/** Which days of a range are read of which folds. */
export type Plan = Range & { months: number[]; days: number[] }

/** The longest run of days of a range that are folded; undefined where there are none. The others lie before it and behind it. */
export function planOf(folds: readonly Fold[], { from, to }: Range): Plan | undefined {
  const runs: { first: string; last: string; folds: Fold[] }[] = []
  // What lies further is folded as a whole, and comes before its parts.
  const inOrder = folds.toSorted(
    (one, other) => compare(one.first_day, other.first_day) || -compare(one.last_day, other.last_day),
  )
  for (const fold of inOrder) {
    if (fold.last_day < from || fold.first_day > to) continue
    const run = runs.at(-1)
    if (run && fold.first_day <= run.last) continue
    if (run && daysBefore(fold.first_day, 1) === run.last) {
      run.last = fold.last_day
      run.folds.push(fold)
    } else runs.push({ first: fold.first_day, last: fold.last_day, folds: [fold] })
  }
  const [longest] = runs
    .map((run) => ({ ...run, from: later(run.first, from), to: earlier(run.last, to) }))
    .toSorted((one, other) => lengthOf(other) - lengthOf(one))
  if (!longest) return undefined
  const isWhole = (fold: Fold) => isMonth(fold) && fold.first_day >= from && fold.last_day <= to
  return {
    from: longest.from,
    to: longest.to,
    months: longest.folds.filter((fold) => isWhole(fold)).map(({ id }) => id),
    days: longest.folds.filter((fold) => !isWhole(fold)).map(({ id }) => id),
  }
}

/** What a plan binds under the names of `foldedRows`. */
export const boundBy = ({ from, to, months, days }: Plan, range: 'folded' | 'compare_folded') => ({
  [`${range}_from`]: from,
  [`${range}_to`]: to,
  [`${range}_before`]: daysBefore(from, 1),
  [`${range}_after`]: daysBefore(to, -1),
  [`${range}_months`]: months,
  [`${range}_days`]: days,
})

const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other))
const later = (one: string, other: string) => (one > other ? one : other)
const earlier = (one: string, other: string) => (one < other ? one : other)
/** In days, both included. */
export const lengthOf = ({ from, to }: Range): number => (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1
