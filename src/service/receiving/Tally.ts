import type { Received } from '#service/storage/hits/Received.ts'

/** What is added up before it is written, in milliseconds: every time zone's hours and days begin with one. */
const step = 15 * 60_000

/** So many numbers are held at most while they cannot be written: some hundred bytes each. What is new beyond is not counted. */
const most = 50_000

/** Adds up in memory what became of hits. */
export class Tally {
  #counts = new Map<string, Received>()

  add(website_id: number, reason: string, time: number): void {
    this.#add({ website_id, reason, time: Math.floor(time / step) * step, count: 1 })
  }

  /** All that was added since the last time. */
  take(): Received[] {
    const taken = [...this.#counts.values()]
    this.#counts = new Map()
    return taken
  }

  /** Takes back what could not be written. */
  giveBack(received: readonly Received[]): void {
    for (const row of received) this.#add(row)
  }

  #add(row: Received): void {
    const key = `${row.website_id} ${row.time} ${row.reason}`
    const known = this.#counts.get(key)
    if (known) known.count += row.count
    else if (this.#counts.size < most) this.#counts.set(key, { ...row })
  }
}
