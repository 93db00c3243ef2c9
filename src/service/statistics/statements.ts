import type { StatisticName } from '#contract/statistic.ts'
import { type Attribute, attributes } from './attributes.ts'
import type { Source } from './source.ts'

/** What a statistic selects from its source: one row a value, with the columns `value` (text) and `count`. */
export const statementOf = (name: StatisticName, source: Source): string => statements[name](source)

const statements: Record<StatisticName, (source: Source) => string> = {
  pageviews: (source) => countByDay(source, source.pageview),

  visitors: (source) => `
    SELECT toString(day) AS value, count
    FROM (
      SELECT day, uniqExact(visitor) AS count
      FROM (${source.hits}) WHERE ${source.presence}
      GROUP BY day ORDER BY day ${everyDay(source)}
    )`,

  events: (source) => countByDay(source, source.event),

  pageviews_hour: (source) => countByHour(source, source.pageview),

  visitors_hour: (source) => `
    SELECT leftPad(toString(hour), 2, '0') AS value, count
    FROM (
      SELECT value AS hour, count FROM (${visitorsBy(hour, source, source.presence)}) ORDER BY hour ${everyHour}
    )`,

  events_hour: (source) => countByHour(source, source.event),

  // Monday's first hour is 1T00, Sunday's last 7T23.
  visitors_weekday_hour: (source) => `
    SELECT concat(toString(intDiv(hour, 24) + 1), 'T', leftPad(toString(hour % 24), 2, '0')) AS value, count
    FROM (
      SELECT value AS hour, count FROM (${visitorsBy(hourOfWeek, source, source.presence)})
      ORDER BY hour WITH FILL FROM 0 TO 168
    )`,

  page: ({ hits, pageview }) => `
    SELECT page AS value, count() AS count
    FROM (${hits}) WHERE ${pageview}
    GROUP BY value`,

  landing_page: ({ landings }) => `
    SELECT page AS value, count() AS count
    FROM (${landings})
    GROUP BY value`,

  referrer: visitorsWith('referrer'),
  campaign: visitorsWith('campaign'),
  continent: visitorsWith('continent'),
  country: visitorsWith('country'),
  city: visitorsWith('city'),
  language: visitorsWith('language'),
  browser: visitorsWith('browser'),
  os: visitorsWith('os'),
  device: visitorsWith('device'),
  resolution: visitorsWith('resolution'),

  event: ({ hits, event }) => `
    SELECT name AS value, count() AS count
    FROM (${hits}) WHERE ${event}
    GROUP BY value`,
}

const everyDay = ({ days: { from, to } }: Source) => `WITH FILL FROM toDate(${from}) TO toDate(${to}) + 1`

const everyHour = 'WITH FILL FROM 0 TO 24'

/** Hours of the day are read as a zone's clock shows them, over all days of the range. */
const hour = 'toHour(time, {timezone:String})'

/** Hours of the week, counted from Monday's first, 0 to 167. */
const hourOfWeek = `(toDayOfWeek(day) - 1) * 24 + ${hour}`

const countByDay = (source: Source, condition: string) => `
  SELECT toString(day) AS value, count
  FROM (
    SELECT day, count() AS count
    FROM (${source.hits}) WHERE ${condition}
    GROUP BY day ORDER BY day ${everyDay(source)}
  )`

const countByHour = ({ hits }: Source, condition: string) => `
  SELECT leftPad(toString(hour), 2, '0') AS value, count
  FROM (
    SELECT ${hour} AS hour, count() AS count
    FROM (${hits}) WHERE ${condition}
    GROUP BY hour ORDER BY hour ${everyHour}
  )`

/** A visitor is one day's identity: counts of visitors are made day by day and added up, which is exact. */
export const visitorsBy = (column: string, { hits }: Pick<Source, 'hits'>, condition: string) => `
  SELECT value, sum(visitors) AS count
  FROM (
    SELECT ${column} AS value, day, uniqExact(visitor) AS visitors
    FROM (${hits}) WHERE ${condition}
    GROUP BY value, day
  )
  GROUP BY value`

function visitorsWith(attribute: Attribute) {
  const { value, told } = attributes[attribute]
  return (source: Source) => visitorsBy(value, source, told)
}
