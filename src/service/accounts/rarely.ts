import { LRUCache } from 'lru-cache'
import type { Clock } from '#service/clock.ts'

/** True for each once in so many milliseconds, as far as this process remembers. */
export function rarely(clock: Clock, pause: number): (who: number) => boolean {
  const last = new LRUCache<number, number>({ max: 10_000 })
  return (who) => {
    const now = clock()
    if (now - (last.get(who) ?? -Infinity) < pause) return false
    last.set(who, now)
    return true
  }
}
