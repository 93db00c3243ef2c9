import { continents } from '#contract/continents.ts'

const regions = new Intl.DisplayNames('en', { type: 'region' })
const languages = new Intl.DisplayNames('en', { type: 'language' })

/** What a value is called that came without a label: other services may know none. */
export const country = (code: string): string => named(regions, code)

export const continent = (code: string): string => named(regions, continents[code] ?? code)

/** `DE:Berlin` as `Berlin, Germany`. */
export function city(value: string): string {
  const [code = '', name = ''] = value.split(/:(.*)/s)
  return [name, code && country(code)].filter(Boolean).join(', ') || 'Unknown'
}

export const language = (code: string): string => named(languages, code)

export const referrer = (host: string): string => host || 'Direct or unknown'

export const size = (value: string): string => value.replace(/^(\d+)x(\d+)$/, '$1 × $2') || 'Unknown'

export const capitalised = (value: string): string =>
  value ? value.charAt(0).toUpperCase() + value.slice(1) : 'Unknown'

export const orUnknown = (value: string): string => value || 'Unknown'

function named(names: Intl.DisplayNames, code: string): string {
  if (code === '') return 'Unknown'
  try {
    return names.of(code) ?? code
  } catch {
    // Not a code at all: an own value of the service.
    return code
  }
}
