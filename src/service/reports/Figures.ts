import type { WebsiteRow } from '#service/storage/sql/tables.ts'

/** A count of a period, and of the one before. */
export type Amount = { now: number; before: number }

/** What a report says of every website. */
export type Traffic = {
  website: WebsiteRow
  visitors: Amount
  pageviews: Amount
  events: Amount
  /** Visitors day by day; the period before may have fewer days. */
  days: { day: string; now: number; before: number | undefined }[]
}

/** What can be listed: pages count pageviews, events completions, all others visitors. */
export type ListName = 'page' | 'referrer' | 'country' | 'event'

/** What may be why a website has more visitors, or fewer. */
export type ReasonName = 'page' | 'referrer' | 'country' | 'campaign'

/** A row of a statistic, in text of visitors. */
export type Row<Name = ListName | ReasonName> = Amount & {
  name: Name
  value: string
  /** What the value means, where it is a code. */
  label: string | undefined
}

/** What a report says of a website that it looks at closely. */
export type Details = { top: Record<ListName, Row<ListName>[]>; changed: Row<ReasonName>[] }

export const sum = (amounts: readonly Amount[]): Amount =>
  amounts.reduce((all, one) => ({ now: all.now + one.now, before: all.before + one.before }), { now: 0, before: 0 })
