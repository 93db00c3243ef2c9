/** Counts what becomes of the lines of a log. */
export class Tally {
  lines = 0
  taken = 0
  readonly leftOut: Record<string, number> = {}
  /** Number of the first line that is not in the format; blank lines have numbers too. */
  firstMalformed: number | null = null
  /** Times of the earliest and the latest hit taken. */
  earliest = Number.POSITIVE_INFINITY
  latest = Number.NEGATIVE_INFINITY
  #blank = 0

  skipBlank(): void {
    this.#blank++
  }

  take(time: number): void {
    this.lines++
    this.taken++
    if (time < this.earliest) this.earliest = time
    if (time > this.latest) this.latest = time
  }

  leaveOut(reason: string): void {
    this.lines++
    this.leftOut[reason] = (this.leftOut[reason] ?? 0) + 1
    if (reason === 'malformed') this.firstMalformed ??= this.lines + this.#blank
  }
}
