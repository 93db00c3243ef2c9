const formats = new Map<string, Intl.DateTimeFormat>()

/** The calendar day of an instant (in milliseconds) in a time zone: `2026-11-20`. */
export function dayIn(timeZone: string, time: number): string {
  let format = formats.get(timeZone)
  if (!format) {
    // Swedish writes dates as ISO 8601 does.
    format = new Intl.DateTimeFormat('sv', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
    formats.set(timeZone, format)
  }
  return format.format(time)
}

const hour = 3_600_000

/** A day ends last at UTC-12, half a day after it ended in UTC; an hour more is for clocks that differ. */
const lastEnd = (24 + 12 + 1) * hour

/** The latest day that is over everywhere on earth; so are all before it. */
export const lastDayOver = (now: number): string => new Date(now - lastEnd).toISOString().slice(0, 10)
