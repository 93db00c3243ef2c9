import type { StatisticName } from '#contract/statistic.ts'

/**
 * One website's hits of a range of whole days of its time zone. The bounds on `time` are what the table's order serves;
 * they reach 3 hours further than the days because a midnight may be missing on the day the clocks change.
 */
const hitsInRange = `
  SELECT *, toDate(time, {timezone:String}) AS day
  FROM hits
  WHERE website_id = {website:UInt32}
    AND time >= toDateTime64({from:String}, 3, {timezone:String}) - INTERVAL 3 HOUR
    AND time < toDateTime64({to:String}, 3, {timezone:String}) + INTERVAL 27 HOUR
    AND day BETWEEN toDate({from:String}) AND toDate({to:String})`

const everyDay = 'WITH FILL FROM toDate({from:String}) TO toDate({to:String}) + 1'

const everyHour = 'WITH FILL FROM 0 TO 24'

/** Hours of the day are read as a zone's clock shows them, over all days of the range. */
const hour = 'toHour(time, {timezone:String})'

/** Hours of the week, counted from Monday's first, 0 to 167. */
const hourOfWeek = `(toDayOfWeek(day) - 1) * 24 + ${hour}`

/** A visitor is one day's identity: counts of visitors are made day by day and added up, which is exact. */
const visitorsBy = (column: string, condition = '1') => `
  SELECT value, sum(visitors) AS count
  FROM (
    SELECT ${column} AS value, day, uniqExact(visitor) AS visitors
    FROM (${hitsInRange}) WHERE ${condition}
    GROUP BY value, day
  )
  GROUP BY value`

/** What each statistic selects: one row a value, with the columns `value` (text) and `count`. */
const statements: Record<StatisticName, string> = {
  pageviews: `
    SELECT toString(day) AS value, count
    FROM (
      SELECT day, count() AS count
      FROM (${hitsInRange}) WHERE name = 'pageview'
      GROUP BY day ORDER BY day ${everyDay}
    )`,

  visitors: `
    SELECT toString(day) AS value, count
    FROM (
      SELECT day, uniqExact(visitor) AS count
      FROM (${hitsInRange})
      GROUP BY day ORDER BY day ${everyDay}
    )`,

  events: `
    SELECT toString(day) AS value, count
    FROM (
      SELECT day, count() AS count
      FROM (${hitsInRange}) WHERE name != 'pageview'
      GROUP BY day ORDER BY day ${everyDay}
    )`,

  pageviews_hour: `
    SELECT leftPad(toString(hour), 2, '0') AS value, count
    FROM (
      SELECT ${hour} AS hour, count() AS count
      FROM (${hitsInRange}) WHERE name = 'pageview'
      GROUP BY hour ORDER BY hour ${everyHour}
    )`,

  visitors_hour: `
    SELECT leftPad(toString(hour), 2, '0') AS value, count
    FROM (
      SELECT value AS hour, count FROM (${visitorsBy(hour)}) ORDER BY hour ${everyHour}
    )`,

  events_hour: `
    SELECT leftPad(toString(hour), 2, '0') AS value, count
    FROM (
      SELECT ${hour} AS hour, count() AS count
      FROM (${hitsInRange}) WHERE name != 'pageview'
      GROUP BY hour ORDER BY hour ${everyHour}
    )`,

  // Monday's first hour is 1T00, Sunday's last 7T23.
  visitors_weekday_hour: `
    SELECT concat(toString(intDiv(hour, 24) + 1), 'T', leftPad(toString(hour % 24), 2, '0')) AS value, count
    FROM (
      SELECT value AS hour, count FROM (${visitorsBy(hourOfWeek)}) ORDER BY hour WITH FILL FROM 0 TO 168
    )`,

  page: `
    SELECT page AS value, count() AS count
    FROM (${hitsInRange}) WHERE name = 'pageview'
    GROUP BY value`,

  // A visit begins where more than 30 minutes lie before a visitor's hit, or nothing.
  landing_page: `
    SELECT page AS value, count() AS count
    FROM (
      SELECT page, time, lagInFrame(time) OVER (
        PARTITION BY day, visitor ORDER BY time, page ROWS BETWEEN 1 PRECEDING AND CURRENT ROW
      ) AS before
      FROM (${hitsInRange})
    )
    WHERE time - before > 1800
    GROUP BY value`,

  // A page of the website's own is no referrer.
  referrer: visitorsBy('referrer', 'referrer != {domain:String}'),
  campaign: visitorsBy('campaign', "campaign != ''"),
  continent: visitorsBy('continent'),
  country: visitorsBy('country'),
  city: visitorsBy('city'),
  language: visitorsBy('language'),
  browser: visitorsBy('browser'),
  os: visitorsBy('os'),
  device: visitorsBy('device'),
  resolution: visitorsBy('resolution'),

  event: `
    SELECT name AS value, count() AS count
    FROM (${hitsInRange}) WHERE name != 'pageview'
    GROUP BY value`,
}

type Order = { sort_by: 'count' | 'value'; sort: 'asc' | 'desc' }

/**
 * A page of a statistic: searched, in a total order, cut. Every row has the `sum` of all counts and the number of rows,
 * `total`, over all pages. `codes` and `labels` name the values that are codes.
 */
export const pageOf = (name: StatisticName, { sort_by, sort }: Order) => `
  SELECT value, count, sum(count) OVER () AS sum, count() OVER () AS total
  FROM (${statements[name]})
  WHERE {search:String} = ''
    OR positionCaseInsensitiveUTF8(value, {search:String}) > 0
    OR positionCaseInsensitiveUTF8(${label(name)}, {search:String}) > 0
  ORDER BY ${sort_by === 'value' ? `value ${sort}` : `count ${sort}, value`}
  LIMIT {limit:UInt32} OFFSET {offset:UInt32}`

const labelOf = (code: string) => `transform(${code}, {codes:Array(String)}, {labels:Array(String)}, '')`

/** The label as people read it, `Berlin, Germany` for a city; what has none is searched by its value alone. */
const label = (name: StatisticName) =>
  name === 'city'
    ? `concat(substring(value, 4), ', ', ${labelOf('substring(value, 1, 2)')})`
    : labelOf('toString(value)')
