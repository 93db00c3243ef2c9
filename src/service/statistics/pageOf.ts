import type { StatisticName } from '#contract/statistic.ts'
import { statistics } from '#contract/statistic.ts'
import { attributes } from './attributes.ts'
import { conditionsOf, type FilterGroup } from './filterConditions.ts'
import { comparisonDays, type Days, hitsInRange, rangeDays } from './hitsInRange.ts'
import { hidesRows, shownOf } from './hiddenRows.ts'
import { everyHit, filteredHits } from './source.ts'
import { statementOf } from './statements.ts'

type Rows = {
  name: StatisticName
  filters: readonly FilterGroup[]
  /** Rows with fewer visitors are left out. */
  minimum: number
  search?: string | undefined
  /** From where the range is read, and the one that it is compared with. */
  days: Days
  before: Days
}
type View = Rows & { sort_by: 'count' | 'value'; sort: 'asc' | 'desc' }

/**
 * A page of a statistic: searched, in a total order, cut. Every row has the `sum` of all counts and the number of rows,
 * `total`, over all pages. `codes` and `labels` name the values that are codes.
 */
export const pageOf = (view: View) => `
  SELECT value, count, sum(count) OVER () AS sum, count() OVER () AS total
  FROM (${rowsOf(view, view.days)})
  WHERE ${found(view, [view.days])}
  ORDER BY ${orderOf(view)}
  LIMIT {limit:UInt32} OFFSET {offset:UInt32}`

/**
 * The same with what each value counted `before`, in the range compared with, and the `before_sum` of that whole range.
 * Where rows are hidden, one that was nothing there and one that was hidden look alike: neither has a `before`.
 * Values that were counted only there are rows behind all others, not `listed`: their sum is known even where nothing is listed.
 */
export const comparedPageOf = (view: View) => `
  SELECT value, count, before, listed,
    sum(count) OVER () AS sum, sum(before) OVER () AS before_sum, sum(listed) OVER () AS total
  FROM (${comparedRowsOf(view)})
  ORDER BY listed DESC, ${orderOf(view)}
  LIMIT {limit:UInt32} OFFSET {offset:UInt32}`

/** The values whose count changed most from the range compared with, those that were counted only there among them. */
export const changesOf = (rows: Pick<Rows, 'name' | 'days' | 'before'>) => `
  SELECT value, count, before
  FROM (${comparedRowsOf({ ...rows, filters: [], minimum: 0 })})
  WHERE count != before
  ORDER BY abs(toInt64(count) - toInt64(before)) DESC, value
  LIMIT {limit:UInt32}`

const comparedRowsOf = (rows: Rows) => `
  SELECT value, sumIf(counted, now) AS count, ${byDay(rows) || hidesRows(rows) ? 'sumOrNullIf' : 'sumIf'}(counted, NOT now) AS before, max(now) AS listed
  FROM (
    SELECT value, count AS counted, true AS now FROM (${rowsOf(rows, rows.days)})
    UNION ALL
    SELECT ${byDay(rows) ? sameDay : 'value'} AS value, count AS counted, false AS now FROM (${rowsOf(rows, rows.before)})
  )
  WHERE ${found(rows, [rows.days, rows.before])}
  GROUP BY value`

const byDay = ({ name }: Rows) => statistics[name].value === 'day'

/** The day at the same position of the range: days are compared by their order. */
const sameDay = `toString(toDate32(value) + dateDiff('day', toDate(${comparisonDays.from}), toDate(${rangeDays.from})))`

/** What everything counts in the range, and in the one compared with: the rows that are hidden too. */
export const sumsOf = (view: Rows, compared: boolean) => `
  SELECT (SELECT sum(count) FROM (${allRowsOf(view, view.days)})) AS sum
  ${compared ? `, (SELECT sum(count) FROM (${allRowsOf(view, view.before)})) AS before_sum` : ''}`

const rowsOf = (view: Rows, days: Days) =>
  hidesRows(view) ? shownOf(view.name, allRowsOf(view, days), days) : allRowsOf(view, days)

function allRowsOf({ name, filters }: Rows, days: Days): string {
  return statementOf(name, filters.length > 0 ? filteredHits(days, conditionsOf(filters)) : everyHit(days))
}

const orderOf = ({ sort_by, sort }: View) => (sort_by === 'value' ? `value ${sort}` : `count ${sort}, value`)

const found = (rows: Rows, ranges: readonly Days[]) => `
  {search:String} = ''
    OR positionCaseInsensitiveUTF8(value, {search:String}) > 0
    OR positionCaseInsensitiveUTF8(${label(rows.name)}, {search:String}) > 0
    ${searchesHosts(rows) ? ranges.map((days) => `OR value IN (${hasHost(days)})`).join(' ') : ''}`

/** A source is also found by the hosts that it came by. Where rows are hidden that would tell of a part of one. */
const searchesHosts = ({ name, search, minimum }: Rows) => name === 'referrer' && minimum === 0 && Boolean(search)

const hasHost = (days: Days) => `
  SELECT ${attributes.referrer.value}
  FROM (${hitsInRange({ from: days.from, to: days.to })}) WHERE positionCaseInsensitiveUTF8(referrer, {search:String}) > 0`

const labelOf = (code: string) => `transform(${code}, {codes:Array(String)}, {labels:Array(String)}, '')`

/** The label as people read it, `Berlin, Germany` for a city; what has none is searched by its value alone. */
const label = (name: StatisticName) =>
  name === 'city'
    ? `concat(substring(value, 4), ', ', ${labelOf('substring(value, 1, 2)')})`
    : labelOf('toString(value)')
