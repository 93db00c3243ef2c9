import { continents } from '#contract/continents.ts'
import { fullDay, hourWords, isWeekday, weekdayName } from '#dashboard/days/words.ts'
import { perLocale } from '#dashboard/language/language.ts'
import { text } from '#dashboard/language/text.ts'

const regions = perLocale((locale) => new Intl.DisplayNames(locale, { type: 'region' }))
const languages = perLocale((locale) => new Intl.DisplayNames(locale, { type: 'language' }))

/** What a value is called that came without a label: other services may know none. */
export const country = (code: string): string => named(regions(), code)

export const continent = (code: string): string =>
  named(regions(), (Object.hasOwn(continents, code) && continents[code]) || code)

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

export const day = (value: string): string => timed(fullDay, value)

export const hour = (value: string): string => timed(hourWords, value)

/** `2T14` as `Tuesday 14:00`. */
export function weekdayHour(value: string): string {
  const [weekday = '', time = ''] = value.split('T')
  return isWeekday(weekday) ? text('value.weekdayHour', { weekday: weekdayName(weekday), hour: hour(time) }) : value
}

export const orUnknown = (value: string): string => value || text('value.unknown')

function timed(words: (value: string) => string, value: string): string {
  try {
    return words(value)
  } catch {
    // No day or hour at all: an address may say anything.
    return value
  }
}

function named(names: Intl.DisplayNames, code: string): string {
  if (code === '') return text('value.unknown')
  try {
    return names.of(code) ?? code
  } catch {
    // Not a code at all: an own value of the service.
    return code
  }
}
