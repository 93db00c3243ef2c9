import type { Amount, Traffic } from './Figures.ts'

type Arranged<Of> = {
  /** Looked at closely, the most visited first. */
  close: Of[]
  /** All that had visitors, by how many they have or had. */
  listed: Of[]
  /** Had none, nor before. */
  silent: Of[]
}

const mostVisited = 3
const mostChanged = 2

/** Many websites: what each of them is worth in one mail. */
export function arrange<Of extends Pick<Traffic, 'visitors' | 'website'>>(all: readonly Of[]): Arranged<Of> {
  const order = all.toSorted(
    (one, other) => most(other.visitors) - most(one.visitors) || (one.website.domain < other.website.domain ? -1 : 1),
  )
  const listed = order.filter(({ visitors }) => most(visitors) > 0)
  const silent = order.filter(({ visitors }) => most(visitors) === 0)
  const others = listed.slice(mostVisited).toSorted((one, other) => moved(other.visitors) - moved(one.visitors))
  const close = new Set([...listed.slice(0, mostVisited), ...others.slice(0, mostChanged)])
  return { close: listed.filter((one) => close.has(one)), listed, silent }
}

const most = ({ now, before }: Amount) => Math.max(now, before)

/** How far a count moved beyond chance: a small website that doubled comes before a large one that moved as ever. */
const moved = ({ now, before }: Amount) => Math.abs(now - before) / Math.sqrt(now + before)
