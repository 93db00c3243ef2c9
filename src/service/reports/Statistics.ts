import type { StatisticRow } from '#contract/statistic.ts'
import type { StatisticQuery } from '#contract/statisticQuery.ts'
import type { WebsiteRow } from '#service/storage/sql/tables.ts'
import type { ReasonName } from './Figures.ts'
import { before, type Days, type Period } from './Period.ts'

/** What reports ask of the statistics. */
export type Statistics = {
  countDays(
    websites: readonly WebsiteRow[],
    days: Days,
  ): Promise<{ id: number; day: string; visitors: number; pageviews: number; events: number }[]>
  read(asked: {
    website: WebsiteRow
    minimum: number
    query: StatisticQuery
    language: string
  }): Promise<{ rows: StatisticRow[] }>
  readChanges(
    website: WebsiteRow,
    query: ComparedDays & { name: ReasonName; limit: number },
    language: string,
  ): Promise<{ value: string; count: number; before: number; label: string | undefined }[]>
}

type ComparedDays = Days & { compare_from: string; compare_to: string }

/** A period's days, and those it is compared with, as statistics are asked for them. */
export function comparedDays(period: Period): ComparedDays {
  const { from, to } = before(period)
  return { from: period.from, to: period.to, compare_from: from, compare_to: to }
}
