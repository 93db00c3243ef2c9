import { text } from '#dashboard/language/text.ts'
import shades from '#dashboard/statistics/map/shade.module.css'
import type { Unit } from '#dashboard/statistics/picture/amount.ts'
import { evenShade } from '#dashboard/statistics/map/shade.ts'
import { hourWords, weekdayName } from '#dashboard/days/words.ts'
import { type KeyboardEvent, useState } from 'react'
import { hours, weekdays } from './hours.ts'
import type { PictureRow } from './pictureRows.ts'
import { told } from './told.ts'
import type { RowActions } from './useRowActions.ts'
import styles from './WeekGrid.module.css'

type Props = { rows: readonly PictureRow[]; unit: Unit; label: string; actions: RowActions }

/** Every how many hours one is named. */
const named = 6

/** The hours of the week as a grid: a day a row. One tab stop; arrows, Home and End move in it. https://www.w3.org/WAI/ARIA/apg/patterns/grid/ */
export function WeekGrid({ rows, unit, label, actions: { isChosen, choose } }: Props) {
  const [reached, setReached] = useState(0)
  const [shown, setShown] = useState<PictureRow | null>(null)
  const highest = Math.max(0, ...rows.map(({ count }) => count))

  function move(event: KeyboardEvent<HTMLElement>) {
    const next = target(event.key, reached)
    if (next === null) return
    event.preventDefault()
    setReached(next)
    event.currentTarget.querySelectorAll('button')[next]?.focus()
  }

  return (
    // Time runs from left to right in pictures, whichever way a language is read.
    <div dir="ltr">
      <table
        // A table of buttons that arrows lead through is what the role is made for.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role
        role="grid"
        aria-label={label}
        className={`${styles.grid} ${shades.shaded}`}
        onKeyDown={move}
        onBlur={() => setShown(null)}
      >
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{text('rows.week.day')}</span>
            </th>
            {hours.map((hour, at) => (
              <th key={hour} scope="col">
                <span className={at % named === 0 ? styles.hour : 'visually-hidden'}>{hourWords(hour)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody onPointerLeave={() => setShown(null)}>
          {weekdays.map((weekday, day) => (
            <tr key={weekday}>
              <th scope="row">{weekdayName(weekday, 'short')}</th>
              {rows.slice(day * hours.length, (day + 1) * hours.length).map((row, hour) => (
                <td key={row.value}>
                  <button
                    type="button"
                    data-shade={evenShade(row.count, highest)}
                    tabIndex={day * hours.length + hour === reached ? 0 : -1}
                    aria-label={told(row, unit)}
                    aria-pressed={choose ? isChosen(row.value) : undefined}
                    onFocus={() => {
                      setReached(day * hours.length + hour)
                      setShown(row)
                    }}
                    onPointerEnter={() => setShown(row)}
                    onClick={() => choose?.(row.value)}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.shown} aria-hidden="true">
        {shown ? told(shown, unit) : choose && text('rows.hour.choose')}
      </p>
    </div>
  )
}

/** Where a key leads from a cell; null for keys that lead nowhere. */
function target(key: string, from: number): number | null {
  const column = from % hours.length
  const last = hours.length * weekdays.length - 1
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: 1,
    ArrowLeft: -1,
    ArrowDown: hours.length,
    ArrowUp: -hours.length,
    Home: -column,
    End: hours.length - 1 - column,
  }
  const step = steps[key]
  if (step === undefined) return null
  const to = from + step
  return to < 0 || to > last ? from : to
}
