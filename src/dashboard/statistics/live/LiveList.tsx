import { text } from '#dashboard/language/text.ts'
import { type Unit, unitTitle } from '#dashboard/statistics/picture/amount.ts'
import { exact } from '#dashboard/ui/numbers.ts'
import { useId } from 'react'
import styles from './LiveList.module.css'

type Row = { value: string; count: number; label?: string | undefined }

type Props = {
  title: string
  unit: Unit
  rows: readonly Row[]
  /** What a value is called that came without a label. */
  name: (value: string) => string
  /** The value stands beside its label. */
  shows?: 'value'
}

/** What was counted most in the last minutes, highest first. */
export function LiveList({ title, unit, rows, name, shows }: Props) {
  const id = useId()
  const highest = Math.max(1, ...rows.map(({ count }) => count))
  return (
    <section aria-labelledby={id} className={styles.list}>
      <header>
        <h2 id={id}>{title}</h2>
        <span className="quiet">{unitTitle(unit)}</span>
      </header>
      {rows.length === 0 ? (
        <p className="quiet">{text('live.nothing')}</p>
      ) : (
        <ol aria-labelledby={id}>
          {rows.map(({ value, label, count }) => (
            <li key={value}>
              <span className={styles.bar} style={{ width: `${(count / highest) * 100}%` }} />
              <bdi className={styles.name} title={label ?? name(value)}>
                {label ?? name(value)}
                {shows && label && <bdi className={styles.value}>{value}</bdi>}
              </bdi>
              <span className={styles.count}>{exact(count)}</span>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
