import { Readable } from 'node:stream'

/** A proxy may cut what is silent for long; in milliseconds. */
const heartbeat = 15_000

/**
 * Server-sent events (HTML standard, 9.2) for one reader. Who reads slowly is told the newest next; what was overtaken
 * meanwhile is not kept.
 */
export class EventStream extends Readable {
  readonly #beating: NodeJS.Timeout
  #newest: string | undefined
  #isRead = true

  /** Says that it is there `every` so many milliseconds. */
  constructor({ every = heartbeat } = {}) {
    super()
    this.#beating = setInterval(() => this.#beat(), every)
  }

  /** `data` is sent as JSON, which has no line breaks. */
  tell(event: string, data: unknown): void {
    this.#newest = `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`
    if (this.#isRead) this.#pass()
  }

  /** Nothing comes after what was told. */
  finish(): void {
    clearInterval(this.#beating)
    this.push(null)
  }

  override _read(): void {
    this.#isRead = true
    this.#pass()
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    clearInterval(this.#beating)
    done(error)
  }

  #pass(): void {
    if (this.#newest === undefined) return
    const text = this.#newest
    this.#newest = undefined
    this.#isRead = this.push(text)
  }

  #beat(): void {
    if (this.#isRead) this.#isRead = this.push(':\n\n')
  }
}
