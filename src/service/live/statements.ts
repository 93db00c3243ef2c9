import { sourceOf } from '#service/storage/hits/sources/sourceOf.ts'

/** One website's hits since a minute began; `now` keeps out what another clock has dated ahead. */
const recent = `
  SELECT time, visitor, name, page, country, referrer
  FROM hits
  WHERE website_id = {website:UInt32}
    AND time >= fromUnixTimestamp64Milli({begin:Int64})
    AND time <= fromUnixTimestamp64Milli({now:Int64})`

/** The first rows of a list of `value`, `count` and `visitors`, in a total order. */
const first = (list: string) =>
  `SELECT value, count, visitors FROM (${list}) ORDER BY count DESC, value LIMIT {rows:UInt8}`

const visitorsBy = (column: string, condition = '1') =>
  first(
    `SELECT ${column} AS value, uniqExact(visitor) AS count, count AS visitors FROM (${recent}) WHERE ${condition} GROUP BY value`,
  )

/** What the live picture is made of. */
export const statements = {
  /** Visitors since `lately`. */
  visitors: `
    SELECT uniqExact(visitor) AS count
    FROM (${recent}) WHERE time > fromUnixTimestamp64Milli({lately:Int64})`,

  /** Every minute from the one that begins at `begin`, in seconds since the epoch. */
  minutes: `
    SELECT minute, visitors, pageviews
    FROM (
      SELECT
        toInt64(toUnixTimestamp(toStartOfMinute(time))) AS minute,
        uniqExact(visitor) AS visitors,
        countIf(name = 'pageview') AS pageviews
      FROM (${recent})
      GROUP BY minute
    )
    ORDER BY minute WITH FILL FROM intDiv({begin:Int64}, 1000) TO intDiv({now:Int64}, 1000) + 1 STEP 60`,

  pages: first(
    `SELECT page AS value, count() AS count, uniqExact(visitor) AS visitors FROM (${recent}) WHERE name = 'pageview' GROUP BY value`,
  ),

  countries: visitorsBy('country'),

  // A page of the website's own is no referrer.
  referrers: visitorsBy(sourceOf('referrer'), 'referrer != {domain:String}'),
}
