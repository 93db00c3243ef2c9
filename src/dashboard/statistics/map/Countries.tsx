import { memo } from 'react'
import { shade } from './shade.ts'
import type { WorldMap } from './worldMap.ts'

/** What is counted in a country, and how that is said. */
export type CountryCount = { count: number; told: string }

type Props = { world: WorldMap; countries: ReadonlyMap<string, CountryCount> }

/** The shapes of all countries: drawn once, not again for everything that is looked at on them. */
export const Countries = memo(({ world, countries }: Props) => {
  const highest = Math.max(0, ...Array.from(countries.values(), ({ count }) => count))
  return Object.entries(world.paths).map(([code, path]) => {
    const country = countries.get(code)
    return (
      <path key={code} d={path} data-shade={shade(country?.count ?? 0, highest)} data-country={country && code}>
        {country && <title>{country.told}</title>}
      </path>
    )
  })
})
