import type { StatisticName, StatisticRow } from '#contract/statistic.ts'
import type { StatisticQuery } from '#contract/statisticQuery.ts'
import type { Reading } from '#service/Reading.ts'
import type { StatisticPage } from '#service/StatisticPage.ts'
import type { ReadOptions } from '#service/storage/hits/Engine.ts'
import type { Hits } from '#service/storage/hits/openHits.ts'
import { sourceParameters } from '#service/storage/hits/sources/sourceOf.ts'
import { filterParameters, grouped } from './filterConditions.ts'
import { hidesRows } from './hiddenRows.ts'
import { labelsOf } from './labels.ts'
import { ofHits, type Plan } from './openPlans.ts'
import { comparedPageOf, pageOf, sumsOf } from './pageOf.ts'

/** A statistic of a website, labelled in a language. Of rows with fewer visitors than the minimum only the sum is told. */
export type Asked = Pick<Reading, 'website' | 'minimum'> & { query: StatisticQuery; language: string }

/** What a statement gives; the last three only where ranges are compared. */
type Row = {
  statistic: StatisticName
  value: string
  count: number
  sum: number
  total: number
  before?: number | null
  before_sum?: number | null
  listed?: boolean
}

type Names = readonly [StatisticName, ...StatisticName[]]

/** Whether every hit and every row counts: only those are counted beforehand. */
export const isWhole = ({ minimum, query: { name, filters } }: Pick<Asked, 'minimum' | 'query'>): boolean =>
  filters.length === 0 && !hidesRows({ name, minimum })

/** Reads a page of each statistic by one statement. They are asked for as the first is, but that of first pages some may be longer. */
export const openPages =
  (hits: Pick<Hits, 'read'>, plan: Plan) =>
  async (all: readonly [Asked, ...Asked[]], wanted: ReadOptions): Promise<(asked: Asked) => StatisticPage> => {
    const [asked] = all
    const names = namesOf(all)
    const { website, minimum, query, language } = asked
    const { search, page, compare_from, compare_to } = query
    const per_page = Math.max(...all.map((one) => one.query.per_page))
    const filters = grouped(query.filters)
    const isCompared = compare_from !== undefined
    const { bound, ...ranges } = isWhole(asked) ? await plan(website, query) : ofHits
    const view = { ...query, filters, minimum, ...ranges }
    const values = {
      website: website.id,
      domain: website.domain,
      timezone: website.timezone,
      from: query.from,
      to: query.to,
      ...(isCompared && { compare_from, compare_to }),
      ...filterParameters(filters),
      ...sourceParameters,
      ...bound,
      minimum,
      ...(search && { search, ...labelsOf(query.name, language).all() }),
    }
    const cut = (of: Names, limit: number, offset: number) =>
      hits.read<Row>(
        (isCompared ? comparedPageOf : pageOf)({ ...view, names: of }),
        { ...values, limit, offset },
        wanted,
      )
    const rows = await cut(names, per_page, (page - 1) * per_page)
    // Beyond the last page there is no row that could tell how many there are.
    const [first, ...others] = page > 1 ? names.filter((name) => !rows.some(({ statistic }) => statistic === name)) : []
    const firsts = first ? await cut([first, ...others], 1, 0) : []
    const [whole] =
      hidesRows({ ...query, minimum }) && !search
        ? await hits.read<Sums>(sumsOf({ ...view, names }, isCompared), values, wanted)
        : []

    return ({ query: { name, per_page: length }, language: inLanguage }) => {
      const labels = labelsOf(name, inLanguage)
      const own = rows.filter(({ statistic }) => statistic === name)
      const one = own[0] ?? firsts.find(({ statistic }) => statistic === name)
      const sums = { sum: one?.sum ?? 0, ...(isCompared && { before_sum: one?.before_sum ?? 0 }) }
      return {
        rows: own
          .slice(0, length)
          .filter(({ listed = true }) => listed)
          .map((row) => labelled(row, labels.of(row.value))),
        total: one?.total ?? 0,
        ...(whole ? withOther(sums, whole) : sums),
      }
    }
  }

function namesOf([first, ...others]: readonly [Asked, ...Asked[]]): Names {
  const names = new Set(others.map(({ query }) => query.name))
  names.delete(first.query.name)
  return [first.query.name, ...names]
}

type Sums = { sum: number; before_sum?: number }

/** The sums over all rows, of which those that are hidden are `other`. */
function withOther(listed: Sums, whole: Sums): Sums & { other?: number } {
  const other = whole.sum - listed.sum
  return { ...whole, ...(other > 0 && { other }) }
}

const labelled = ({ value, count, before }: Row, label: string | undefined): StatisticRow => ({
  value,
  count,
  ...(typeof before === 'number' && { before }),
  ...(label !== undefined && { label }),
})
