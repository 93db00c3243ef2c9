import { text } from '#dashboard/language/text.ts'
import { amount, type Unit } from '#dashboard/statistics/picture/amount.ts'
import { percent } from '#dashboard/ui/numbers.ts'
import type { PictureRow } from './pictureRows.ts'

/** A row in a few words: `14:00 – 12 visitors, 8%`. */
export function told({ name, count, share }: PictureRow, unit: Unit): string {
  const said = { name, amount: amount(count, unit) }
  return share === null ? text('rows.hour.plain', said) : text('rows.hour', { ...said, share: percent(share) })
}
