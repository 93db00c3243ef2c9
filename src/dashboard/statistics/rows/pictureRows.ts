import type { AnyStatisticList, StatisticName } from '#contract/statistic.ts'
import { definitions } from '#dashboard/statistics/definitions.ts'
import { hours } from './hours.ts'

/** A row of a statistic, ready to be drawn and read. */
export type PictureRow = {
  value: string
  name: string
  count: number
  /** Of everything in the range, 0 to 1; null where the service sends no sum. */
  share: number | null
}

export function pictureRows(name: StatisticName, { data, meta }: AnyStatisticList): PictureRow[] {
  const rows = definitions[name].picture === 'hours' ? everyHour(data) : data
  return rows.map(({ value, count, label }) => ({
    value,
    name: label ?? definitions[name].name(value),
    count,
    share: meta?.sum ? count / meta.sum : null,
  }))
}

/** An hour without a row counts 0: some services leave it out. */
function everyHour(rows: AnyStatisticList['data']): AnyStatisticList['data'] {
  const byHour = new Map(rows.map((row) => [row.value, row]))
  return hours.map((value) => byHour.get(value) ?? { value, count: 0 })
}
