import type { Tries } from '#service/storage/sql/openTries.ts'
import { tooManyAttempts } from './problems.ts'

const minute = 60_000

type Terms = { name: string; most: number; minutes?: number }

/** So many in a while for each: an account by its id, a network or an address by its name. All copies of the service count together. */
export class Allowance {
  readonly #tries: Tries
  readonly #terms: Terms

  constructor(tries: Tries, terms: Terms) {
    this.#tries = tries
    this.#terms = terms
  }

  /** Throws a 429 when all is taken. */
  async take(who: string | number): Promise<void> {
    const { most, minutes = 1 } = this.#terms
    const { count, left } = await this.#tries.take(this.#named(who), most, minutes * minute)
    if (count > most) throw tooManyAttempts(Math.max(1, Math.ceil(left / 1000)))
  }

  giveBack(who: string | number): Promise<void> {
    return this.#tries.giveBack(this.#named(who))
  }

  #named(who: string | number): string {
    return `${this.#terms.name} ${who}`
  }
}
