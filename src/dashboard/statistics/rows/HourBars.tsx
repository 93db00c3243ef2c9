import { text } from '#dashboard/language/text.ts'
import type { Unit } from '#dashboard/statistics/picture/amount.ts'
import { Columns } from '#dashboard/statistics/picture/Columns.tsx'
import { spaced } from '#dashboard/statistics/traffic/ticks.ts'
import type { PictureRow } from './pictureRows.ts'
import { told } from './told.ts'
import type { RowActions } from './useRowActions.ts'

type Props = { rows: readonly PictureRow[]; unit: Unit; label: string; actions: RowActions }

/** The 24 hours of the day as columns. */
export function HourBars({ rows, unit, label, actions: { isChosen, choose } }: Props) {
  const tell = (step: number) => {
    const row = rows[step]
    return row ? told(row, unit) : ''
  }
  const onChoose = (step: number) => {
    const row = rows[step]
    if (row) choose?.(row.value)
  }
  return (
    <Columns
      label={label}
      counts={rows.map(({ count }) => count)}
      axis={spaced(rows.map(({ name }) => name))}
      tell={tell}
      chosen={rows.map(({ value }) => isChosen(value))}
      onChoose={choose ? onChoose : undefined}
      hint={choose ? text('rows.hour.choose') : undefined}
    />
  )
}
