import { writeFilter } from '#contract/filter.ts'
import type { PictureRow } from '#dashboard/statistics/rows/pictureRows.ts'
import type { Source } from './Source.ts'

/** Rows as JSON, with what they are of; the names are the interface's. */
export function jsonOf(domain: string, { name, view }: Source, rows: readonly PictureRow[]): string {
  const { range, before, filters } = view
  const said = {
    website: domain,
    name,
    from: range.from,
    to: range.to,
    ...(before && { compare_from: before.from, compare_to: before.to }),
    filters: filters.map(writeFilter),
    data: rows.map(({ value, name: label, count, before: earlier, share }) => ({
      value,
      label,
      count,
      before: earlier,
      share,
    })),
  }
  return `${JSON.stringify(said, null, 2)}\n`
}
