import { continents } from '#contract/continents.ts'
import { hourWords, isWeekday, weekdayName } from '#dashboard/days/words.ts'
import { perLocale } from '#dashboard/language/language.ts'
import { text } from '#dashboard/language/text.ts'

const regions = perLocale((locale) => new Intl.DisplayNames(locale, { type: 'region' }))
const languages = perLocale((locale) => new Intl.DisplayNames(locale, { type: 'language' }))

/** What a value is called that came without a label: other services may know none. */
export const country = (code: string): string => named(regions(), code)

export const continent = (code: string): string => named(regions(), continents[code] ?? code)

/** `DE:Berlin` as `Berlin, Germany`. */
export function city(value: string): string {
  const [code = '', name = ''] = value.split(/:(.*)/s)
  return [name, code && country(code)].filter(Boolean).join(', ') || text('value.unknown')
}

export const language = (code: string): string => named(languages(), code)

export const referrer = (host: string): string => host || text('value.direct')

export const size = (value: string): string => value.replace(/^(\d+)x(\d+)$/, '$1 × $2') || text('value.unknown')

export const capitalised = (value: string): string =>
  value ? value.charAt(0).toUpperCase() + value.slice(1) : text('value.unknown')

/** `2T14` as `Tuesday 14:00`. */
export function weekdayHour(value: string): string {
  const [weekday = '', hour = ''] = value.split('T')
  return isWeekday(weekday)
    ? text('value.weekdayHour', { weekday: weekdayName(weekday), hour: hourWords(hour) })
    : value
}

export const orUnknown = (value: string): string => value || text('value.unknown')

function named(names: Intl.DisplayNames, code: string): string {
  if (code === '') return text('value.unknown')
  try {
    return names.of(code) ?? code
  } catch {
    // Not a code at all: an own value of the service.
    return code
  }
}
