import { type StatisticName, statistics } from '#contract/statistic.ts'
import type { Clock } from '#service/clock.ts'
import type { StatisticPage } from '#service/StatisticPage.ts'
import type { ReadOptions } from '#service/storage/hits/Engine.ts'
import type { Hits } from '#service/storage/hits/openHits.ts'
import { sourceParameters } from '#service/storage/hits/sources/sourceOf.ts'
import type { WebsiteRow } from '#service/storage/sql/tables.ts'
import { dailyCounts } from './dailyCounts.ts'
import type { Folds } from './folding/openFolds.ts'
import { openGroups } from './openGroups.ts'
import { type Asked, isWhole, openPages } from './openPages.ts'
import { ofHits, openPlans } from './openPlans.ts'
import { labelsOf } from './labels.ts'
import { changesOf } from './pageOf.ts'
import { websiteCounts } from './websiteCounts.ts'

export type Statistics = ReturnType<typeof openStatistics>

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
  const readPages = openPages(hits, plan)

  return {
    countWebsites: websiteCounts(hits, clock, groupsOf),
    countDays: dailyCounts(hits, groupsOf),

    /** A page of a statistic's rows; `total` and the sums are those of all pages. */
    async read(asked: Asked, wanted: ReadOptions = {}): Promise<StatisticPage> {
      const pageFor = await readPages([asked], wanted)
      return pageFor(asked)
    },

    /** The same of several that are read `together`, by one statement. */
    async readTogether(all: readonly Asked[], wanted: ReadOptions = {}): Promise<StatisticPage[]> {
      const [first, ...others] = all
      return first ? all.map(await readPages([first, ...others], wanted)) : []
    },

    /**
     * What those have in common that one statement can read: they differ in the statistic, the language and the length of a first page.
     * Undefined for what is read by itself: what is searched, and what reads the hits of more than a few days, which all others would
     * wait for.
     */
    async together(asked: Asked): Promise<string | undefined> {
      const { website, query } = asked
      const { name, search, search_by: _, per_page, ...others } = query
      if (search || !isWhole(asked)) return undefined
      const { open } = await plan(website, query)
      if (open > mostOpenDays) return undefined
      const { id, domain, timezone } = website
      const isByDay = statistics[name].value === 'day'
      return JSON.stringify([id, domain, timezone, isByDay, others, others.page > 1 && per_page])
    },

    /** The rows that changed most from one range to another, whether they grew, are new or are gone; labelled in a language. */
    async readChanges(
      website: WebsiteRow,
      { name, limit, ...days }: ChangesQuery,
      language: string,
    ): Promise<Change[]> {
      const { id, domain, timezone } = website
      const { bound, days: range, before } = await plan(website, days)
      const values = { website: id, domain, timezone, ...days, ...sourceParameters, ...bound }
      const rows = await hits.read<Omit<Change, 'label'>>(changesOf(name, { days: range, before }), {
        ...values,
        limit,
      })
      const labels = labelsOf(name, language)
      return rows.map((row) => ({ ...row, label: labels.of(row.value) }))
    },
  }
}

/** Today, yesterday, and the day before while it may still get hits. */
const mostOpenDays = 3
