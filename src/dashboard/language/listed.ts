import { perLocale } from './language.ts'

const format = perLocale((locale) => new Intl.ListFormat(locale, { type: 'unit' }))

/** `one, two, three`, as a language separates them. */
export const listed = (values: readonly string[]): string => format().format(values)
