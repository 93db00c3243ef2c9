import { text } from '#dashboard/language/text.ts'
import { shade, shades } from './shade.ts'
import styles from './WorldMap.module.css'
import type { WorldMap as Drawn } from './worldMap.ts'

type Props = {
  world: Drawn
  /** What is counted in a country, by ISO 3166-1 letters, and how that is said. */
  countries: ReadonlyMap<string, { count: number; told: string }>
  /** What the map shows, in a sentence. */
  label: string
}

/** Countries shaded by their counts. Those without a shape are missing here, and are in the list beside it. */
export function WorldMap({ world, countries, label }: Props) {
  const highest = Math.max(0, ...Array.from(countries.values(), ({ count }) => count))
  return (
    <div className={styles.map}>
      <svg viewBox={`0 0 ${world.width} ${world.height}`} role="img" aria-label={label}>
        {Object.entries(world.paths).map(([code, path]) => {
          const country = countries.get(code)
          return (
            <path key={code} d={path} data-shade={shade(country?.count ?? 0, highest)}>
              {country && <title>{country.told}</title>}
            </path>
          )
        })}
      </svg>
      <p className={styles.legend} aria-hidden="true">
        {text('map.fewer')}
        {Array.from({ length: shades }, (_, step) => (
          <span key={step} data-shade={step + 1} />
        ))}
        {text('map.more')}
      </p>
    </div>
  )
}
