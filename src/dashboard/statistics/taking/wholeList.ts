import type { Reader } from '#dashboard/http/connection.ts'
import { counterpart, readWhole, windows } from '#dashboard/http/statistics.ts'
import { definitions } from '#dashboard/statistics/definitions.ts'
import { type PictureRow, pictureRow, withOther } from '#dashboard/statistics/rows/pictureRows.ts'
import { sameLength } from '#dashboard/statistics/view/comparison.ts'
import { askedOf, type Source } from './Source.ts'

type Reading = {
  signal: AbortSignal
  /** As whom; undefined is whoever is signed in. */
  as: Reader | undefined
  /** Told how much of the list is there, 0 to 1. */
  onProgress: (part: number) => void
}

/** Every row of a statistic, not only those shown, each as a part of all. Throws `ApiError`, or what aborted it. */
export async function wholeList(source: Source, { signal, as, onProgress }: Reading): Promise<readonly PictureRow[]> {
  const { websiteId, name } = source
  const parts = partsOf(source)
  const lists = []
  for (const [index, part] of parts.entries()) {
    const onPage = (rows: number, total: number) => onProgress((index + rows / Math.max(1, total)) / parts.length)
    lists.push(await readWhole(websiteId, name, part, { signal, as, onPage }))
  }
  const known = lists.every(({ meta }) => meta?.sum !== undefined)
  const sum = known ? lists.reduce((all, { meta }) => all + (meta?.sum ?? 0), 0) : undefined
  const rows = lists.flatMap(({ data }) => data).map((row) => pictureRow(name, row, sum))
  // Only where a list is read in one.
  return lists.reduce<readonly PictureRow[]>(withOther, rows)
}

/** Many days are asked for in windows, as some services answer no second page; each beside its counterpart. */
function partsOf(source: Source) {
  const { range, before } = source.view
  const whole = askedOf(source)
  const isDays = definitions[source.name].picture === 'days'
  if (!isDays || (before && !sameLength(range, before))) return [whole]
  return windows(range).map((window) => ({ ...whole, ...window, ...counterpart(window, range, before) }))
}
