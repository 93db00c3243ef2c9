import type { Hit } from '#service/storage/hits/Hit.ts'
import type { TrackedWebsite } from './TrackedWebsite.ts'

/** A hit with `(other)` for each value beyond what its website may have on one day. */
export type Fold = (website: Pick<TrackedWebsite, 'id' | 'domain'>, hit: Hit) => Hit

const other = '(other)'

/** Most values of a column that one website's day has; nobody reads a list that is longer, but somebody might fill it. */
const most = {
  name: 1000,
  page: 50_000,
  referrer: 10_000,
  campaign: 1000,
  resolution: 1000,
  utm_source: 1000,
  utm_medium: 1000,
  utm_term: 10_000,
  utm_content: 10_000,
  model: 2000,
} satisfies Partial<Record<keyof Hit, number>>

type Column = keyof typeof most

// The keys of a record are known to be its names.
const columns = Object.keys(most) as Column[]

const day = 86_400_000

/**
 * Remembers which values there were, for all websites no more than `held`: those of the day that was begun first are
 * forgotten then, and it may have so many again.
 */
export function openFold(bounds: Record<Column, number> = most, held = 500_000): Fold {
  const seen = new Map<string, Map<Column, Set<number>>>()
  let count = 0

  function forgetFirst(): void {
    const [first] = seen
    if (!first) return
    seen.delete(first[0])
    for (const values of first[1].values()) count -= values.size
  }

  function has(name: string, column: Column, value: string): boolean {
    const values = valuesOf(name, column)
    const hashed = hash(value)
    if (values.has(hashed)) return true
    if (values.size >= bounds[column]) return false
    if (count >= held) forgetFirst()
    valuesOf(name, column).add(hashed)
    count += 1
    return true
  }

  function valuesOf(name: string, column: Column): Set<number> {
    const ofDay = seen.get(name) ?? new Map<Column, Set<number>>()
    seen.set(name, ofDay)
    const values = ofDay.get(column) ?? new Set<number>()
    ofDay.set(column, values)
    return values
  }

  return ({ id, domain }, hit) => {
    const name = `${id} ${Math.floor(hit.time / day)}`
    // What statistics are made by is never folded: pageviews, and the website's own pages as referrers.
    const folded = columns.filter((column) => {
      const value = hit[column]
      return value && value !== 'pageview' && value !== domain && !has(name, column, value)
    })
    return folded.length === 0 ? hit : { ...hit, ...Object.fromEntries(folded.map((column) => [column, other])) }
  }
}

/** FNV-1a, 32 bits: two values that share a number are one more than is allowed, which does no harm. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index++) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  return value
}
