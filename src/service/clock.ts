/** Milliseconds since the epoch. The only source of "now", so that a test can move it. */
export type Clock = () => number

/** A moment as the interface writes it, to the second: `2026-11-20T17:33:00Z`. */
export const timestamp = (time: number): string => `${new Date(time).toISOString().slice(0, 19)}Z`

/** The day so many days before another. */
export const daysBefore = (day: string, days: number): string =>
  new Date(Date.parse(day) - days * 86_400_000).toISOString().slice(0, 10)

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
