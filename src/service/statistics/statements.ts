import type { StatisticName } from '#contract/statistic.ts'
import { type Attribute, attributes } from './attributes.ts'
import type { Days } from './hitsInRange.ts'
import type { Source } from './source.ts'

/** What a statistic selects from the hits of its source: one row a value, with the columns `value` (text) and `count`. */
export function statementOf(name: StatisticName, source: Source): string {
  const { moments, ...counted } = statements[name]
  const rows = rowsOf(counted, source)
  if (!moments) return rows
  return `
    SELECT ${moments.text} AS value, sum(count) AS count
    FROM (SELECT value AS moment, count FROM (${rows}) UNION ALL ${everyMoment(moments, source.days)})
    GROUP BY moment`
}

/** Of those of the statistics whose values are moments: all there are, as `statistic`, `value` and a `count` of nothing. */
export function emptyRowsOf(names: readonly StatisticName[], range: Days): string[] {
  const all = new Set(names.flatMap((name) => statements[name].moments ?? []))
  return Array.from(all, (moments) => {
    const theirs = names.filter((name) => statements[name].moments === moments).map((name) => `'${name}'`)
    return `
      SELECT arrayJoin([${theirs.join(', ')}]) AS statistic, ${moments.text} AS value, count
      FROM (${everyMoment(moments, range)})`
  })
}

/** The same for each day by itself, as it is folded: these counts added up are those. Moments without hits are no rows here. */
export function dailyStatementOf(name: StatisticName, source: Source): string {
  const { hits, value, counts, moments } = statements[name]
  return `
    SELECT day, ${moments?.text ?? 'found'} AS value, count
    FROM (
      SELECT day, ${value} AS ${moments ? 'moment' : 'found'}, ${counts} AS count
      FROM (${hits(source)}) WHERE ${statements[name].told(source)}
      GROUP BY ALL
    )`
}

type Statement = {
  /** Of which hits, and which of these are told of. */
  hits: (source: Source) => string
  told: (source: Source) => string
  value: string
  counts: typeof hitsThere | typeof visitorsThere
  /** Where values are moments: as which text one is shown, and all there are. */
  moments?: Moments
}

type Moments = { text: string; all: (days: Days) => string }

const everyMoment = ({ all }: Moments, range: Days) => `SELECT arrayJoin(${all(range)}) AS moment, 0 AS count`

const hitsThere = 'count()'
const visitorsThere = 'uniqExact(visitor)'

const days: Moments = {
  text: 'toString(moment)',
  all: ({ from, to }) => `arrayMap(n -> toDate(${from}) + n, range(toUInt32(toDate(${to}) - toDate(${from}) + 1)))`,
}

const hours: Moments = { text: "leftPad(toString(moment), 2, '0')", all: () => 'range(24)' }

// Monday's first hour is 1T00, Sunday's last 7T23.
const hoursOfWeek: Moments = {
  text: "concat(toString(intDiv(moment, 24) + 1), 'T', leftPad(toString(moment % 24), 2, '0'))",
  all: () => 'range(168)',
}

/** Hours of the day are read as a zone's clock shows them, over all days of the range. */
const hour = 'toHour(time, {timezone:String})'

/** Hours of the week, counted from Monday's first, 0 to 167. */
const hourOfWeek = `(toDayOfWeek(day) - 1) * 24 + ${hour}`

const hits = (source: Source) => source.hits
const landings = (source: Source) => source.landings
const pageview = (source: Source) => source.pageview
const event = (source: Source) => source.event
const presence = (source: Source) => source.presence

const statements: Record<StatisticName, Statement> = {
  pageviews: { hits, told: pageview, value: 'day', counts: hitsThere, moments: days },
  visitors: { hits, told: presence, value: 'day', counts: visitorsThere, moments: days },
  events: { hits, told: event, value: 'day', counts: hitsThere, moments: days },
  pageviews_hour: { hits, told: pageview, value: hour, counts: hitsThere, moments: hours },
  visitors_hour: { hits, told: presence, value: hour, counts: visitorsThere, moments: hours },
  events_hour: { hits, told: event, value: hour, counts: hitsThere, moments: hours },
  visitors_weekday_hour: {
    hits,
    told: presence,
    value: hourOfWeek,
    counts: visitorsThere,
    moments: hoursOfWeek,
  },
  page: { hits, told: pageview, value: 'page', counts: hitsThere },
  landing_page: { hits: landings, told: () => '1', value: 'page', counts: hitsThere },
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
  event: { hits, told: event, value: 'name', counts: hitsThere },
}

function visitorsWith(attribute: Attribute): Statement {
  const { value, told } = attributes[attribute]
  return { hits, told: () => told, value, counts: visitorsThere }
}

function rowsOf({ hits: of, told, value, counts }: Statement, source: Source): string {
  if (counts === visitorsThere) return visitorsBy(value, { hits: of(source) }, told(source))
  return `
    SELECT ${value} AS value, count() AS count
    FROM (${of(source)}) WHERE ${told(source)}
    GROUP BY value`
}

/** A visitor is one day's identity: counts of visitors are made day by day and added up, which is exact. */
export const visitorsBy = (column: string, source: Pick<Source, 'hits'>, condition: string) => `
  SELECT value, sum(visitors) AS count
  FROM (
    SELECT ${column} AS value, day, uniqExact(visitor) AS visitors
    FROM (${source.hits}) WHERE ${condition}
    GROUP BY value, day
  )
  GROUP BY value`
