import type { WebsiteCounts } from '#contract/websiteCounts.ts'
import type { WebsiteCountsQuery } from '#contract/websiteCountsQuery.ts'
import { type Clock, dayIn, daysBefore } from '#service/clock.ts'
import type { ReadOptions } from '#service/storage/hits/Engine.ts'
import type { Hits } from '#service/storage/hits/openHits.ts'
import type { WebsiteRow } from '#service/storage/sql/tables.ts'
import { foldedByDay } from './folding/foldedRows.ts'
import { type Days, hitsOn } from './hitsInRange.ts'
import type { openGroups } from './openGroups.ts'

/** Days without hits are not among `days`, and a website without hits has no row. */
type Row = { id: number; count: number; before: number; days: [string, number][] }

type View = Pick<WebsiteCountsQuery, 'name' | 'days'> & { byDay: boolean }

/** Counts of many websites: one statement for all that share a time zone, and so their days. */
export const websiteCounts = (hits: Pick<Hits, 'read'>, clock: Clock, groupsOf: ReturnType<typeof openGroups>) => {
  async function ofZone(
    timezone: string,
    websites: readonly WebsiteRow[],
    { name, days, byDay }: View,
    wanted: ReadOptions,
  ): Promise<WebsiteCounts[]> {
    const to = dayIn(timezone, clock())
    const from = daysBefore(to, days - 1)
    const before_from = daysBefore(from, days)
    const groups = await groupsOf(websites, { from: before_from, to })
    const found = await Promise.all(
      groups.map((group) =>
        hits.read<Row>(
          statementOf(name, byDay, group.days),
          { ...group.bound, timezone, from: before_from, since: from, to },
          wanted,
        ),
      ),
    )
    const rows = found.flat()
    const counted = new Map(rows.map((row) => [row.id, row]))
    return websites.map(({ id }) => {
      const { count = 0, before = 0, days: there = [] } = counted.get(id) ?? {}
      const website = { id, from_date: from, to_date: to, count, before }
      if (!byDay) return website
      const ofDay = new Map(there)
      const counts = Array.from({ length: days }, (_, index) => ofDay.get(daysBefore(to, days - 1 - index)) ?? 0)
      return { ...website, counts }
    })
  }

  return async (websites: readonly WebsiteRow[], view: View, wanted: ReadOptions = {}): Promise<WebsiteCounts[]> => {
    const zones = new Map<string, WebsiteRow[]>()
    for (const website of websites) zones.set(website.timezone, [...(zones.get(website.timezone) ?? []), website])
    const counts = await Promise.all([...zones].map(([timezone, there]) => ofZone(timezone, there, view, wanted)))
    return counts.flat().toSorted((one, other) => one.id - other.id)
  }
}

const measures: Record<WebsiteCountsQuery['name'], { count: string; of: string }> = {
  visitors: { count: 'uniqExact(visitor)', of: '1' },
  pageviews: { count: 'count()', of: "name = 'pageview'" },
  events: { count: 'count()', of: "name != 'pageview'" },
}

const statementOf = (name: WebsiteCountsQuery['name'], byDay: boolean, days: Days) => `
  SELECT id,
    sumIf(counted, day >= toDate({since:String})) AS count,
    sumIf(counted, day < toDate({since:String})) AS before,
    ${byDay ? 'groupArrayIf((toString(day), counted), day >= toDate({since:String}))' : '[]'} AS days
  FROM (
    SELECT website_id AS id, toDate(time, {timezone:String}) AS day, ${measures[name].count} AS counted
    FROM hits
    WHERE website_id IN {websites:Array(UInt32)} AND (${hitsOn(days)}) AND ${measures[name].of}
    GROUP BY id, day
    ${days.folded ? `UNION ALL SELECT id, day, count AS counted FROM (${foldedByDay([name], days.folded)})` : ''}
  )
  GROUP BY id`
