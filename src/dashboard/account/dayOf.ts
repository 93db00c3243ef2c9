import { perLocale } from '#dashboard/language/language.ts'

const format = perLocale((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }))

/** The day of a moment on the reader's calendar: `20 Nov 2026`. */
export const dayOf = (timestamp: string): string => format().format(Date.parse(timestamp))
