import { onDays } from '#service/storage/hits/onDays.ts'
import type { FoldedDays } from './folding/foldedRows.ts'

/** The first and the last day of a range, as bound parameters. */
export type Days = {
  from: string
  to: string
  /** Those of them whose hits are not read, because they are counted. */
  folded?: FoldedDays
}

export const rangeDays: Days = { from: '{from:String}', to: '{to:String}' }
export const comparisonDays: Days = { from: '{compare_from:String}', to: '{compare_to:String}' }

/** One website's hits of a range of whole days of its time zone. */
export const hitsInRange = (days: Days) => `
  SELECT *, toDate(time, {timezone:String}) AS day
  FROM hits
  WHERE website_id = {website:UInt32} AND (${hitsOn(days)})`

/** Of the days whose hits are read; of none where all are folded. */
export function hitsOn({ from, to, folded }: Days): string {
  if (!folded) return onDays(from, to)
  const sides = [
    ...(folded.hasBefore ? [onDays(from, folded.before)] : []),
    ...(folded.hasAfter ? [onDays(folded.after, to)] : []),
  ]
  return sides.join(' OR ') || 'false'
}

/** Whether any hit has to be read. */
export const readsHits = ({ folded }: Days): boolean => !folded || folded.hasBefore || folded.hasAfter

/** The same with the visit that each belongs to: when it `began`, and on which `landing_page`. */
export const hitsInVisits = (days: Days) => `
  SELECT *,
    maxIf(time, begins) OVER so_far AS began,
    argMaxIf(page, time, begins) OVER so_far AS landing_page
  FROM (
    SELECT *, time - lagInFrame(time) OVER (
      PARTITION BY day, visitor ORDER BY time, page ROWS BETWEEN 1 PRECEDING AND CURRENT ROW
    ) > 1800 AS begins
    FROM (${hitsInRange(days)})
  )
  WINDOW so_far AS (PARTITION BY day, visitor ORDER BY time, page ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW)`

/** The hits with which visits began: where more than 30 minutes lie before a visitor's hit, or nothing. */
export const landingsInRange = (days: Days) => `
  SELECT day, page
  FROM (
    SELECT day, page, time, lagInFrame(time) OVER (
      PARTITION BY day, visitor ORDER BY time, page ROWS BETWEEN 1 PRECEDING AND CURRENT ROW
    ) AS before
    FROM (${hitsInRange(days)})
  )
  WHERE time - before > 1800`
