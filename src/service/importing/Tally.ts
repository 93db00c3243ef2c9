import type { Hit } from '#service/storage/hits/Hit.ts'
import type { Span } from './openImports.ts'
import { spanning } from './openStoring.ts'

/** Counts what becomes of the lines of a history. */
export class Tally {
  taken = 0
  readonly leftOut: Record<string, number> = {}
  /** Number of the first line that is not in the format; blank lines have numbers too. */
  firstMalformed: number | null = null
  /** Times of the earliest and the latest hit taken. */
  span: Span | undefined
  #line = 0

  nextLine(): void {
    this.#line += 1
  }

  take(hits: readonly Pick<Hit, 'time'>[]): void {
    if (hits.length === 0) return
    this.taken += hits.length
    this.span = spanning(hits, this.span)
  }

  leaveOut(reason: string, count = 1): void {
    if (count === 0) return
    this.leftOut[reason] = (this.leftOut[reason] ?? 0) + count
    if (reason === 'malformed') this.firstMalformed ??= this.#line
  }
}
