import { LRUCache } from 'lru-cache'
import type { Clock } from '#service/clock.ts'
import { tooManyAttempts } from './problems.ts'

const minute = 60_000

/** So many in a while for each: an account by its id, a network or an address by its name. */
export class Allowance {
  readonly #taken = new LRUCache<string | number, { count: number; until: number }>({ max: 10_000 })
  readonly #clock: Clock
  readonly #most: number
  readonly #while: number

  constructor(clock: Clock, most: number, minutes = 1) {
    this.#clock = clock
    this.#most = most
    this.#while = minutes * minute
  }

  /** Throws a 429 when all is taken. */
  take(who: string | number): void {
    const now = this.#clock()
    const taken = this.#taken.get(who)
    if (!taken || taken.until <= now) {
      this.#taken.set(who, { count: 1, until: now + this.#while })
      return
    }
    if (taken.count >= this.#most) throw tooManyAttempts(Math.ceil((taken.until - now) / 1000))
    taken.count += 1
  }
}
