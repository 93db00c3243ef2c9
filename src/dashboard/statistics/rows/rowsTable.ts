import { type StatisticName, statistics } from '#contract/statistic.ts'
import { text } from '#dashboard/language/text.ts'
import { rowTitleOf } from '#dashboard/statistics/definitions.ts'
import { unitTitle } from '#dashboard/statistics/picture/amount.ts'
import { exact, percent } from '#dashboard/ui/numbers.ts'
import type { PictureRow } from './pictureRows.ts'

const none = '–'

/** The numbers behind a picture of rows. */
export function rowsTable(name: StatisticName, rows: readonly PictureRow[]): { head: string[]; rows: string[][] } {
  const compares = rows.some(({ before }) => before !== null)
  return {
    head: [
      rowTitleOf(name),
      unitTitle(statistics[name].count),
      text('rows.share'),
      ...(compares ? [text('rows.before')] : []),
    ],
    rows: rows.map((row) => [
      row.name,
      exact(row.count),
      row.share === null ? none : percent(row.share),
      ...(compares ? [row.before === null ? none : exact(row.before)] : []),
    ]),
  }
}
