import { type StatisticRow, statistics } from '#contract/statistic.ts'
import type { StatisticQuery } from '#contract/statisticQuery.ts'
import { invalid } from '#service/http/problems.ts'
import type { StatisticPage } from '#service/StatisticPage.ts'
import type { FrozenLinkRow } from '#service/storage/sql/tables.ts'
import type { FrozenAnswer } from './FrozenAnswer.ts'

type Days = Pick<FrozenLinkRow, 'from_date' | 'to_date' | 'compare_from_date'>

/** A page of what is frozen, searched and in order like one that is counted; throws a 422 for days that are not. */
export function frozenPage(
  link: Days,
  answer: FrozenAnswer,
  query: StatisticQuery,
  labelOf: (value: string) => string | undefined,
): StatisticPage {
  const { search, page, per_page, compare_from } = query
  const rows = cut(link, answer.rows, query)
    .map((row) => labelled(row, labelOf(row.value)))
    .filter((row) => !search || holds(row, search))
    .toSorted(orders(query))
  const isWhole = rows.length === answer.rows.length
  const sum = isWhole ? answer.sum : total(rows, 'count')
  const other = sum - total(rows, 'count')
  const isCompared = compare_from !== undefined
  return {
    rows: rows.slice((page - 1) * per_page, page * per_page).map((row) => (isCompared ? row : alone(row))),
    total: rows.length,
    sum,
    ...(other > 0 && { other }),
    ...(isCompared && { before_sum: isWhole ? answer.before_sum : total(rows, 'before') }),
  }
}

/** Days can be read in parts; everything else was counted over all of them. */
function cut({ from_date, to_date, compare_from_date }: Days, rows: StatisticRow[], query: StatisticQuery) {
  const { name, from, to, compare_from } = query
  const isWhole = from === from_date && to === to_date
  const isPart = statistics[name].value === 'day' && from >= from_date && to <= to_date
  if (!isWhole && !isPart) throw invalid({ from: [`These numbers are those of ${from_date} to ${to_date}.`] })
  if (compare_from !== undefined && between(compare_from, from) !== between(compare_from_date ?? '', from_date))
    throw invalid({ compare_from: ['These numbers are not compared with those days.'] })
  return isWhole ? rows : rows.filter(({ value }) => value >= from && value <= to)
}

/** In milliseconds; NaN, which is not even itself, where there is no day. */
const between = (one: string, other: string) => Date.parse(other) - Date.parse(one)

const total = (rows: readonly StatisticRow[], field: 'count' | 'before') =>
  rows.reduce((sum, row) => sum + (row[field] ?? 0), 0)

const alone = ({ before: _before, ...row }: StatisticRow): StatisticRow => row

const labelled = (row: StatisticRow, label: string | undefined) => (label === undefined ? row : { ...row, label })

const holds = ({ value, label = '' }: StatisticRow, search: string) =>
  [value, label].some((text) => text.toLowerCase().includes(search.toLowerCase()))

function orders({ sort_by, sort }: StatisticQuery) {
  const turn = sort === 'asc' ? 1 : -1
  return (one: StatisticRow, other: StatisticRow) =>
    sort_by === 'value' ? turn * byValue(one, other) : turn * (one.count - other.count) || byValue(one, other)
}

/** As the engine does it: by the bytes of UTF-8. */
const byValue = ({ value: one }: StatisticRow, { value: other }: StatisticRow) =>
  Buffer.compare(Buffer.from(one), Buffer.from(other))
