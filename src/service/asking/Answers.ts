import { LRUCache } from 'lru-cache'
import type { Asker } from './Asker.ts'
import { nobodyWaits } from './nobodyWaits.ts'
import type { Turns } from './Turns.ts'

type UnderWay<Answer> = { askers: Set<Asker>; left: AbortController; answer: Promise<Answer> }

type Question<Answer> = {
  /** The same for all who are to be given the same answer, and for nobody else. */
  key: string
  /** Whether that is the answer for ever. */
  lasts?: boolean
  /** Finds the answer; what it asks the engine ends with the signal. */
  find: (signal: AbortSignal) => Promise<Answer>
}

/** How an answer was come by: the engine was `asked`, somebody else waited for the same, or it was `kept`. */
export type Way = 'asked' | 'joined' | 'kept'

type Parts = {
  turns: Turns
  /** How much of what lasts is kept, in characters of JSON. */
  size?: number
  onAnswer?: (way: Way) => void
}

/**
 * Finds an answer once for all who ask the same at the same time, when it is the turn of one of them, and not at all when all of
 * them have left. What lasts is kept, the most recently asked for.
 */
export class Answers<Answer extends object> {
  readonly #turns: Turns
  readonly #kept: LRUCache<string, Answer> | undefined
  readonly #onAnswer: (way: Way) => void
  readonly #underWay = new Map<string, UnderWay<Answer>>()

  constructor({ turns, size, onAnswer = () => {} }: Parts) {
    this.#turns = turns
    this.#kept =
      size === undefined ? undefined : new LRUCache<string, Answer>({ maxSize: size, sizeCalculation: sizeOf })
    this.#onAnswer = onAnswer
  }

  /** How much is kept, in characters. */
  get size(): number {
    return this.#kept?.calculatedSize ?? 0
  }

  async to(asker: Asker, question: Question<Answer>): Promise<Answer> {
    const { key, lasts = false } = question
    const kept = lasts ? this.#kept?.get(key) : undefined
    if (kept) {
      this.#onAnswer('kept')
      return kept
    }
    const underWay = this.#underWay.get(key)
    this.#onAnswer(underWay ? 'joined' : 'asked')
    return this.#waitFor(key, underWay ?? this.#begin(asker, question), asker)
  }

  #begin(asker: Asker, { key, lasts = false, find }: Question<Answer>): UnderWay<Answer> {
    const askers = new Set([asker])
    const left = new AbortController()
    const answer = this.#turns
      .take(askers, left.signal, () => find(left.signal))
      .finally(() => this.#end(key, underWay))
    const underWay = { askers, left, answer }
    this.#underWay.set(key, underWay)
    if (lasts) answer.then((found) => this.#kept?.set(key, found)).catch(() => {})
    return underWay
  }

  async #waitFor(key: string, { askers, left, answer }: UnderWay<Answer>, asker: Asker): Promise<Answer> {
    askers.add(asker)
    let leave = nothing
    const gone = new Promise<never>((_, reject) => {
      leave = () => {
        reject(nobodyWaits())
        askers.delete(asker)
        if (askers.size > 0) return
        this.#underWay.delete(key)
        left.abort()
      }
    })
    if (asker.signal.aborted) leave()
    else asker.signal.addEventListener('abort', leave, { once: true })
    try {
      return await Promise.race([answer, gone])
    } finally {
      asker.signal.removeEventListener('abort', leave)
    }
  }

  #end(key: string, ended: UnderWay<Answer>): void {
    if (this.#underWay.get(key) === ended) this.#underWay.delete(key)
  }
}

const nothing = () => {}

const sizeOf = (answer: object, key: string) => JSON.stringify(answer).length + key.length
