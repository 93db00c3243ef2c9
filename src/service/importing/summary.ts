import { dayIn } from '#service/clock.ts'
import type { Hits } from '#service/storage/hits/openHits.ts'
import type { WebsiteRow } from '#service/storage/sql/tables.ts'
import type { ImportSummary } from './ImportSummary.ts'
import type { Tally } from './Tally.ts'

/** What is on the website in the time that an import covered. */
const hitsBetween = `
  SELECT uniqExact(visitor) AS visitors, count() AS hits
  FROM hits
  WHERE website_id = {website:UInt32}
    AND time BETWEEN fromUnixTimestamp64Milli({earliest:Int64}) AND fromUnixTimestamp64Milli({latest:Int64})`

/** A tally in the words of the answer, with what only the stored hits can tell. */
export async function summary(
  { lines, taken, leftOut, firstMalformed, earliest, latest }: Tally,
  { id, timezone }: WebsiteRow,
  hits: Pick<Hits, 'read'>,
): Promise<ImportSummary> {
  const counts = { lines, taken, left_out: leftOut, first_malformed: firstMalformed }
  if (taken === 0) return { ...counts, days: null, visitors: 0, before: 0 }
  const [found] = await hits.read<{ visitors: number; hits: number }>(hitsBetween, { website: id, earliest, latest })
  return {
    ...counts,
    days: { first: dayIn(timezone, earliest), last: dayIn(timezone, latest) },
    visitors: found?.visitors ?? 0,
    before: Math.max(0, (found?.hits ?? 0) - taken),
  }
}
