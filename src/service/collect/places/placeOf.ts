import { z } from 'zod'
import { continentOf } from './continents.ts'
import { nowhere, type Place } from './Place.ts'

/** In characters. */
const longest = 100

const named = z.object({ names: z.object({ en: z.string() }).partial() }).partial()

/**
 * A record of a flat database (`country_code`, `state1`, `city`) or of one in MaxMind's shape (`country.iso_code`, `subdivisions`,
 * `city.names`). A field that is something else is not there.
 */
const Found = z
  .object({
    country_code: z.string().catch(''),
    country: z.object({ iso_code: z.string() }).partial().catch({}),
    continent: z.object({ code: z.string() }).partial().catch({}),
    state1: z.string().catch(''),
    subdivisions: z.array(named).catch([]),
    city: z.union([z.string(), named]).catch(''),
  })
  .partial()

const continents = new Set(['AF', 'AN', 'AS', 'EU', 'NA', 'OC', 'SA'])

/** A database's record as a place. */
export function placeOf(record: unknown): Place {
  const { data } = Found.safeParse(record)
  if (!data) return nowhere
  const country = (data.country_code || data.country?.iso_code || '').toUpperCase()
  const continent = data.continent?.code ?? ''
  // Where a database knows no more than the continent, that is what is known.
  if (!/^[A-Z]{2}$/.test(country)) return continents.has(continent) ? { ...nowhere, continent } : nowhere
  const within = (name: string) => name && `${country}:${name}`
  return {
    continent: continentOf(country),
    country,
    region: within(plainName(data.state1 || nameOf(data.subdivisions?.[0]))),
    city: within(plainName(typeof data.city === 'string' ? data.city : nameOf(data.city))),
  }
}

const nameOf = (place: z.infer<typeof named> | undefined) => place?.names?.en ?? ''

/** The city without the part of it, `Berlin (Mitte)` is Berlin; on one line, and not longer than any name is. */
const plainName = (name: string) =>
  Array.from(
    name
      .replace(/\s*\(.*$/s, '')
      .replace(/\p{C}+/gu, ' ')
      .trim(),
  )
    .slice(0, longest)
    .join('')
