import type { AlertCauses } from '#contract/alerts.ts'
import type { Hits } from '#service/storage/hits/openHits.ts'
import { sourceOf, sourceParameters } from '#service/storage/hits/sources/sourceOf.ts'
import type { WebsiteRow } from '#service/storage/sql/tables.ts'
import { type AlertHours, hour } from './alertHours.ts'

type Row = { kind: 'referrer' | 'page'; value: string; visitors: number; usual: number }

/** What accounts for less than a third of a difference does not account for it. */
const leastShare = 1 / 3
/** Pages may be as long as a browser's address. */
const longestValue = 200

/**
 * The referrer and the page whose visitors are most of what an hour has more or fewer than usual: over the hour that ended last, and
 * the same hour of `weeks` weeks before.
 */
export async function readCauses(
  hits: Pick<Hits, 'read'>,
  { id, domain }: Pick<WebsiteRow, 'id' | 'domain'>,
  hours: AlertHours,
  { weeks, difference }: { weeks: number; difference: number },
): Promise<AlertCauses> {
  const [start = 0, ...before] = hours.slice(0, weeks + 1).flatMap((week) => week[1] ?? [])
  const rows = await hits.read<Row>(statement, {
    website: id,
    domain,
    start: start / 1000,
    before: before.map((time) => time / 1000),
    hour: hour / 1000,
    sign: Math.sign(difference),
    longest: longestValue,
    ...sourceParameters,
  })
  const most = (kind: Row['kind']) => {
    const row = rows.find((one) => one.kind === kind)
    if (!row || (row.visitors - row.usual) / difference < leastShare) return null
    return { value: row.value, visitors: row.visitors, usual: row.usual }
  }
  return { referrer: most('referrer'), page: most('page') }
}

/** A page of the website's own is no referrer. */
const statement = `
  SELECT kind, value, uniqExactIf(visitor, latest) AS visitors,
    toUInt32(round(uniqExactIf(visitor, NOT latest) / length({before:Array(UInt32)}))) AS usual
  FROM (
    SELECT visitor, told.1 AS kind, substringUTF8(told.2, 1, {longest:UInt32}) AS value,
      toUnixTimestamp(time) >= {start:UInt32} AS latest
    FROM hits
    ARRAY JOIN [('referrer', toString(${sourceOf('referrer')})), ('page', page)] AS told
    WHERE website_id = {website:UInt32}
      AND arrayExists(
        begin -> time >= toDateTime64(begin, 3, 'UTC') AND time < toDateTime64(begin + {hour:UInt32}, 3, 'UTC'),
        arrayPushFront({before:Array(UInt32)}, {start:UInt32})
      )
      AND if(told.1 = 'page', name = 'pageview', referrer != {domain:String})
  )
  GROUP BY kind, value
  ORDER BY {sign:Int8} * (toInt64(visitors) - toInt64(usual)) DESC, kind, value
  LIMIT 1 BY kind`
