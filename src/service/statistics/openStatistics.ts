import type { StatisticName, StatisticRow } from '#contract/statistic.ts'
import type { StatisticQuery } from '#contract/statisticQuery.ts'
import type { Clock } from '#service/clock.ts'
import type { Reading } from '#service/Reading.ts'
import type { StatisticPage } from '#service/StatisticPage.ts'
import type { ReadOptions } from '#service/storage/hits/Engine.ts'
import type { Hits } from '#service/storage/hits/openHits.ts'
import { sourceParameters } from '#service/storage/hits/sources/sourceOf.ts'
import type { WebsiteRow } from '#service/storage/sql/tables.ts'
import { dailyCounts } from './dailyCounts.ts'
import { filterParameters, grouped } from './filterConditions.ts'
import type { Folds } from './folding/openFolds.ts'
import { openGroups } from './openGroups.ts'
import { ofHits, openPlans } from './openPlans.ts'
import { hidesRows } from './hiddenRows.ts'
import { labelsOf } from './labels.ts'
import { changesOf, comparedPageOf, pageOf, sumsOf } from './pageOf.ts'
import { websiteCounts } from './websiteCounts.ts'

export type Statistics = ReturnType<typeof openStatistics>

/** Without a search nothing is looked for in labels. */
const noLabels = { codes: [], labels: [] }

/** What a statement gives; the last three only where ranges are compared. */
type Row = {
  value: string
  count: number
  sum: number
  total: number
  before?: number | null
  before_sum?: number | null
  listed?: boolean
}

type ChangesQuery = {
  name: Exclude<StatisticName, 'pageviews' | 'visitors' | 'events'>
  from: string
  to: string
  compare_from: string
  compare_to: string
  limit: number
}

type Change = { value: string; count: number; before: number; label: string | undefined }

/** Without folds every number is read of the hits. */
export function openStatistics(hits: Pick<Hits, 'read'>, clock: Clock, folds?: Pick<Folds, 'valid'>) {
  const plan = folds ? openPlans(folds) : async () => ofHits

  const groupsOf = openGroups(folds)

  return {
    countWebsites: websiteCounts(hits, clock, groupsOf),
    countDays: dailyCounts(hits, groupsOf),

    /** A page of a statistic's rows, labelled in a language; `total` and the sums are those of all pages. */
    async read(
      website: WebsiteRow,
      query: StatisticQuery,
      language: string,
      { minimum, signal }: Pick<Reading, 'minimum'> & ReadOptions = { minimum: 0 },
    ): Promise<StatisticPage> {
      const labels = labelsOf(query.name, language)
      const filters = grouped(query.filters)
      const { search = '', per_page, page, compare_from, compare_to } = query
      const compared = compare_from !== undefined
      const isWhole = filters.length === 0 && !hidesRows({ ...query, minimum })
      const { bound, ...ranges } = isWhole ? await plan(website, query) : ofHits
      const view = { ...query, filters, minimum, ...ranges }
      const values = {
        website: website.id,
        domain: website.domain,
        timezone: website.timezone,
        from: query.from,
        to: query.to,
        ...(compared && { compare_from, compare_to }),
        ...filterParameters(filters),
        ...sourceParameters,
        ...bound,
        minimum,
      }
      const cut = (limit: number, offset: number) =>
        hits.read<Row>(
          (compared ? comparedPageOf : pageOf)(view),
          { ...values, search, ...(search ? labels.all() : noLabels), limit, offset },
          { signal },
        )
      const rows = await cut(per_page, (page - 1) * per_page)
      // Beyond the last page there is no row that could tell how many there are.
      const [one] = rows.length > 0 || page === 1 ? rows : await cut(1, 0)
      const sums = { sum: one?.sum ?? 0, ...(compared && { before_sum: one?.before_sum ?? 0 }) }
      return {
        rows: rows.filter(({ listed = true }) => listed).map((row) => labelled(row, labels.of(row.value))),
        total: one?.total ?? 0,
        ...(hidesRows(view) && !search
          ? withOther(sums, await hits.read(sumsOf(view, compared), values, { signal }))
          : sums),
      }
    },

    /** The rows that changed most from one range to another, whether they grew, are new or are gone; labelled in a language. */
    async readChanges(
      website: WebsiteRow,
      { name, limit, ...days }: ChangesQuery,
      language: string,
    ): Promise<Change[]> {
      const { id, domain, timezone } = website
      const { bound, ...ranges } = await plan(website, days)
      const values = { website: id, domain, timezone, ...days, ...sourceParameters, ...bound, search: '', ...noLabels }
      const rows = await hits.read<Omit<Change, 'label'>>(changesOf({ name, ...ranges }), { ...values, limit })
      const labels = labelsOf(name, language)
      return rows.map((row) => ({ ...row, label: labels.of(row.value) }))
    },
  }
}

type Sums = { sum: number; before_sum?: number }

/** The sums over all rows, of which those that are hidden are `other`. */
const withOther = (listed: Sums, [whole]: readonly Sums[]): Sums & { other?: number } => {
  if (!whole) return listed
  const other = whole.sum - listed.sum
  return { ...whole, ...(other > 0 && { other }) }
}

const labelled = ({ value, count, before }: Row, label: string | undefined): StatisticRow => ({
  value,
  count,
  ...(typeof before === 'number' && { before }),
  ...(label !== undefined && { label }),
})
