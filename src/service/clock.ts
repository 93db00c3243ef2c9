/** Milliseconds since the epoch. The only source of "now", so that a test can move it. */
export type Clock = () => number

/** A moment as the interface writes it, to the second: `2026-11-20T17:33:00Z`. */
export const timestamp = (time: number): string => `${new Date(time).toISOString().slice(0, 19)}Z`

/** The day so many days before another. */
export const daysBefore = (day: string, days: number): string =>
  new Date(Date.parse(day) - days * 86_400_000).toISOString().slice(0, 10)

/** What all of a quarter of an hour have in common in every time zone is the day. In milliseconds. */
const quarter = 900_000

type Format = { format: Intl.DateTimeFormat; last: { quarter: number; day: string } }

const formats = new Map<string, Format>()

/** The calendar day of an instant (in milliseconds) in a time zone: `2026-11-20`. */
export function dayIn(timeZone: string, time: number): string {
  let known = formats.get(timeZone)
  if (!known) {
    // Swedish writes dates as ISO 8601 does.
    const format = new Intl.DateTimeFormat('sv', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
    known = { format, last: { quarter: Number.NaN, day: '' } }
    formats.set(timeZone, known)
  }
  const within = Math.floor(time / quarter)
  // Hits follow one another in time, and formatting is slow.
  if (within !== known.last.quarter) known.last = { quarter: within, day: known.format.format(time) }
  return known.last.day
}
