import { setTimeout as wait } from 'node:timers/promises'
import type { Clock } from '#service/clock.ts'
import type { Picture } from './Picture.ts'

/** Somebody who is told what goes on. */
export type Follower = {
  /** Asked before each telling: who may not read any more is let go. Never throws. */
  mayRead(): Promise<boolean>
  tell(picture: Picture): void
  end(): void
}

/** In milliseconds: `pause` lies between two pictures at least, and a new one is drawn whenever `every` of the clock is full. */
export type Pace = { pause: number; every: number }

type Parts = {
  draw: () => Promise<Picture>
  clock: Clock
  pace: Pace
  onError: (error: unknown) => void
}

/** What goes on at one website: drawn once for all who follow it, and only while somebody does. */
export class Broadcast {
  readonly #followers = new Set<Follower>()
  readonly #parts: Parts
  #changed = false
  #isRunning = false
  #telling: Promise<void> | undefined
  /** What was told last, until the pause after it is over. */
  #latest: Picture | undefined
  #next: NodeJS.Timeout | undefined

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** Resolves when the follower was told what goes on; throws when that cannot be read. */
  async join(follower: Follower): Promise<void> {
    this.#followers.add(follower)
    if (this.#latest) return follower.tell(this.#latest)
    this.change()
    await this.#telling
  }

  leave(follower: Follower): void {
    this.#followers.delete(follower)
    if (this.#followers.size === 0) clearTimeout(this.#next)
  }

  /** What was told is not true any more. */
  change(): void {
    this.#changed = true
    if (!this.#isRunning) void this.#run()
  }

  /** Lets all followers go. */
  end(): void {
    clearTimeout(this.#next)
    for (const follower of this.#followers) follower.end()
    this.#followers.clear()
  }

  async #run(): Promise<void> {
    const { pace, onError } = this.#parts
    this.#isRunning = true
    while (this.#changed && this.#followers.size > 0) {
      this.#changed = false
      const pause = wait(pace.pause, undefined, { ref: false })
      this.#telling = this.#tellAll()
      await this.#telling.catch((error: unknown) => {
        onError(error)
        this.end()
      })
      await pause
    }
    this.#isRunning = false
    this.#latest = undefined
  }

  async #tellAll(): Promise<void> {
    const picture = await this.#parts.draw()
    this.#latest = picture
    await Promise.all(Array.from(this.#followers, (follower) => this.#tell(follower, picture)))
    this.#tellAgain()
  }

  async #tell(follower: Follower, picture: Picture): Promise<void> {
    const mayRead = await follower.mayRead()
    // It may have left while that was asked.
    if (!this.#followers.has(follower)) return
    if (mayRead) return follower.tell(picture)
    follower.end()
    this.leave(follower)
  }

  /** Time alone changes the picture, too. */
  #tellAgain(): void {
    const { clock, pace } = this.#parts
    clearTimeout(this.#next)
    if (this.#followers.size === 0) return
    this.#next = setTimeout(() => this.change(), pace.every - (clock() % pace.every))
  }
}
