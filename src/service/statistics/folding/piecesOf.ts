import { daysBefore } from '#service/clock.ts'
import type { FoldRow } from '#service/storage/sql/tables.ts'
import { isMonth } from './isMonth.ts'

type Days = Pick<FoldRow, 'first_day' | 'last_day'>

/** The engine knows none before. */
const firstOfAll = '1970-01-01'

/**
 * What is to be counted so that all days from the first that has hits to another are: months as a whole, of the last one what is closed
 * of it. That nothing was before is counted, too: whoever compares with it need not look.
 */
export function piecesOf(done: readonly Days[], { from, to }: { from: string; to: string }): Days[] {
  const pieces: Days[] = []
  for (let first_day = firstOfMonth(from); first_day <= to; first_day = firstOfNext(first_day)) {
    const last_day = daysBefore(firstOfNext(first_day), 1)
    const ofMonth = done.filter((fold) => fold.first_day >= first_day && fold.last_day <= last_day)
    if (ofMonth.some(isMonth)) continue
    if (last_day <= to) pieces.push({ first_day, last_day })
    else {
      const folded = ofMonth.map((fold) => fold.last_day).reduce((one, other) => (one > other ? one : other), '')
      const next = folded === '' ? first_day : daysBefore(folded, -1)
      if (next <= to) pieces.push({ first_day: next, last_day: to })
    }
  }
  const before = { first_day: firstOfAll, last_day: daysBefore(firstOfMonth(from), 1) }
  const isThere = ({ first_day, last_day }: Days) => first_day === before.first_day && last_day === before.last_day
  return before.last_day < firstOfAll || done.some(isThere) ? pieces : [...pieces, before]
}

const firstOfMonth = (day: string) => `${day.slice(0, 7)}-01`

const firstOfNext = (first: string) => firstOfMonth(daysBefore(first, -31))
