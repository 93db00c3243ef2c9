/** It is not stored, for no reason that lies in it: the caller should try again in a moment. */
export class Busy extends Error {
  override name = 'Busy'
  /** In seconds. */
  readonly retryAfter: number

  constructor(message: string, { retryAfter = 1, ...options }: ErrorOptions & { retryAfter?: number } = {}) {
    super(message, options)
    this.retryAfter = retryAfter
  }
}

type Waiting<Item> = { items: readonly Item[]; resolve: () => void; reject: (reason: unknown) => void }

type Options = {
  /** Milliseconds from one commit's start to the next, unless enough waits before. */
  pause: number
  /** So many items are not kept waiting for more. */
  enough: number
  /** How many items may wait before `add` throws `Busy`. */
  bound: number
}

/**
 * Stores what arrives together in one go: `add` resolves when its items are stored.
 * The first arrival after a pause is stored at once; during and shortly after a commit arrivals gather for the next.
 */
export class GroupCommit<Item> {
  #waiting: Waiting<Item>[] = []
  #waitingItems = 0
  #running: Promise<void> | null = null
  #endPause = () => {}
  readonly #store: (items: Item[]) => Promise<void>
  readonly #options: Options

  constructor(store: (items: Item[]) => Promise<void>, options: Options) {
    this.#store = store
    this.#options = options
  }

  add(items: readonly Item[]): Promise<void> {
    const { enough, bound } = this.#options
    if (this.#waitingItems >= bound) return Promise.reject(new Busy('Too many hits wait to be stored.'))
    return new Promise((resolve, reject) => {
      this.#waiting.push({ items, resolve, reject })
      this.#waitingItems += items.length
      if (this.#waitingItems >= enough) this.#endPause()
      this.#running ??= this.#run()
    })
  }

  /** How many items wait for the next commit. */
  get waiting(): number {
    return this.#waitingItems
  }

  /** Resolves when nothing waits any more. */
  async drain(): Promise<void> {
    await this.#running
  }

  async #run(): Promise<void> {
    while (this.#waiting.length > 0) {
      const pause = new Promise<void>((resolve) => {
        this.#endPause = resolve
        setTimeout(resolve, this.#options.pause)
      })
      await this.#commit()
      if (this.#waiting.length > 0) await pause
    }
    this.#running = null
  }

  async #commit(): Promise<void> {
    const batch = this.#waiting
    this.#waiting = []
    this.#waitingItems = 0
    try {
      await this.#store(batch.flatMap((waiting) => waiting.items))
      for (const waiting of batch) waiting.resolve()
    } catch (error) {
      for (const waiting of batch) waiting.reject(error)
    }
  }
}
