import { dayIn } from '#service/clock.ts'
import type { Hits } from '#service/storage/hits/openHits.ts'
import type { WebsiteRow } from '#service/storage/sql/tables.ts'
import type { ImportSummary } from './ImportSummary.ts'
import type { Tally } from './Tally.ts'

/** What is on the website in the time that an import covered. */
const hitsBetween = `
  SELECT uniqExactIf(visitor, import_id = {id:UInt32}) AS visitors, countIf(import_id = 0) AS collected
  FROM hits
  WHERE website_id = {website:UInt32}
    AND time BETWEEN fromUnixTimestamp64Milli({earliest:Int64}) AND fromUnixTimestamp64Milli({latest:Int64})`

type Run = {
  id: number | null
  format: string | null
  /** Of a dry run, which stores none to count. */
  visitors: number | undefined
}

/** A tally in the words of the answer, with what only the stored hits can tell. */
export async function summary(
  { taken, leftOut, firstMalformed, span }: Tally,
  { id, format, visitors }: Run,
  website: WebsiteRow,
  hits: Pick<Hits, 'read'>,
): Promise<ImportSummary> {
  const lines = Object.values(leftOut).reduce((sum, count) => sum + count, taken)
  const counts = { id, format, lines, taken, left_out: leftOut, first_malformed: firstMalformed }
  if (!span) return { ...counts, days: null, visitors: 0, collected: 0 }
  const [found] = await hits.read<{ visitors: number; collected: number }>(hitsBetween, {
    id: id ?? 0,
    website: website.id,
    ...span,
  })
  return {
    ...counts,
    days: { first: dayIn(website.timezone, span.earliest), last: dayIn(website.timezone, span.latest) },
    visitors: visitors ?? found?.visitors ?? 0,
    collected: found?.collected ?? 0,
  }
}
