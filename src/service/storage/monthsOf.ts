import type { Hit } from './hits/Hit.ts'

export type Timed = Pick<Hit, 'website_id' | 'time'>

/** Months, both included: `2026-11`. */
export type Months = { first_month: string; last_month: string }

const hour = 3_600_000

const day = 24 * hour

/** No time zone is further from Greenwich, in milliseconds. */
const furthest = 15 * hour

/** The months of a moment: two where some time zones are in one and some in the other. */
const monthsAt = (time: number): Months => ({
  first_month: monthOf(time - furthest),
  last_month: monthOf(time + furthest),
})

/** The months of days, both included, of whatever time zone; where one end is open, all on that side. */
export const monthsOfDays = ({ from, to }: { from?: string | undefined; to?: string | undefined }): Months => ({
  first_month: from === undefined ? '0000-00' : monthsAt(Date.parse(from) - day).first_month,
  last_month: to === undefined ? '9999-99' : monthsAt(Date.parse(to) + 2 * day).last_month,
})

const monthOf = (time: number) => new Date(time).toISOString().slice(0, 7)

/** Of which websites' months hits are, each once, in one order: who writes them down waits for nobody who does so too. */
export function monthsOf(hits: readonly Timed[]): ({ website_id: number } & Months)[] {
  const found = new Map<string, { website_id: number } & Months>()
  const hours = new Set(hits.map(({ website_id, time }) => `${website_id} ${Math.floor(time / hour)}`))
  for (const one of hours) {
    const [website_id = 0, hours_ = 0] = one.split(' ').map(Number)
    const months = monthsAt(hours_ * hour)
    found.set(`${website_id} ${months.first_month} ${months.last_month}`, { website_id, ...months })
  }
  return [...found].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, months]) => months)
}
