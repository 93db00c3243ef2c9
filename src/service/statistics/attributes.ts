import type { StatisticName } from '#contract/statistic.ts'

/** What a hit tells of its visitor: statistics that are columns of their own, and when a hit tells anything at all. */
export const attributes = {
  // A page of the website's own is no referrer.
  referrer: 'referrer != {domain:String}',
  campaign: "campaign != ''",
  continent: '1',
  country: '1',
  city: '1',
  language: '1',
  browser: '1',
  os: '1',
  device: '1',
  resolution: '1',
} as const satisfies Partial<Record<StatisticName, string>>

export type Attribute = keyof typeof attributes
