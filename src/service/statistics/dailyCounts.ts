import type { Hits } from '#service/storage/hits/openHits.ts'
import type { WebsiteRow } from '#service/storage/sql/tables.ts'
import { foldedByDay, type FoldedDays } from './folding/foldedRows.ts'
import { type Days, hitsOn } from './hitsInRange.ts'
import type { openGroups } from './openGroups.ts'

/** What a website counted on a day of its time zone. */
type DailyCounts = { id: number; day: string; visitors: number; pageviews: number; events: number }

/** Every website's days that have hits, of whole days, both included: one statement for all that share a time zone. */
export const dailyCounts =
  (hits: Pick<Hits, 'read'>, groupsOf: ReturnType<typeof openGroups>) =>
  async (websites: readonly WebsiteRow[], { from, to }: { from: string; to: string }): Promise<DailyCounts[]> => {
    const counts: DailyCounts[] = []
    for (const timezone of new Set(websites.map((website) => website.timezone))) {
      const there = websites.filter((website) => website.timezone === timezone)
      for (const { days, bound } of await groupsOf(there, { from, to }))
        counts.push(...(await hits.read<DailyCounts>(statementOf(days), { ...bound, timezone, from, to })))
    }
    return counts
  }

const statementOf = (days: Days) => `
  SELECT id, toString(day) AS day, visitors, pageviews, events
  FROM (
    SELECT website_id AS id, toDate(time, {timezone:String}) AS day,
      uniqExact(visitor) AS visitors, countIf(name = 'pageview') AS pageviews, countIf(name != 'pageview') AS events
    FROM hits
    WHERE website_id IN {websites:Array(UInt32)} AND (${hitsOn(days)})
    GROUP BY id, day
    ${days.folded ? `UNION ALL ${folded(days.folded)}` : ''}
  )
  ORDER BY id, day`

const folded = (days: FoldedDays) => `
  SELECT id, day, sumIf(count, statistic = 'visitors') AS visitors,
    sumIf(count, statistic = 'pageviews') AS pageviews, sumIf(count, statistic = 'events') AS events
  FROM (${foldedByDay(['visitors', 'pageviews', 'events'], days)})
  GROUP BY id, day`
