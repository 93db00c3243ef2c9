import type { Key } from '#dashboard/language/areas.ts'
import { perLocale } from '#dashboard/language/language.ts'
import { exact, figure } from '#dashboard/ui/numbers.ts'
import type { Counts } from './traffic.ts'

export const measureNames = ['visitors', 'pageviews', 'depth', 'events'] as const
export type MeasureName = (typeof measureNames)[number]

export type Measure = {
  title: Key
  /** Whether more of it is sure to be good news. */
  moreIsBetter: boolean
  /** Null where there is nothing to measure. */
  of: (counts: Counts) => number | null
  /** Which other number is drawn beside it as a thin line. */
  beside: MeasureName | null
  short: (value: number) => string
  exact: (value: number) => string
}

const decimal = perLocale(
  (locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 2, minimumFractionDigits: 1 }),
)
const ratio = (value: number) => decimal().format(value)

/** The numbers above the main chart; each can be drawn in it. */
export const measures: Readonly<Record<MeasureName, Measure>> = {
  visitors: {
    title: 'traffic.visitors',
    moreIsBetter: true,
    of: ({ visitors }) => visitors,
    beside: 'pageviews',
    short: figure,
    exact,
  },
  pageviews: {
    title: 'traffic.pageviews',
    moreIsBetter: true,
    of: ({ pageviews }) => pageviews,
    beside: 'visitors',
    short: figure,
    exact,
  },
  depth: {
    title: 'traffic.depth',
    moreIsBetter: false,
    of: ({ visitors, pageviews }) => (visitors === 0 ? null : pageviews / visitors),
    beside: null,
    short: ratio,
    exact: ratio,
  },
  events: {
    title: 'traffic.events',
    moreIsBetter: false,
    of: ({ events }) => events,
    beside: null,
    short: figure,
    exact,
  },
}
