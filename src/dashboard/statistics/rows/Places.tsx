import { text } from '#dashboard/language/text.ts'
import { WorldMap } from '#dashboard/statistics/map/WorldMap.tsx'
import { worldMapQuery } from '#dashboard/statistics/map/worldMapQuery.ts'
import { amount, type Unit } from '#dashboard/statistics/picture/amount.ts'
import { useQuery } from '@tanstack/react-query'
import { type ComponentProps, useMemo, useState } from 'react'
import type { PictureRow } from './pictureRows.ts'
import styles from './Places.module.css'
import { RankedBars } from './RankedBars.tsx'

type Props = Omit<ComponentProps<typeof RankedBars>, 'onNear'> & {
  unit: Unit
  /** How many rows the list has room for. */
  most: number
}

/** Countries on the world map, and the first of them by name beside it. */
export function Places({ rows, unit, label, most, actions, ...list }: Props) {
  const world = useQuery(worldMapQuery)
  const [near, setNear] = useState<string | null>(null)
  const countries = useMemo(() => counts(rows, unit), [rows, unit])
  return (
    <div className={styles.places}>
      <div className={styles.map}>
        {/* Without the map the list beside it says the same. */}
        {world.data && (
          <WorldMap
            world={world.data}
            countries={countries}
            label={label}
            near={near}
            onNear={setNear}
            chosen={Array.from(countries.keys()).filter(actions.isChosen)}
            onChoose={actions.choose}
          />
        )}
      </div>
      <RankedBars
        {...list}
        actions={actions}
        rows={rows.slice(0, most)}
        label={text('rows.countries')}
        onNear={setNear}
      />
    </div>
  )
}

/** The unknown country is not the land that belongs to none. */
const counts = (rows: readonly PictureRow[], unit: Unit) =>
  new Map(
    rows
      .filter(({ value }) => value !== '')
      .map(({ value, name, count }) => [
        value,
        { count, told: text('rows.place', { name, amount: amount(count, unit) }) },
      ]),
  )
