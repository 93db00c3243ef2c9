import type { BuiltHit } from '#test/support/service.ts'

const hour = 3_600_000
const week = 7 * 24 * hour

/** One hit of each of so many visitors, spread over an hour. */
export const visits = (start: string, count: number, hit: Omit<BuiltHit, 'time' | 'visitor'> = {}): BuiltHit[] =>
  Array.from({ length: count }, (_, index) => ({
    ...hit,
    time: new Date(Date.parse(start) + (index * hour) / count).toISOString(),
    visitor: visitorsSoFar++,
  }))

let visitorsSoFar = 1

/** The same hour in the eight weeks before, each with so many visitors. */
export const weeksBefore = (
  start: string,
  counts: readonly number[],
  hit: Omit<BuiltHit, 'time' | 'visitor'> = {},
): BuiltHit[] =>
  counts.flatMap((count, index) => visits(new Date(Date.parse(start) - (index + 1) * week).toISOString(), count, hit))
