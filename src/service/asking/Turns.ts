import { LRUCache } from 'lru-cache'
import { tooManyAttempts } from '#service/http/problems.ts'
import type { Asker } from './Asker.ts'
import { nobodyWaits } from './nobodyWaits.ts'
import { whoGivesWay } from './whoGivesWay.ts'

/** One thing to do, for everybody who waits for it. */
type Task = { askers: ReadonlySet<Asker>; go: () => void; leave: (reason: Error) => void }

/** What a task's asker took lately: they or those with whom they share, and they themselves. In milliseconds. */
type Taken = { most: number; theirs: number }

/** How much of anybody's may wait, and of all together. */
type Bounds = { each: number; all: number }

/** How long it is remembered what somebody took, in milliseconds. */
const memory = 60_000

/** When somebody may try again who has too much waiting, in seconds. */
const retryAfter = 5

/**
 * Shares out what does few things at a time: next is whoever has taken the least of its time lately. Somebody who asks for much
 * waits for themselves, and the others for no more than one of the things that are being done: nobody has more than half of
 * the lanes at once.
 */
export class Turns {
  readonly #taken = new LRUCache<string, number>({ max: 10_000, ttl: memory })
  readonly #lanes: number
  readonly #bounds: Bounds
  #waiting: Task[] = []
  readonly #running = new Set<Task>()

  /** `lanes`: how many things are done at once. */
  constructor({ lanes = 1, ...bounds }: Bounds & { lanes?: number }) {
    this.#lanes = lanes
    this.#bounds = bounds
  }

  get waiting(): number {
    return this.#waiting.length
  }

  get running(): number {
    return this.#running.size
  }

  /**
   * Does the work when its turn comes, unless nobody wants it any more; throws a 429 when too much waits already of whoever asks
   * first, or when there is no room and nobody has more. Others may join in `askers` meanwhile: it is then its turn as soon as it would
   * be anybody's of them.
   */
  async take<T>(askers: ReadonlySet<Asker>, signal: AbortSignal, work: () => Promise<T>): Promise<T> {
    this.#makeRoom(askers)
    const task = await this.#called(askers, signal)
    const began = performance.now()
    try {
      return await work()
    } finally {
      this.#running.delete(task)
      this.#charge(askers, performance.now() - began)
      this.#callNext()
    }
  }

  /** Waits for the turn; throws when nobody waits for it any more. */
  async #called(askers: ReadonlySet<Asker>, signal: AbortSignal): Promise<Task> {
    if (signal.aborted) throw nobodyWaits()
    const task: Task = { askers, go: nothing, leave: nothing }
    const leave = () => task.leave(nobodyWaits())
    try {
      await new Promise<void>((go, giveUp) => {
        task.go = go
        task.leave = (reason) => {
          this.#waiting = this.#waiting.filter((one) => one !== task)
          giveUp(reason)
        }
        signal.addEventListener('abort', leave, { once: true })
        this.#waiting.push(task)
        this.#callNext()
      })
      return task
    } finally {
      signal.removeEventListener('abort', leave)
    }
  }

  #makeRoom(askers: ReadonlySet<Asker>): void {
    const { each, all } = this.#bounds
    const from = new Set(Array.from(askers, (asker) => asker.from))
    const theirs = this.#waiting.filter((task) => some(task.askers, (asker) => from.has(asker.from)))
    if (theirs.length >= each) throw tooManyAttempts(retryAfter)
    if (this.#waiting.length < all) return
    const other = whoGivesWay(this.#waiting, askers)
    if (!other) throw tooManyAttempts(retryAfter)
    other.leave(tooManyAttempts(retryAfter))
  }

  #callNext(): void {
    while (this.#running.size < this.#lanes) {
      const next = this.#next()
      if (!next) return
      this.#waiting = this.#waiting.filter((task) => task !== next)
      this.#running.add(next)
      next.go()
    }
  }

  /** The first of those who have taken least. */
  #next(): Task | undefined {
    const busy = this.#busy()
    const [first, ...others] = this.#waiting
      .filter(({ askers }) => some(askers, ({ share }) => !busy.has(share)))
      .map((task) => ({ task, ...this.#takenFor(task) }))
    if (!first) return undefined
    return others.reduce((one, other) => (isBefore(other, one) ? other : one), first).task
  }

  /** Who has as many lanes as anybody may have. */
  #busy(): Set<string> {
    const most = Math.ceil(this.#lanes / 2)
    const counts = new Map<string, number>()
    for (const { askers } of this.#running)
      for (const share of namesOf(askers, ({ share: name }) => [name])) counts.set(share, (counts.get(share) ?? 0) + 1)
    return new Set(Array.from(counts).flatMap(([share, count]) => (count >= most ? [share] : [])))
  }

  #takenFor({ askers }: Task): Taken {
    const all = Array.from(askers, ({ share, from }) => {
      const theirs = this.#takenBy(from)
      return { most: Math.max(this.#takenBy(share), theirs), theirs }
    })
    return all.reduce((one, other) => (isBefore(other, one) ? other : one))
  }

  #takenBy = (name: string): number => this.#taken.get(name) ?? 0

  #charge(askers: ReadonlySet<Asker>, time: number): void {
    for (const name of namesOf(askers, ({ share, from }) => [share, from]))
      this.#taken.set(name, this.#takenBy(name) + time)
  }
}

const nothing = () => {}

/** Of those who share their time, first is whoever has taken less of it: one network does not keep a website's other readers waiting. */
const isBefore = (one: Taken, other: Taken) =>
  one.most < other.most || (one.most === other.most && one.theirs < other.theirs)

const namesOf = (askers: ReadonlySet<Asker>, of: (asker: Asker) => string[]) => new Set(Array.from(askers).flatMap(of))

const some = (askers: ReadonlySet<Asker>, is: (asker: Asker) => boolean) => Array.from(askers).some(is)
