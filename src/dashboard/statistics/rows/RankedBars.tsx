import { exact, percent } from '#dashboard/ui/numbers.ts'
import type { PictureRow } from './pictureRows.ts'
import styles from './RankedBars.module.css'

/** Names with their counts, highest first, each on a bar as long as its part of the first. */
export function RankedBars({ rows, label }: { rows: readonly PictureRow[]; label: string }) {
  const highest = Math.max(1, ...rows.map(({ count }) => count))
  return (
    <ol className={styles.list} aria-label={label}>
      {rows.map(({ value, name, count, share }) => (
        <li key={value}>
          <span className={styles.bar} style={{ width: `${(count / highest) * 100}%` }} />
          <span className={styles.name} title={name}>
            {name}
          </span>
          {share !== null && <span className={styles.share}>{percent(share)}</span>}
          <span className={styles.count}>{exact(count)}</span>
        </li>
      ))}
    </ol>
  )
}
