import type { StatisticRow } from '#contract/statistic.ts'
import type { StatisticQuery } from '#contract/statisticQuery.ts'
import type { Hits } from '#service/storage/hits/openHits.ts'
import type { WebsiteRow } from '#service/storage/sql/tables.ts'
import { labelsOf } from './labels.ts'
import { pageOf } from './statements.ts'

export type Statistics = ReturnType<typeof openStatistics>

/** Without a search nothing is looked for in labels. */
const noLabels = { codes: [], labels: [] }

type Row = { value: string; count: number; sum: number; total: number }

export function openStatistics(hits: Hits) {
  return {
    /** A page of a statistic's rows, labelled in a language; `total` and `sum` are those of all pages. */
    async read(
      website: WebsiteRow,
      query: StatisticQuery,
      language: string,
    ): Promise<{ rows: StatisticRow[]; total: number; sum: number }> {
      const labels = labelsOf(query.name, language)
      const { search = '', per_page, page } = query
      const cut = (limit: number, offset: number) =>
        hits.read<Row>(pageOf(query.name, query), {
          website: website.id,
          domain: website.domain,
          timezone: website.timezone,
          from: query.from,
          to: query.to,
          search,
          ...(search ? labels.all() : noLabels),
          limit,
          offset,
        })
      const rows = await cut(per_page, (page - 1) * per_page)
      // Beyond the last page there is no row that could tell how many there are.
      const [one] = rows.length > 0 || page === 1 ? rows : await cut(1, 0)
      return {
        rows: rows.map(({ value, count }) => labelled(value, count, labels.of(value))),
        total: one?.total ?? 0,
        sum: one?.sum ?? 0,
      }
    },
  }
}

const labelled = (value: string, count: number, label: string | undefined): StatisticRow =>
  label === undefined ? { value, count } : { value, count, label }
