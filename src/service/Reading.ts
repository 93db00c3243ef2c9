import type { StatisticName } from '#contract/statistic.ts'
import type { FrozenLinkRow, WebsiteRow } from '#service/storage/sql/tables.ts'

/** A website as somebody may read its statistics. */
export type Reading = {
  website: WebsiteRow
  /** What is shown. */
  statistics: ReadonlySet<StatisticName>
  /** Rows with fewer visitors are counted together; 0 shows all. */
  minimum: number
  /** Numbers of a moment that is over; null where they go on. */
  frozen: FrozenLinkRow | null
}

/**
 * Whether visitors can be kept by what they have. Where rows are hidden it would show them all the same: what two groups
 * differ by is a group as well, however large they are (docs/decisions/0011).
 */
export const takesFilters = ({ minimum, frozen }: Reading): boolean => minimum === 0 && frozen === null

/** Whether what goes on now can be followed: it is made of these two. */
export const isLive = ({ statistics, frozen }: Reading): boolean =>
  frozen === null && statistics.has('visitors') && statistics.has('pageviews')
