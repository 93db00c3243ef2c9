import { exact, short } from '#dashboard/ui/numbers.ts'
import type { Counts } from './traffic.ts'

export const measureNames = ['visitors', 'pageviews', 'depth'] as const
export type MeasureName = (typeof measureNames)[number]

export type Measure = {
  title: string
  /** Whether more of it is sure to be good news. */
  moreIsBetter: boolean
  /** Null where there is nothing to measure. */
  of: (counts: Counts) => number | null
  /** Which other number is drawn beside it as a thin line. */
  beside: MeasureName | null
  short: (value: number) => string
  exact: (value: number) => string
}

const decimal = new Intl.NumberFormat('en', { maximumFractionDigits: 2, minimumFractionDigits: 1 })
/** Four digits take no more room than `5.04k` and say more. */
const figure = (count: number) => (count < 10_000 ? exact(count) : short(count))
const ratio = (value: number) => decimal.format(value)

/** The numbers above the main chart; each can be drawn in it. */
export const measures: Readonly<Record<MeasureName, Measure>> = {
  visitors: {
    title: 'Visitors',
    moreIsBetter: true,
    of: ({ visitors }) => visitors,
    beside: 'pageviews',
    short: figure,
    exact,
  },
  pageviews: {
    title: 'Pageviews',
    moreIsBetter: true,
    of: ({ pageviews }) => pageviews,
    beside: 'visitors',
    short: figure,
    exact,
  },
  depth: {
    title: 'Pageviews per visitor',
    moreIsBetter: false,
    of: ({ visitors, pageviews }) => (visitors === 0 ? null : pageviews / visitors),
    beside: null,
    short: ratio,
    exact: ratio,
  },
}
