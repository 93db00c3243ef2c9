import { type MeasureName, measures } from './measures.ts'
import type { Traffic } from './traffic.ts'

/** One line of the chart at one step; null is a gap. What leads to or from a step that is not whole is a line of its own. */
type Line = { done: number | null; open: number | null }

/** What the main chart draws at one step. */
export type ChartPoint = { at: string; value: Line; beside: Line; before: number | null }

const nothing: Line = { done: null, open: null }

/** The points of one measure, of what it is compared with, and of the measure that is drawn beside it. */
export function chartPoints({ moments, unfinished, partial }: Traffic, name: MeasureName): ChartPoint[] {
  const { of, beside } = measures[name]
  const open = moments.map(({ at }) => at === unfinished || partial.includes(at))
  const isOpen = (index: number) => open[index] ?? false
  /** Whether the line between a step and the next is that of something not whole. */
  const opens = (index: number) => isOpen(index) || isOpen(index + 1)
  const last = moments.length - 1
  const line = (value: number | null, index: number): Line => {
    const sides = [index > 0 && opens(index - 1), index < last && opens(index)]
    const closed = [index > 0 && !opens(index - 1), index < last && !opens(index)]
    return {
      done: closed.includes(true) || (last === 0 && !isOpen(0)) ? value : null,
      open: sides.includes(true) || (last === 0 && isOpen(0)) ? value : null,
    }
  }
  return moments.map(({ at, now, before }, index) => ({
    at,
    value: line(now && of(now), index),
    beside: beside ? line(now && measures[beside].of(now), index) : nothing,
    before: before && of(before),
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
