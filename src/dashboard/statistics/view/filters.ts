import { type Filter, type FilterOperator, parseFilter, writeFilter } from '#contract/filter.ts'
import type { StatisticName } from '#contract/statistic.ts'
import { groupBy } from '#dashboard/groupBy.ts'

/** Reads `?filters=country:DE&filters=page~/blog`; what is no filter is left out, and each stands once. */
export function readFilters(query: URLSearchParams): Filter[] {
  const read = query.getAll('filters').flatMap((text) => parseFilter(text) ?? [])
  return [...new Map(read.map((filter) => [writeFilter(filter), filter])).values()]
}

/** Filters as an address says them. */
export const writeFilters = (filters: readonly Filter[]): readonly string[] | undefined =>
  filters.length > 0 ? filters.map(writeFilter) : undefined

/** Filters of one statistic and operator: their values are alternatives. */
export type FilterGroup = { name: StatisticName; operator: FilterOperator; values: readonly string[] }

export function groupsOf(filters: readonly Filter[]): FilterGroup[] {
  const groups = groupBy(filters, ({ name, operator }) => `${name} ${operator}`)
  return Array.from(groups.values()).flatMap((members) => {
    const [first] = members
    return first ? [{ name: first.name, operator: first.operator, values: members.map(({ value }) => value) }] : []
  })
}

export const isFiltered = (filters: readonly Filter[], filter: Filter): boolean =>
  filters.some((present) => writeFilter(present) === writeFilter(filter))

/** With the filter where it was not, without it where it was. */
export const toggled = (filters: readonly Filter[], filter: Filter): Filter[] =>
  isFiltered(filters, filter)
    ? filters.filter((present) => writeFilter(present) !== writeFilter(filter))
    : [...filters, filter]

/** With other values in place of a group's; with none the group is gone. */
export const replaced = (filters: readonly Filter[], group: FilterGroup, by: FilterGroup | null): Filter[] => [
  ...filters.filter(({ name, operator }) => name !== group.name || operator !== group.operator),
  ...(by?.values ?? []).flatMap((value) => (by ? [{ name: by.name, operator: by.operator, value }] : [])),
]
