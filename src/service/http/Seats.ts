import { tooManyAttempts } from './problems.ts'

/** When somebody may try again who has no seat, in seconds. */
const retryAfter = 60

/** Counts what each holds open at once. */
export class Seats {
  readonly #taken = new Map<string, number>()
  readonly #most: number

  constructor(most: number) {
    this.#most = most
  }

  /** Returns what gives the seat back; throws a 429 when there is none. */
  take(who: string): () => void {
    const taken = this.#taken.get(who) ?? 0
    if (taken >= this.#most) throw tooManyAttempts(retryAfter)
    this.#taken.set(who, taken + 1)
    return () => this.#giveBack(who)
  }

  #giveBack(who: string): void {
    const taken = this.#taken.get(who) ?? 0
    if (taken > 1) this.#taken.set(who, taken - 1)
    else this.#taken.delete(who)
  }
}
