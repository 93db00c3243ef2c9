import { LRUCache } from 'lru-cache'
import type { Clock } from '#service/clock.ts'
import { tooManyAttempts } from '#service/http/problems.ts'

const minute = 60_000

/** So many a minute for each. */
export class Allowance {
  readonly #taken = new LRUCache<number, { count: number; until: number }>({ max: 10_000 })
  readonly #clock: Clock
  readonly #most: number

  constructor(clock: Clock, most: number) {
    this.#clock = clock
    this.#most = most
  }

  /** Throws a 429 when all is taken. */
  take(who: number): void {
    const now = this.#clock()
    const taken = this.#taken.get(who)
    if (!taken || taken.until <= now) {
      this.#taken.set(who, { count: 1, until: now + minute })
      return
    }
    if (taken.count >= this.#most) throw tooManyAttempts(Math.ceil((taken.until - now) / 1000))
    taken.count += 1
  }
}
