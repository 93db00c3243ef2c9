import { rangeWords } from '#dashboard/days/words.ts'
import { text } from '#dashboard/language/text.ts'

type Counted = { hits: number; visitors: number; days: number; from_date: string | null; to_date: string | null }

/** `412 hits of 38 visitors on 3 days (1 – 20 Nov 2026)` */
export function amount({ hits, visitors, days, from_date, to_date }: Counted): string {
  const range = from_date !== null && to_date !== null ? rangeWords({ from: from_date, to: to_date }) : ''
  return text('keeping.amount', { hits, visitors, days, range })
}
