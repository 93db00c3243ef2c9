import { setTimeout as pause } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import type { Asker } from './Asker.ts'
import { nobodyWaits } from './nobodyWaits.ts'
import type { Turns } from './Turns.ts'
import { type Question, Waiting } from './Waiting.ts'

/** How an answer was come by: the engine was `asked`, somebody else waited for the same, or it was `kept`. */
export type Way = 'asked' | 'joined' | 'kept'

type Parts<Asked, Answer> = {
  turns: Turns
  /** Finds the answers to one thing, or to several that are asked `together`, in their order; what it asks the engine ends with the signal. */
  find: (asked: readonly Asked[], signal: AbortSignal) => Promise<readonly Answer[]>
  /** How much of what lasts is kept, in characters of JSON. */
  size?: number
  onAnswer?: (way: Way) => void
}

/**
 * Finds an answer once for all who ask the same at the same time, when it is the turn of one of them, and not at all when all of
 * them have left. What waits and can be found with it is found then, too. What lasts is kept, the most recently asked for.
 */
export class Answers<Asked, Answer extends object> {
  readonly #turns: Turns
  readonly #find: Parts<Asked, Answer>['find']
  readonly #kept: LRUCache<string, Answer> | undefined
  readonly #onAnswer: (way: Way) => void
  /** The latest of each key that somebody waits for. */
  readonly #underWay = new Map<string, Waiting<Asked, Answer>>()

  constructor({ turns, find, size, onAnswer = nothing }: Parts<Asked, Answer>) {
    this.#turns = turns
    this.#find = find
    this.#kept =
      size === undefined ? undefined : new LRUCache<string, Answer>({ maxSize: size, sizeCalculation: sizeOf })
    this.#onAnswer = onAnswer
  }

  /** How much is kept, in characters. */
  get size(): number {
    return this.#kept?.calculatedSize ?? 0
  }

  async to(asker: Asker, question: Question<Asked>): Promise<Answer> {
    const { key, lasts = false } = question
    const kept = lasts ? this.#kept?.get(key) : undefined
    if (kept) {
      this.#onAnswer('kept')
      return kept
    }
    const underWay = this.#underWay.get(key)
    this.#onAnswer(underWay ? 'joined' : 'asked')
    return this.#waitFor(underWay ?? this.#begin(asker, question), asker)
  }

  #begin(asker: Asker, question: Question<Asked>): Waiting<Asked, Answer> {
    const waiting = new Waiting<Asked, Answer>(question, asker)
    this.#underWay.set(question.key, waiting)
    const { askers, left, begun } = waiting
    this.#turns
      .take(askers, AbortSignal.any([left.signal, begun.signal]), () => this.#answer(waiting))
      .catch((error: unknown) => {
        // It was found when it was another's turn.
        if (begun.signal.aborted) return
        this.#end(waiting)
        waiting.reject(error)
      })
    return waiting
  }

  /** Finds what is asked, and what waits to be found with it. */
  async #answer(first: Waiting<Asked, Answer>): Promise<void> {
    if (first.question.together !== undefined) await pause(gathering)
    if (first.begun.signal.aborted) return
    const all = [first, ...this.#others(first)]
    for (const { begun } of all) begun.abort()
    const left = new AbortController()
    const leave = () => {
      if (all.every((one) => one.left.signal.aborted)) left.abort()
    }
    for (const one of all) one.left.signal.addEventListener('abort', leave, { once: true })
    leave()
    try {
      const answers = await this.#find(
        all.map(({ question }) => question.asked),
        left.signal,
      )
      for (const [index, answer] of answers.entries()) this.#give(all[index], answer)
    } catch (error) {
      for (const one of all) one.reject(error)
    } finally {
      for (const one of all) this.#end(one)
    }
  }

  #others({ question: { together, key } }: Waiting<Asked, Answer>): Waiting<Asked, Answer>[] {
    if (together === undefined) return []
    return [...this.#underWay.values()].filter(
      ({ question, begun }) => question.together === together && question.key !== key && !begun.signal.aborted,
    )
  }

  #give(waiting: Waiting<Asked, Answer> | undefined, answer: Answer): void {
    if (waiting?.question.lasts) this.#kept?.set(waiting.question.key, answer)
    waiting?.resolve(answer)
  }

  async #waitFor(waiting: Waiting<Asked, Answer>, asker: Asker): Promise<Answer> {
    const { askers, left, answer } = waiting
    askers.add(asker)
    let leave = nothing
    const gone = new Promise<never>((_, reject) => {
      leave = () => {
        reject(nobodyWaits())
        askers.delete(asker)
        if (askers.size > 0) return
        this.#end(waiting)
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

  #end(ended: Waiting<Asked, Answer>): void {
    const { key } = ended.question
    if (this.#underWay.get(key) === ended) this.#underWay.delete(key)
  }
}

/** What is asked at the same time comes within these milliseconds. */
const gathering = 2

const nothing = () => {}

const sizeOf = (answer: object, key: string) => JSON.stringify(answer).length + key.length

/** Finds each by itself. */
export const alone =
  <Asked, Answer>(find: (asked: Asked, signal: AbortSignal) => Promise<Answer>) =>
  (asked: readonly Asked[], signal: AbortSignal): Promise<Answer[]> =>
    Promise.all(asked.map((one) => find(one, signal)))
