import type { PageTimes } from './measureStatistics.ts'
import { inMillions, milliseconds, type Row } from './table.ts'

type Size = { hits: number; page: Pick<PageTimes, 'first'> }

/** What the hits of other websites cost the statistics of one: the largest size against the smallest. Undefined with one size. */
export function growthRow(sizes: readonly Size[]): Row | undefined {
  const [smallest, ...others] = sizes.toSorted((one, other) => one.hits - other.hits)
  const largest = others.at(-1)
  if (!smallest || !largest) return undefined
  const ratio = largest.page.first / smallest.page.first
  return {
    what: `growth from ${inMillions(smallest.hits)} to ${inMillions(largest.hits)} hits: the same website's statistics page`,
    measured: `${milliseconds(largest.page.first)}, ${ratio.toFixed(2)} times as long`,
    reference: milliseconds(smallest.page.first),
    goal: '1.2 times',
    isMet: ratio <= 1.2,
  }
}
