import type { Hits } from '#service/storage/hits/openHits.ts'
import { onDays } from '#service/storage/hits/onDays.ts'
import type { WebsiteRow } from '#service/storage/sql/tables.ts'
import { rangeDays } from './hitsInRange.ts'

/** What a website counted on a day of its time zone. */
type DailyCounts = { id: number; day: string; visitors: number; pageviews: number; events: number }

/** Every website's days that have hits, of whole days, both included: one statement for all that share a time zone. */
export const dailyCounts =
  (hits: Pick<Hits, 'read'>) =>
  async (websites: readonly WebsiteRow[], { from, to }: { from: string; to: string }): Promise<DailyCounts[]> => {
    const zones = new Map<string, number[]>()
    for (const { id, timezone } of websites) zones.set(timezone, [...(zones.get(timezone) ?? []), id])
    const counts: DailyCounts[] = []
    for (const [timezone, ids] of zones)
      counts.push(...(await hits.read<DailyCounts>(statement, { websites: ids, timezone, from, to })))
    return counts
  }

const statement = `
  SELECT id, toString(day) AS day, visitors, pageviews, events
  FROM (
    SELECT website_id AS id, toDate(time, {timezone:String}) AS day,
      uniqExact(visitor) AS visitors, countIf(name = 'pageview') AS pageviews, countIf(name != 'pageview') AS events
    FROM hits
    WHERE website_id IN {websites:Array(UInt32)} AND ${onDays(rangeDays.from, rangeDays.to)}
    GROUP BY id, day
  )
  ORDER BY id, day`
