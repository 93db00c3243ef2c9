import type { StatisticName, StatisticRow } from '#contract/statistic.ts'
import type { StatisticQuery } from '#contract/statisticQuery.ts'
import type { WebsiteRow } from '#service/storage/sql/tables.ts'
import type { Amount, Details, ListName, ReasonName, Row, Traffic } from './Figures.ts'
import { before, type Period } from './Period.ts'

/** What a report asks of the statistics. */
export type Statistics = {
  read(
    website: WebsiteRow,
    query: StatisticQuery,
    language: string,
  ): Promise<{ rows: StatisticRow[]; sum: number; before_sum?: number }>
  readChanges(
    website: WebsiteRow,
    query: Ranges & { name: ReasonName; limit: number },
    language: string,
  ): Promise<{ value: string; count: number; before: number; label: string | undefined }[]>
}

type Ranges = { from: string; to: string; compare_from: string; compare_to: string }

const rowsOfList = 5
const changesOfStatistic = 20

const query = (name: StatisticName, period: Period, sortedBy: 'count' | 'value'): StatisticQuery => ({
  name,
  ...rangesOf(period),
  filters: [],
  search_by: 'value',
  sort_by: sortedBy,
  sort: sortedBy === 'value' ? 'asc' : 'desc',
  per_page: 50,
  page: 1,
})

function rangesOf(period: Period): Ranges {
  const { from, to } = before(period)
  return { from: period.from, to: period.to, compare_from: from, compare_to: to }
}

/** Statistics of a website in a language. One is read after the other: whoever looks at the dashboard meanwhile comes first. */
export async function readTraffic(statistics: Statistics, website: WebsiteRow, period: Period): Promise<Traffic> {
  const read = (name: StatisticName) => statistics.read(website, query(name, period, 'value'), 'en')
  const visitors = await read('visitors')
  const pageviews = amount(await read('pageviews'))
  const events = amount(await read('events'))
  // A month is read as it is long; the one before may be shorter.
  const days = visitors.rows.map(({ value, count, before: earlier }) => ({ day: value, now: count, before: earlier }))
  return { website, visitors: amount(visitors), pageviews, events, days }
}

const amount = ({ sum, before_sum = 0 }: { sum: number; before_sum?: number }): Amount => ({
  now: sum,
  before: before_sum,
})

export async function readDetails(
  statistics: Statistics,
  website: WebsiteRow,
  period: Period,
  language: string,
): Promise<Details> {
  const top = async (name: ListName): Promise<Row<ListName>[]> => {
    const { rows } = await statistics.read(website, { ...query(name, period, 'count'), per_page: 10 }, language)
    return rows
      .slice(0, rowsOfList)
      .map(({ value, label, count, before: earlier = 0 }) => ({ name, value, label, now: count, before: earlier }))
  }
  const changed = async (name: ReasonName): Promise<Row<ReasonName>[]> => {
    const asked = { ...rangesOf(period), name, limit: changesOfStatistic }
    const rows = await statistics.readChanges(website, asked, language)
    return rows.map(({ count, ...row }) => ({ ...row, name, now: count }))
  }
  return {
    top: {
      page: await top('page'),
      referrer: await top('referrer'),
      country: await top('country'),
      event: await top('event'),
    },
    changed: [
      ...(await changed('referrer')),
      ...(await changed('campaign')),
      ...(await changed('country')),
      ...(await changed('page')),
    ],
  }
}
