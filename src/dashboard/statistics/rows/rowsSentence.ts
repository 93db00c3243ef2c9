import { statistics, type StatisticName } from '#contract/statistic.ts'
import { hourSpan } from '#dashboard/days/words.ts'
import { definitions } from '#dashboard/statistics/definitions.ts'
import { amount } from '#dashboard/statistics/picture/amount.ts'
import { exact, percent } from '#dashboard/ui/numbers.ts'
import type { PictureRow } from './pictureRows.ts'

/** `Firefox comes first with 412 visitors (34 %), before Chrome (301) and Safari (120).` Rows are highest first, hours in their order. */
export function rowsSentence(name: StatisticName, rows: readonly PictureRow[]): string {
  const unit = statistics[name].count
  const ranked = rows.filter(({ count }) => count > 0).toSorted((a, b) => b.count - a.count)
  const [first, ...rest] = ranked
  if (!first) return `No ${unit}.`
  const lead = `${amount(first.count, unit)}${first.share === null ? '' : ` (${percent(first.share)})`}`
  if (definitions[name].picture === 'hours') return `Most ${hourSpan(first.value)}: ${lead}.`
  const next = rest.slice(0, 2).map((row) => `${row.name} (${exact(row.count)})`)
  return `${first.name} comes first with ${lead}${next.length > 0 ? `, before ${next.join(' and ')}` : ''}.`
}
