import { z } from 'zod'
import { continentOf } from './continents.ts'
import { nowhere, type Place } from './Place.ts'

const named = z.object({ names: z.object({ en: z.string() }).partial() }).partial()

/** A record of a flat database (`country_code`, `city`) or of one in MaxMind's shape (`country.iso_code`, `city.names`). */
const Found = z
  .object({
    country_code: z.string(),
    country: z.object({ iso_code: z.string() }).partial(),
    city: z.union([z.string(), named]),
  })
  .partial()

/** A database's record as a place. */
export function placeOf(record: unknown): Place {
  const { data } = Found.safeParse(record)
  const country = (data?.country_code ?? data?.country?.iso_code ?? '').toUpperCase()
  if (!data || !/^[A-Z]{2}$/.test(country)) return nowhere
  const city = cityName(typeof data.city === 'string' ? data.city : (data.city?.names?.en ?? ''))
  return { continent: continentOf(country), country, city: city && `${country}:${city}` }
}

/** The city without the part of it: `Berlin (Mitte)` is Berlin. */
const cityName = (name: string) => name.replace(/\s*\(.*$/, '').trim()
