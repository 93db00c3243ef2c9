import type { StatisticName } from '#contract/statistic.ts'
import { exact, percent } from '#dashboard/ui/numbers.ts'
import type { PictureRow } from './pictureRows.ts'
import styles from './RankedBars.module.css'
import { RowButton } from './RowButton.tsx'
import { RowChange } from './RowChange.tsx'
import { RowMenu } from './RowMenu.tsx'
import type { RowActions } from './useRowActions.ts'

type Props = {
  name: StatisticName
  rows: readonly PictureRow[]
  label: string
  actions: RowActions
  onPart: (value: string) => void
  /** The pointer or the focus comes to a row, or leaves it. */
  onNear?: ((value: string | null) => void) | undefined
}

/** Names with their counts, highest first, each on a bar as long as its part of the first. */
export function RankedBars({ name, rows, label, actions, onPart, onNear }: Props) {
  const highest = Math.max(1, ...rows.map(({ count }) => count))
  // The columns stand below each other.
  const digits = exact(highest).length
  return (
    <ol className={styles.list} aria-label={label}>
      {rows.map((row) => (
        <li key={row.value} data-chosen={actions.isChosen(row.value) || undefined}>
          <span className={styles.bar} style={{ width: `${(row.count / highest) * 100}%` }} />
          <RowButton name={name} row={row} actions={actions} onNear={onNear} />
          {row.share !== null && <span className={styles.share}>{percent(row.share)}</span>}
          <span className={styles.change}>
            <RowChange {...row} />
          </span>
          <span className={styles.count} style={{ minWidth: `${digits}ch` }}>
            {exact(row.count)}
          </span>
          {actions.canFilter && (
            <span className={styles.menu}>
              <RowMenu name={name} row={row} actions={actions} onPart={onPart} />
            </span>
          )}
        </li>
      ))}
    </ol>
  )
}
