import type { WebsiteRow } from '#service/storage/sql/tables.ts'
import type { Details, ListName, ReasonName, Row } from './Figures.ts'
import type { Period } from './Period.ts'
import { comparedDays, type Statistics } from './Statistics.ts'

const rowsOfList = 5
const changesOfStatistic = 20

/** A website's lists, in a language. One is read after the other: whoever looks at the dashboard meanwhile comes first. */
export async function readDetails(
  statistics: Omit<Statistics, 'countDays'>,
  website: WebsiteRow,
  period: Period,
  language: string,
): Promise<Details> {
  const days = comparedDays(period)

  async function top(name: ListName): Promise<Row<ListName>[]> {
    const view = { search_by: 'value', sort_by: 'count', sort: 'desc', per_page: rowsOfList, page: 1 } as const
    const { rows } = await statistics.read({
      website,
      minimum: 0,
      query: { name, ...days, ...view, filters: [] },
      language,
    })
    return rows.map(({ value, label, count, before = 0 }) => ({ name, value, label, now: count, before }))
  }

  async function changed(name: ReasonName): Promise<Row<ReasonName>[]> {
    const rows = await statistics.readChanges(website, { ...days, name, limit: changesOfStatistic }, language)
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
