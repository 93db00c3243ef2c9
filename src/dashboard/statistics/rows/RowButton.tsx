import type { StatisticName } from '#contract/statistic.ts'
import { hostOf } from './hostOf.ts'
import { isLong } from './inTwo.ts'
import type { PictureRow } from './pictureRows.ts'
import styles from './RowButton.module.css'
import { RowName } from './RowName.tsx'
import type { RowActions } from './useRowActions.ts'

type Props = {
  name: StatisticName
  row: PictureRow
  actions: RowActions
  /** The pointer or the focus comes to the row, or leaves it. */
  onNear?: ((value: string | null) => void) | undefined
}

/** The name of a row, as large as the row to a pointer: it filters everything else; where nothing can, it is only said. */
export function RowButton({ name, row, actions, onNear }: Props) {
  const { choose } = actions
  const whole = [row.name, hostOf(name, row)].filter(Boolean).join(' ')
  if (!choose)
    return (
      <span className={styles.name} title={whole}>
        <RowName name={name} row={row} />
      </span>
    )
  return (
    <button
      type="button"
      className={styles.name}
      title={whole}
      // In one piece, however it is drawn.
      aria-label={whole}
      aria-pressed={actions.canFilter ? actions.isChosen(row.value) : undefined}
      onClick={() => choose(row.value)}
      onPointerEnter={() => onNear?.(row.value)}
      onPointerLeave={() => onNear?.(null)}
      onFocus={() => onNear?.(row.value)}
      onBlur={() => onNear?.(null)}
    >
      <RowName name={name} row={row} />
      {isLong(whole) && (
        <span className={styles.whole} aria-hidden>
          {whole}
        </span>
      )}
    </button>
  )
}
