import { type MeasureName, measures } from './measures.ts'
import type { Counts, Traffic } from './traffic.ts'

/** What the main chart draws at one step; null is a gap. */
export type ChartPoint = {
  at: string
  value: number | null
  /** The step that is not over, and the one before it from where its line starts. */
  unfinished: number | null
  before: number | null
  beside: number | null
}

/** The points of one measure, of its period before, and of the measure that is drawn beside it. */
export function chartPoints({ moments, unfinished }: Traffic, name: MeasureName): ChartPoint[] {
  const { of, beside } = measures[name]
  const last = moments.findIndex(({ at }) => at === unfinished)
  return moments.map(({ at, now, before }, index) => {
    const value = now && of(now)
    return {
      at,
      value: index === last ? null : value,
      unfinished: last >= 0 && (index === last || index === last - 1) ? value : null,
      before: of(before),
      beside: now && beside && measures[beside].of(now),
    }
  })
}
