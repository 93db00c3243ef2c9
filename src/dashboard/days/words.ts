import { perLocale } from '#dashboard/language/language.ts'
import { text } from '#dashboard/language/text.ts'
import type { Day } from './day.ts'
import type { Range } from './range.ts'

// A day has no time zone: it is read and written in the same one.
const format = (options: Intl.DateTimeFormatOptions) =>
  perLocale((locale) => new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }))
const instant = (day: Day) => new Date(`${day}T00:00:00Z`)

const long = format({ weekday: 'long', day: 'numeric', month: 'long' })
const full = format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
const short = format({ day: 'numeric', month: 'short' })
const month = format({ month: 'short' })
const year = format({ year: 'numeric' })
const monthOfYear = format({ month: 'long', year: 'numeric' })
const dated = format({ day: 'numeric', month: 'short', year: 'numeric' })
const weekday = format({ weekday: 'long' })
const shortWeekday = format({ weekday: 'short' })
const clock = format({ timeStyle: 'short' })

/** `Tuesday 3 November`, for a sentence. */
export const longDay = (day: Day): string => long().format(instant(day))

/** `Tuesday 3 November 2026`, for a table. */
export const fullDay = (day: Day): string => full().format(instant(day))

/** `3 Nov`, for an axis. */
export const shortDay = (day: Day): string => short().format(instant(day))

/** `3 Nov 2026`. */
const datedDay = (day: Day): string => dated().format(instant(day))

/** `November 2026` of any day in it. */
export const longMonth = (day: Day): string => monthOfYear().format(instant(day))

/** `Nov`, or the year in January: for an axis of months. */
export const shortMonth = (day: Day): string => (day.slice(5, 7) === '01' ? year() : month()).format(instant(day))

/** `1 – 20 Nov 2026`. */
export const rangeWords = ({ from, to }: Range): string => dated().formatRange(instant(from), instant(to))

/** `between 1 Nov 2026 and 20 Nov 2026`, or `on 20 Nov 2026`. */
export const withinWords = ({ from, to }: Range): string =>
  from === to
    ? text('days.on', { day: datedDay(from) })
    : text('days.between', { from: datedDay(from), to: datedDay(to) })

/** The days of a week by their number in ISO 8601: Monday is 1. */
export const isWeekday = (number: string): boolean => /^[1-7]$/.test(number)

/** `Tuesday` of `2`, or `Tue`. */
export function weekdayName(number: string, style: 'long' | 'short' = 'long'): string {
  // 1 January 2001 was a Monday.
  const day = instant(`2001-01-0${number}`)
  return (style === 'long' ? weekday() : shortWeekday()).format(day)
}

/** `14:00` of the hour `14`. */
export const hourWords = (hour: string): string => clock().format(new Date(Date.UTC(2000, 0, 1, Number(hour))))

/** `between 14:00 and 15:00` of the hour `14`. */
export const hourSpan = (hour: string): string =>
  text('days.betweenHours', { from: hourWords(hour), to: hourWords(String((Number(hour) + 1) % 24)) })
