import type { StatisticName } from '#contract/statistic.ts'
import { statistics } from '#contract/statistic.ts'
import { attributes } from './attributes.ts'
import { conditionsOf, type FilterGroup } from './filterConditions.ts'
import { foldedRows } from './folding/foldedRows.ts'
import { comparisonDays, type Days, hitsInRange, rangeDays, readsHits } from './hitsInRange.ts'
import { hidesRows, shownOf } from './hiddenRows.ts'
import { everyHit, filteredHits } from './source.ts'
import { emptyRowsOf, statementOf } from './statements.ts'

type Rows = {
  /** Several are read at once where nothing is searched for and no rows are hidden; all of them by days, or none. */
  names: readonly [StatisticName, ...StatisticName[]]
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
 * A page of each statistic: searched, in a total order, cut. Every row has the `sum` of all counts and the number of rows,
 * `total`, over all pages. `codes` and `labels` name the values that are codes.
 */
export const pageOf = (view: View) => `
  SELECT statistic, value, count, sum(count) OVER ${ofEach(view)} AS sum, count() OVER ${ofEach(view)} AS total
  FROM (${rowsOf(view, view.days)})
  ${found(view, [view.days])}
  ${cutOf(view, orderOf(view))}`

/**
 * The same with what each value counted `before`, in the range compared with, and the `before_sum` of that whole range.
 * Where rows are hidden, one that was nothing there and one that was hidden look alike: neither has a `before`.
 * Values that were counted only there are rows behind all others, not `listed`: their sum is known even where nothing is listed.
 */
export const comparedPageOf = (view: View) => `
  SELECT statistic, value, count, before, listed,
    sum(count) OVER ${ofEach(view)} AS sum, sum(before) OVER ${ofEach(view)} AS before_sum, sum(listed) OVER ${ofEach(view)} AS total
  FROM (${comparedRowsOf(view)})
  ${cutOf(view, `listed DESC, ${orderOf(view)}`)}`

/** The values whose count changed most from the range compared with, those that were counted only there among them. */
export const changesOf = (name: StatisticName, days: Pick<Rows, 'days' | 'before'>) => `
  SELECT value, count, before
  FROM (${comparedRowsOf({ names: [name], ...days, filters: [], minimum: 0 })})
  WHERE count != before
  ORDER BY abs(toInt64(count) - toInt64(before)) DESC, value
  LIMIT {limit:UInt32}`

const comparedRowsOf = (rows: Rows) => `
  SELECT statistic, value,
    sumIf(counted, now) AS count,
    ${byDay(rows) || hides(rows) ? 'sumOrNullIf' : 'sumIf'}(counted, NOT now) AS before,
    max(now) AS listed
  FROM (
    SELECT statistic, value, count AS counted, true AS now FROM (${rowsOf(rows, rows.days)})
    UNION ALL
    SELECT statistic, ${byDay(rows) ? sameDay : 'value'} AS value, count AS counted, false AS now FROM (${rowsOf(rows, rows.before)})
  )
  ${found(rows, [rows.days, rows.before])}
  GROUP BY statistic, value`

const byDay = ({ names: [name] }: Rows) => statistics[name].value === 'day'

const hides = ({ names: [name], minimum }: Rows) => hidesRows({ name, minimum })

/**
 * The day at the same position of the range: days are compared by their order. The engine may look at folded values that are no days,
 * before it leaves them out.
 */
const sameDay = `toString(toDate32OrZero(value) + dateDiff('day', toDate(${comparisonDays.from}), toDate(${rangeDays.from})))`

/** What everything counts in the range, and in the one compared with: the rows that are hidden too. */
export const sumsOf = (view: Rows, compared: boolean) => `
  SELECT (SELECT sum(count) FROM (${rowsOf({ ...view, minimum: 0 }, view.days)})) AS sum
  ${compared ? `, (SELECT sum(count) FROM (${rowsOf({ ...view, minimum: 0 }, view.before)})) AS before_sum` : ''}`

/** All rows of the statistics in a range, as `statistic`, `value` and `count`: of the hits, and of what is folded. */
function rowsOf({ names, filters, minimum }: Rows, days: Days): string {
  const source = filters.length > 0 ? filteredHits(days, conditionsOf(filters)) : everyHit(days)
  const ofHits = (name: StatisticName) => {
    const rows = statementOf(name, source)
    return hidesRows({ name, minimum }) ? shownOf(name, rows, days) : rows
  }
  const counted = readsHits(days)
    ? names.map((name) => `SELECT '${name}' AS statistic, value, count FROM (${ofHits(name)})`)
    : emptyRowsOf(names, days)
  if (!days.folded) return unionOf(counted)
  return `
    SELECT statistic, value, sum(count) AS count
    FROM (${unionOf([...counted, foldedRows(names, days.folded)])})
    GROUP BY statistic, value`
}

const unionOf = (statements: readonly string[]) => statements.join(' UNION ALL ')

const ofEach = ({ names }: Rows) => (names.length > 1 ? '(PARTITION BY statistic)' : '()')

/** One alone is cut while it is put in order. */
const cutOf = ({ names }: Rows, order: string) =>
  names.length > 1
    ? `ORDER BY statistic, ${order} LIMIT {limit:UInt32} OFFSET {offset:UInt32} BY statistic`
    : `ORDER BY ${order} LIMIT {limit:UInt32} OFFSET {offset:UInt32}`

const orderOf = ({ sort_by, sort }: View) => (sort_by === 'value' ? `value ${sort}` : `count ${sort}, value`)

/** Without a search nothing is to be looked for. */
const found = (rows: Rows, ranges: readonly Days[]) =>
  rows.search
    ? `WHERE positionCaseInsensitiveUTF8(value, {search:String}) > 0
    OR positionCaseInsensitiveUTF8(${label(rows.names[0])}, {search:String}) > 0
    ${searchesHosts(rows) ? ranges.map((days) => `OR value IN (${hasHost(days)})`).join(' ') : ''}`
    : ''

/** A source is also found by the hosts that it came by. Where rows are hidden that would tell of a part of one. */
const searchesHosts = ({ names: [name], minimum }: Rows) => name === 'referrer' && minimum === 0

const hasHost = (days: Days) => `
  SELECT ${attributes.referrer.value}
  FROM (${hitsInRange({ from: days.from, to: days.to })}) WHERE positionCaseInsensitiveUTF8(referrer, {search:String}) > 0`

const labelOf = (code: string) => `transform(${code}, {codes:Array(String)}, {labels:Array(String)}, '')`

/** The label as people read it, `Berlin, Germany` for a city; what has none is searched by its value alone. */
const label = (name: StatisticName) =>
  name === 'city'
    ? `concat(substring(value, 4), ', ', ${labelOf('substring(value, 1, 2)')})`
    : labelOf('toString(value)')
