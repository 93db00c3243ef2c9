import { text } from '#dashboard/language/text.ts'
import { amount, type Unit } from '#dashboard/statistics/picture/amount.ts'
import { StepReader } from '#dashboard/statistics/picture/StepReader.tsx'
import { spaced } from '#dashboard/statistics/traffic/ticks.ts'
import { percent } from '#dashboard/ui/numbers.ts'
import styles from './HourBars.module.css'
import type { PictureRow } from './pictureRows.ts'

type Props = { rows: readonly PictureRow[]; unit: Unit; label: string }

/** The 24 hours of the day as bars. */
export function HourBars({ rows, unit, label }: Props) {
  const highest = Math.max(1, ...rows.map(({ count }) => count))
  const named = spaced(rows.map(({ name }) => name))
  return (
    <div className={styles.hours}>
      <div className={styles.plot}>
        {rows.map(({ value, count }) => (
          <span key={value} className={styles.bar} style={{ height: `${(count / highest) * 100}%` }} />
        ))}
        <StepReader label={label} steps={rows.length} layout="bands" tell={(step) => told(rows[step], unit)}>
          {(step) => told(rows[step], unit)}
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

function told(row: PictureRow | undefined, unit: Unit): string {
  if (!row) return ''
  const said = { name: row.name, amount: amount(row.count, unit) }
  return row.share === null ? text('rows.hour.plain', said) : text('rows.hour', { ...said, share: percent(row.share) })
}
