import { text } from '#dashboard/language/text.ts'
import { WorldMap } from '#dashboard/statistics/map/WorldMap.tsx'
import { worldMapQuery } from '#dashboard/statistics/map/worldMapQuery.ts'
import { amount, type Unit } from '#dashboard/statistics/picture/amount.ts'
import { useQuery } from '@tanstack/react-query'
import type { PictureRow } from './pictureRows.ts'
import styles from './Places.module.css'
import { RankedBars } from './RankedBars.tsx'

type Props = { rows: readonly PictureRow[]; unit: Unit; label: string; most: number }

/** Countries on the world map, and the first of them by name beside it. */
export function Places({ rows, unit, label, most }: Props) {
  const world = useQuery(worldMapQuery)
  // The unknown country is not the land that belongs to none.
  const countries = new Map(
    rows
      .filter(({ value }) => value !== '')
      .map(({ value, name, count }) => [
        value,
        { count, told: text('rows.place', { name, amount: amount(count, unit) }) },
      ]),
  )
  return (
    <div className={styles.places}>
      <div className={styles.map}>
        {/* Without the map the list beside it says the same. */}
        {world.data && <WorldMap world={world.data} countries={countries} label={label} />}
      </div>
      <RankedBars rows={rows.slice(0, most)} label={text('rows.countries')} />
    </div>
  )
}
