/** What is usual, from the second-lowest to the second-highest of some weeks: one holiday or one great day among them moves neither. */
export type Usual = { from: number; to: number }

/** Fewer weeks say nothing. */
const leastWeeks = 4

/** Undefined when a website is too young for anything to be usual. */
export function usualOf(weeks: readonly number[]): Usual | undefined {
  if (weeks.length < leastWeeks) return undefined
  const counts = weeks.toSorted((one, other) => one - other)
  return { from: counts.at(1) ?? 0, to: counts.at(-2) ?? 0 }
}
