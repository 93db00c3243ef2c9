import type { Cause } from './explain.ts'
import type { Details, ListName, ReasonName, Row, Traffic } from './Figures.ts'

/** A website that a report looks at closely. */
export type Section = Traffic & {
  top: Details['top']
  cause: Cause
  changed: Row<ReasonName>[]
}

/** The lists that have rows, in the order they are shown. */
export const listNames = ({ top }: Section): ListName[] =>
  (['page', 'referrer', 'country', 'event'] as const).filter((name) => top[name].length > 0)

/** The message that says what a list counts. */
export const countsOf = {
  page: 'figure.pageviews',
  referrer: 'figure.visitors',
  country: 'figure.visitors',
  event: 'figure.completions',
} as const satisfies Record<ListName, string>
