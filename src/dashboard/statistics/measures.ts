import { exact, short } from '#dashboard/ui/numbers.ts'
import type { Counts } from './traffic.ts'

export type MeasureName = 'visitors' | 'pageviews' | 'depth'

export type Measure = {
  title: string
  /** Null where there is nothing to measure. */
  of: (counts: Counts) => number | null
  /** Which other number is drawn beside it as a thin line. */
  beside: MeasureName | null
  short: (value: number) => string
  exact: (value: number) => string
}

const decimal = new Intl.NumberFormat('en', { maximumFractionDigits: 2, minimumFractionDigits: 1 })
const ratio = (value: number) => decimal.format(value)

/** The numbers above the main chart; each can be drawn in it. */
export const measures: Readonly<Record<MeasureName, Measure>> = {
  visitors: {
    title: 'Visitors',
    of: ({ visitors }) => visitors,
    beside: 'pageviews',
    short,
    exact,
  },
  pageviews: { title: 'Pageviews', of: ({ pageviews }) => pageviews, beside: 'visitors', short, exact },
  depth: {
    title: 'Pageviews per visitor',
    of: ({ visitors, pageviews }) => (visitors === 0 ? null : pageviews / visitors),
    beside: null,
    short: ratio,
    exact: ratio,
  },
}

const isMeasure = (name: string): name is MeasureName => Object.hasOwn(measures, name)

export const measureNames = Object.keys(measures).filter(isMeasure)

/** Reads which measure an address asks to draw. */
export const readMeasure = (name: string | null): MeasureName => (name !== null && isMeasure(name) ? name : 'visitors')
