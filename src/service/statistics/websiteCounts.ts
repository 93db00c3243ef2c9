import type { WebsiteCounts } from '#contract/websiteCounts.ts'
import type { WebsiteCountsQuery } from '#contract/websiteCountsQuery.ts'
import { type Clock, dayIn, daysBefore } from '#service/clock.ts'
import type { ReadOptions } from '#service/storage/hits/Engine.ts'
import type { Hits } from '#service/storage/hits/openHits.ts'
import { onDays } from '#service/storage/hits/onDays.ts'
import type { WebsiteRow } from '#service/storage/sql/tables.ts'

/** Days without hits are not among `days`, and a website without hits has no row. */
type Row = { id: number; count: number; before: number; days: [string, number][] }

type View = Pick<WebsiteCountsQuery, 'name' | 'days'> & { byDay: boolean }

/** Counts of many websites: one statement for all that share a time zone, and so their days. */
export const websiteCounts = (hits: Pick<Hits, 'read'>, clock: Clock) => {
  async function ofZone(
    timezone: string,
    ids: readonly number[],
    { name, days, byDay }: View,
    wanted: ReadOptions,
  ): Promise<WebsiteCounts[]> {
    const to = dayIn(timezone, clock())
    const from = daysBefore(to, days - 1)
    const values = { websites: ids, timezone, before_from: daysBefore(from, days), from, to }
    const rows = await hits.read<Row>(statementOf(name, byDay), values, wanted)
    const counted = new Map(rows.map((row) => [row.id, row]))
    return ids.map((id) => {
      const { count = 0, before = 0, days: found = [] } = counted.get(id) ?? {}
      const website = { id, from_date: from, to_date: to, count, before }
      if (!byDay) return website
      const ofDay = new Map(found)
      const counts = Array.from({ length: days }, (_, index) => ofDay.get(daysBefore(to, days - 1 - index)) ?? 0)
      return { ...website, counts }
    })
  }

  return async (websites: readonly WebsiteRow[], view: View, wanted: ReadOptions = {}): Promise<WebsiteCounts[]> => {
    const zones = new Map<string, number[]>()
    for (const { id, timezone } of websites) zones.set(timezone, [...(zones.get(timezone) ?? []), id])
    const counts = await Promise.all([...zones].map(([timezone, ids]) => ofZone(timezone, ids, view, wanted)))
    return counts.flat().toSorted((one, other) => one.id - other.id)
  }
}

const measures: Record<WebsiteCountsQuery['name'], { count: string; of: string }> = {
  visitors: { count: 'uniqExact(visitor)', of: '1' },
  pageviews: { count: 'count()', of: "name = 'pageview'" },
  events: { count: 'count()', of: "name != 'pageview'" },
}

const statementOf = (name: WebsiteCountsQuery['name'], byDay: boolean) => `
  SELECT id,
    sumIf(counted, day >= toDate({from:String})) AS count,
    sumIf(counted, day < toDate({from:String})) AS before,
    ${byDay ? 'groupArrayIf((toString(day), counted), day >= toDate({from:String}))' : '[]'} AS days
  FROM (
    SELECT website_id AS id, toDate(time, {timezone:String}) AS day, ${measures[name].count} AS counted
    FROM hits
    WHERE website_id IN {websites:Array(UInt32)}
      AND ${onDays('{before_from:String}', '{to:String}')}
      AND ${measures[name].of}
    GROUP BY id, day
  )
  GROUP BY id`
