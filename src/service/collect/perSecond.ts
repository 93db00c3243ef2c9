import type { Clock } from '#service/clock.ts'

/** Whether one more is allowed this second, at most so many for each id, as it is said now; 0 = no limit. */
export function perSecond(mostNow: () => number, clock: Clock): (id: number) => boolean {
  let second = 0
  const counts = new Map<number, number>()
  return (id) => {
    const most = mostNow()
    if (most === 0) return true
    const now = Math.floor(clock() / 1000)
    // What was counted before says nothing any more, and must not be held.
    if (now !== second) counts.clear()
    second = now
    const count = (counts.get(id) ?? 0) + 1
    counts.set(id, count)
    return count <= most
  }
}
