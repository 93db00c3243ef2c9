import type { Hits } from '#service/storage/hits/openHits.ts'
import { type AlertHours, hour } from './alertHours.ts'
import type { Visitors } from './judgeSilence.ts'

/** A website without hits in all these hours has no row. */
type Row = { website: number; hours: [start: number, visitors: number][] }

/**
 * The visitors of many websites that share a time zone, in each of the hours: one statement. Weeks before a website's first hit
 * are left out.
 */
export async function readVisitors(
  hits: Pick<Hits, 'read'>,
  websites: readonly number[],
  timezone: string,
  hours: AlertHours,
): Promise<Map<number, Visitors>> {
  const spans = hours.map((week) => spanOf(week))
  const bounds = spans.flatMap(({ from, to }, index) => [
    [`from${index}`, from / 1000],
    [`to${index}`, to / 1000],
  ])
  const rows = await hits.read<Row>(statement(spans.length), { websites, timezone, ...Object.fromEntries(bounds) })
  const counted = new Map(rows.map((row) => [row.website, row.hours]))
  return new Map(websites.map((website) => [website, inWeeks(hours, counted.get(website) ?? [])]))
}

/** From the first of a week's hours to the end of its last; of no hours at all nothing. */
function spanOf(week: AlertHours[number]) {
  const starts = week.filter((start) => start !== null)
  return starts.length > 0 ? { from: Math.min(...starts), to: Math.max(...starts) + hour } : { from: 0, to: 0 }
}

function inWeeks(hours: AlertHours, counted: Row['hours']): Visitors {
  const counts = new Map(counted.map(([start, visitors]) => [start * 1000, visitors]))
  const weeks = hours.map((week) => week.map((start) => (start === null ? undefined : (counts.get(start) ?? 0))))
  const oldest = weeks.findLastIndex((week) => week.some((count) => count !== undefined && count > 0))
  return weeks.slice(0, Math.max(oldest, 0) + 1)
}

/** A week has a condition of its own, because the order of the table then leads to its days. */
const statement = (weeks: number) => `
  SELECT website, groupArray((hour, visitors)) AS hours
  FROM (
    SELECT website_id AS website, toUnixTimestamp(toStartOfHour(time, {timezone:String})) AS hour, uniqExact(visitor) AS visitors
    FROM hits
    WHERE website_id IN {websites:Array(UInt32)}
      AND (${Array.from({ length: weeks }, (_, week) => within(week)).join(' OR ')})
    GROUP BY website, hour
  )
  GROUP BY website`

const within = (week: number) =>
  `time >= toDateTime64({from${week}:UInt32}, 3, 'UTC') AND time < toDateTime64({to${week}:UInt32}, 3, 'UTC')`
