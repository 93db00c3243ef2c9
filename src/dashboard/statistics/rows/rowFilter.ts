import type { Filter } from '#contract/filter.ts'
import type { StatisticName } from '#contract/statistic.ts'
import { definitions } from '#dashboard/statistics/definitions.ts'
import { isFiltered, toggled } from '#dashboard/statistics/view/filters.ts'
import type { View } from '#dashboard/statistics/view/View.ts'

/** The filter that keeps what a row counts; null for a day, which is chosen as the range instead. */
export function rowFilter(name: StatisticName, value: string): Filter | null {
  if (definitions[name].picture === 'days') return null
  return { name: filterName(name), operator: 'is', value }
}

/** An hour is the same hour whatever is counted in it. */
const filterName = (name: StatisticName): StatisticName =>
  definitions[name].picture === 'hours' ? 'visitors_hour' : name

/**
 * How the list of a statistic is looked at: without the rows chosen in it, so that they stay where they are, marked, and
 * another can be chosen as well. Everything else is filtered by them.
 */
export const besideItself = (name: StatisticName, view: View): View => ({
  ...view,
  filters: view.filters.filter((filter) => filter.operator !== 'is' || filter.name !== filterName(name)),
})

/** Filters that keep what one does, beside what they keep of the same statistic already. */
export const withOnly = (filters: readonly Filter[], filter: Filter): Filter[] =>
  turned(filters, { ...filter, operator: 'is_not' }, filter)

/** Filters that keep all but what one does. */
export const without = (filters: readonly Filter[], filter: Filter): Filter[] =>
  turned(filters, filter, { ...filter, operator: 'is_not' })

/** A value is never wanted and unwanted at once. */
function turned(filters: readonly Filter[], from: Filter, to: Filter): Filter[] {
  const others = isFiltered(filters, from) ? toggled(filters, from) : filters
  return isFiltered(others, to) ? [...others] : [...others, to]
}
