import { text } from '#dashboard/language/text.ts'
import { StepReader } from '#dashboard/statistics/picture/StepReader.tsx'
import type { Unit } from '#dashboard/statistics/picture/amount.ts'
import { spaced } from '#dashboard/statistics/traffic/ticks.ts'
import styles from './HourBars.module.css'
import type { PictureRow } from './pictureRows.ts'
import { told } from './told.ts'
import type { RowActions } from './useRowActions.ts'

type Props = { rows: readonly PictureRow[]; unit: Unit; label: string; actions: RowActions }

/** The 24 hours of the day as bars. */
export function HourBars({ rows, unit, label, actions: { isChosen, choose } }: Props) {
  const highest = Math.max(1, ...rows.map(({ count }) => count))
  const named = spaced(rows.map(({ name }) => name))
  const anyChosen = rows.some(({ value }) => isChosen(value))
  const tell = (step: number) => {
    const row = rows[step]
    return row ? told(row, unit) : ''
  }
  const onChoose = (step: number) => {
    const row = rows[step]
    if (row) choose?.(row.value)
  }
  return (
    // Time runs from left to right in pictures, whichever way a language is read.
    <div dir="ltr">
      <div className={styles.plot} data-chosen={anyChosen || undefined}>
        {rows.map(({ value, count }) => (
          <span
            key={value}
            className={styles.bar}
            data-chosen={isChosen(value) || undefined}
            style={{ height: `${(count / highest) * 100}%` }}
          />
        ))}
        <StepReader
          label={label}
          steps={rows.length}
          layout="bands"
          tell={tell}
          onChoose={choose ? onChoose : undefined}
        >
          {(step) => (
            <>
              {tell(step)}
              {choose && <div className="quiet">{text('rows.hour.choose')}</div>}
            </>
          )}
        </StepReader>
      </div>
      <div className={styles.axis} aria-hidden="true">
        {named.map((name) => (
          <span key={name}>{name}</span>
        ))}
      </div>
    </div>
  )
}
