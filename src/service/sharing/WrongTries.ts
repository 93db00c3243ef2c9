import { LRUCache } from 'lru-cache'
import type { Clock } from '#service/clock.ts'

const minutes = 60_000

/** Counts wrong passwords, in memory alone, and says when enough is enough. A try counts as wrong until it is known to be right. */
export class WrongTries {
  readonly #tries: LRUCache<string, { count: number; until: number }>
  readonly #clock: Clock
  readonly #most: number
  readonly #window = 15 * minutes

  constructor(clock: Clock, most: number) {
    this.#clock = clock
    this.#most = most
    this.#tries = new LRUCache({ max: 10_000 })
  }

  /** Seconds until the next try is allowed; 0 = now. */
  wait(who: string): number {
    const tries = this.#tries.get(who)
    if (!tries || tries.count < this.#most) return 0
    return Math.max(0, Math.ceil((tries.until - this.#clock()) / 1000))
  }

  begin(who: string): void {
    const now = this.#clock()
    const tries = this.#tries.get(who)
    const goesOn = tries && tries.until > now
    this.#tries.set(who, goesOn ? { ...tries, count: tries.count + 1 } : { count: 1, until: now + this.#window })
  }

  takeBack(who: string): void {
    const tries = this.#tries.get(who)
    if (tries) this.#tries.set(who, { ...tries, count: tries.count - 1 })
  }
}
