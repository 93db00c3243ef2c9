import type { Day } from './day.ts'
import type { Range } from './range.ts'

const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' })

const long = format({ weekday: 'long', day: 'numeric', month: 'long' })
const full = format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
const short = format({ day: 'numeric', month: 'short' })
const month = format({ month: 'short' })
const dated = format({ day: 'numeric', month: 'short', year: 'numeric' })

// A day has no time zone: it is read and written in the same one.
const instant = (day: Day) => new Date(`${day}T00:00:00Z`)

/** `Tuesday 3 November`, for a sentence. */
export const longDay = (day: Day): string => long.format(instant(day)).replace(',', '')

/** `Tuesday 3 November 2026`, for a table. */
export const fullDay = (day: Day): string => full.format(instant(day)).replace(',', '')

/** `3 Nov`, for an axis. */
export const shortDay = (day: Day): string => short.format(instant(day))

/** `Nov`, or the year in January: for an axis of months. */
export const shortMonth = (day: Day): string =>
  day.slice(5, 7) === '01' ? day.slice(0, 4) : month.format(instant(day))

/** `1 – 20 Nov 2026`. */
export const rangeWords = ({ from, to }: Range): string => dated.formatRange(instant(from), instant(to))

/** `between 1 Nov 2026 and 20 Nov 2026`, or `on 20 Nov 2026`. */
export const withinWords = ({ from, to }: Range): string =>
  from === to
    ? `on ${dated.format(instant(from))}`
    : `between ${dated.format(instant(from))} and ${dated.format(instant(to))}`

/** `14:00` of the hour `14`. */
export const hourWords = (hour: string): string => `${hour.padStart(2, '0')}:00`

/** `between 14:00 and 15:00` of the hour `14`. */
export const hourSpan = (hour: string): string =>
  `between ${hourWords(hour)} and ${hourWords(String((Number(hour) + 1) % 24))}`
