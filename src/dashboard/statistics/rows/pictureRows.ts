import type { AnyStatisticList, StatisticName, StatisticRow } from '#contract/statistic.ts'
import { text } from '#dashboard/language/text.ts'
import { definitions } from '#dashboard/statistics/definitions.ts'
import { hours, weekHours } from './hours.ts'

/** A row of a statistic, ready to be drawn and read. */
export type PictureRow = {
  value: string
  name: string
  count: number
  /** Of everything in the range, 0 to 1; null where the service sends no sum. */
  share: number | null
  /** What was counted in the range compared with; null where there is none. */
  before: number | null
}

export const pictureRows = (name: StatisticName, { data, meta }: AnyStatisticList): PictureRow[] =>
  withGaps(name, data).map((row) => pictureRow(name, row, meta?.sum))

/** With what all rows count together that are not shown one by one. */
export const withOther = (rows: readonly PictureRow[], { meta }: AnyStatisticList): readonly PictureRow[] =>
  meta?.other ? [...rows, otherRow(meta.other, meta.sum)] : rows

const otherRow = (count: number, sum: number | undefined): PictureRow => ({
  value: '',
  name: text('rows.other.name'),
  count,
  share: sum ? count / sum : null,
  before: null,
})

/** One row, as a part of `sum` where that is known. */
export const pictureRow = (name: StatisticName, row: StatisticRow, sum: number | undefined): PictureRow => ({
  value: row.value,
  name: row.label ?? definitions[name].name(row.value),
  count: row.count,
  share: sum ? row.count / sum : null,
  before: row.before ?? null,
})

/** An hour without a row counts 0: some services leave it out. */
function withGaps(name: StatisticName, rows: readonly StatisticRow[]): readonly StatisticRow[] {
  const { picture } = definitions[name]
  if (picture !== 'hours' && picture !== 'week') return rows
  const byValue = new Map(rows.map((row) => [row.value, row]))
  const compares = rows.some(({ before }) => before !== undefined)
  return (picture === 'hours' ? hours : weekHours).map(
    (value) => byValue.get(value) ?? { value, count: 0, ...(compares && { before: 0 }) },
  )
}
