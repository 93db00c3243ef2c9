import { type MeasureName, measures } from './measures.ts'
import type { Traffic } from './traffic.ts'

/** One line of the chart at one step; null is a gap. What is not over is a line of its own, from the step before it. */
type Line = { done: number | null; open: number | null }

/** What the main chart draws at one step. */
export type ChartPoint = { at: string; value: Line; beside: Line; before: number | null }

const nothing: Line = { done: null, open: null }

/** The points of one measure, of its period before, and of the measure that is drawn beside it. */
export function chartPoints({ moments, unfinished }: Traffic, name: MeasureName): ChartPoint[] {
  const { of, beside } = measures[name]
  const last = moments.findIndex(({ at }) => at === unfinished)
  const line = (value: number | null, index: number): Line => ({
    done: index === last ? null : value,
    open: last >= 0 && (index === last || index === last - 1) ? value : null,
  })
  return moments.map(({ at, now, before }, index) => ({
    at,
    value: line(now && of(now), index),
    beside: beside ? line(now && measures[beside].of(now), index) : nothing,
    before: of(before),
  }))
}

/** The highest value that is drawn. */
export const highest = (points: readonly ChartPoint[]): number =>
  Math.max(
    0,
    ...points.flatMap(({ value, beside, before }) =>
      [value.done, value.open, beside.done, beside.open, before].map(Number),
    ),
  )
