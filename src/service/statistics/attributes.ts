import type { StatisticName } from '#contract/statistic.ts'
import { sourceLabelOf, sourceOf } from '#service/storage/hits/sources/sourceOf.ts'

/** What a hit tells of its visitor. */
type Telling = {
  /** What stands for the statistic's value in a hit. */
  value: string
  /** When it tells anything at all. */
  told: string
  /** By what else a filter finds it. */
  alias?: { is: string; contains: string[] }
}

const column = (name: string, told = '1'): Telling => ({ value: name, told })

/** Statistics that are columns of their own, or made of one. */
export const attributes = {
  referrer: {
    value: sourceOf('referrer'),
    // A page of the website's own is no referrer.
    told: 'referrer != {domain:String}',
    // What came, and what people call it.
    alias: { is: 'referrer', contains: ['referrer', sourceLabelOf('referrer')] },
  },
  campaign: column('campaign', "campaign != ''"),
  continent: column('continent'),
  country: column('country'),
  city: column('city'),
  language: column('language'),
  browser: column('browser'),
  os: column('os'),
  device: column('device'),
  resolution: column('resolution'),
} as const satisfies Partial<Record<StatisticName, Telling>>

export type Attribute = keyof typeof attributes

export const telling = (name: Attribute): Telling => attributes[name]
