import { sheets } from 'virtual:flags'

/** Where the flag of a country stands in one of the two sheets; null for a country without one. */
export function flagAddress(country: string): string | null {
  const sheet = sheets.find(({ countries }) => countries.includes(country))
  return country !== '' && sheet ? `${sheet.address}#${country}` : null
}
