import { type Usual, usualOf } from './usual.ts'

type Verdict = { kind: 'above' | 'below'; usual: Usual }

/** Differences below this many visitors are chance. */
const leastDifference = 20
/** So many times beyond what is usual is far. */
const farFactor = 2
/** So many spreads from the median of eight weeks are far, and more of fewer weeks; a spread is no smaller than a fifth. */
const farSpreads = (weeks: number) => 4 * Math.sqrt(8 / weeks)
const leastSpread = 0.2
/** By how many of its standard deviations a count may be off by chance alone (Poisson). */
const chance = 4
/** The standard deviation of a normal distribution whose median absolute deviation is 1. */
const deviation = 1.4826

/**
 * Whether an hour's visitors are far above or far below those of the same hour in other weeks: twice as many as usual, or half as
 * many, more than chance explains, and further from the median than these weeks differ from one another. Medians and
 * spreads are those of logarithms, because visitors double and halve rather than come and go by the dozen. A website with few
 * visitors, or that has been counted for less than four weeks, is never judged.
 */
export function judgeHour(visitors: number, weeks: readonly number[]): Verdict | undefined {
  const usual = usualOf(weeks)
  if (!usual) return undefined
  const isAbove = visitors > usual.to
  const edge = isAbove ? usual.to : usual.from
  const isFar = isAbove ? visitors >= edge * farFactor : visitors * farFactor <= edge
  const isCertain = Math.abs(visitors - edge) >= Math.max(leastDifference, chance * Math.sqrt(edge))
  return isFar && isCertain && spreadsFrom(weeks, visitors) > farSpreads(weeks.length)
    ? { kind: isAbove ? 'above' : 'below', usual }
    : undefined
}

function spreadsFrom(weeks: readonly number[], visitors: number): number {
  const sizes = weeks.map(Math.log1p)
  const middle = median(sizes)
  const spread = deviation * median(sizes.map((size) => Math.abs(size - middle)))
  return Math.abs(Math.log1p(visitors) - middle) / Math.max(spread, leastSpread)
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  const half = Math.floor(sorted.length / 2)
  const upper = sorted[half] ?? 0
  return sorted.length % 2 === 1 ? upper : ((sorted[half - 1] ?? 0) + upper) / 2
}
