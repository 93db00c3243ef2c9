import { LRUCache } from 'lru-cache'
import { Refusal, tooManyAttempts } from '#service/http/problems.ts'

type Waiting = { who: string; go: () => void }

/** How long it is remembered what somebody took, in milliseconds. */
const memory = 60_000

/** When somebody may try again who has too much waiting, in seconds. */
const retryAfter = 5

/**
 * Shares out what does one thing at a time: next is whoever has taken the least of its time lately. Somebody who asks for much
 * waits for themselves, and the others for no more than the one thing that is being done.
 */
export class Turns {
  readonly #taken = new LRUCache<string, number>({ max: 10_000, ttl: memory })
  readonly #most: number
  #waiting: Waiting[] = []
  #isBusy = false

  /** `most`: how much of anybody's may wait. */
  constructor(most: number) {
    this.#most = most
  }

  /** Does the work when its turn comes, unless nobody wants it any more; throws a 429 when too much of theirs waits already. */
  async take<T>(who: string, isWanted: () => boolean, work: () => Promise<T>): Promise<T> {
    if (this.#waiting.filter((one) => one.who === who).length >= this.#most) throw tooManyAttempts(retryAfter)
    await new Promise<void>((go) => {
      this.#waiting.push({ who, go })
      if (!this.#isBusy) this.#callNext()
    })
    const began = performance.now()
    try {
      if (!isWanted()) throw new Refusal(499, 'Nobody waits for the answer.')
      return await work()
    } finally {
      this.#taken.set(who, this.#takenBy(who) + performance.now() - began)
      this.#callNext()
    }
  }

  #callNext(): void {
    const [first, ...others] = this.#waiting
    this.#isBusy = first !== undefined
    if (!first) return
    const next = others.reduce((one, other) => (this.#takenBy(other.who) < this.#takenBy(one.who) ? other : one), first)
    this.#waiting = this.#waiting.filter((one) => one !== next)
    next.go()
  }

  #takenBy = (who: string): number => this.#taken.get(who) ?? 0
}
