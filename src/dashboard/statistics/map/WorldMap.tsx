import { text } from '#dashboard/language/text.ts'
import { Countries, type CountryCount } from './Countries.tsx'
import shading from './shade.module.css'
import { shades } from './shade.ts'
import styles from './WorldMap.module.css'
import type { WorldMap as Drawn } from './worldMap.ts'

type Props = {
  world: Drawn
  /** By ISO 3166-1 letters. */
  countries: ReadonlyMap<string, CountryCount>
  /** What the map shows, in a sentence. */
  label: string
  /** The country that is looked at, here or in the list beside. */
  near: string | null
  onNear: (code: string | null) => void
  chosen: readonly string[]
  onChoose: ((code: string) => void) | null
}

/**
 * Countries shaded by their counts: one image to those who do not see it, and for a pointer a way to choose what the list
 * beside it offers to the keyboard. Those without a shape are missing here.
 */
export function WorldMap({ world, countries, label, near, onNear, chosen, onChoose }: Props) {
  return (
    <div className={`${styles.map} ${shading.shaded}`} data-choosable={onChoose !== null || undefined}>
      {/* The list beside it does the same by keyboard. */}
      {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions */}
      <svg
        viewBox={`0 0 ${world.width} ${world.height}`}
        role="img"
        aria-label={label}
        onPointerOver={({ target }) => onNear(codeAt(target) ?? null)}
        onPointerLeave={() => onNear(null)}
        onClick={({ target }) => {
          const code = codeAt(target)
          if (code !== undefined) onChoose?.(code)
        }}
      >
        <Countries world={world} countries={countries} />
        {chosen.map((code) => (
          <path key={code} d={world.paths[code]} className={styles.chosen} />
        ))}
        {near !== null && countries.has(near) && <path d={world.paths[near]} className={styles.near} />}
      </svg>
      <p className={styles.legend} aria-hidden="true">
        {text('map.fewer')}
        {Array.from({ length: shades }, (_, step) => (
          <span key={step} data-shade={step + 1} />
        ))}
        {text('map.more')}
        <strong className={styles.told}>{near !== null && countries.get(near)?.told}</strong>
      </p>
    </div>
  )
}

const codeAt = (target: EventTarget) => (target instanceof SVGElement ? target.dataset['country'] : undefined)
