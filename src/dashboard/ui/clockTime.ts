import { perLocale } from '#dashboard/language/language.ts'

const time = perLocale((locale) => new Intl.DateTimeFormat(locale, { timeStyle: 'short' }))
const dateAndTime = perLocale((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }))

/** A moment with its date, `20 Nov 2026, 14:05`, by the reader's clock; in milliseconds. */
export const dateTime = (moment: number): string => dateAndTime().format(moment)

/** A moment as the reader's clock showed it: `14:05`, with its date where that is not today's. Both in milliseconds. */
export function clockTime(moment: number, now = Date.now()): string {
  const isToday = new Date(moment).toDateString() === new Date(now).toDateString()
  return (isToday ? time() : dateAndTime()).format(moment)
}
