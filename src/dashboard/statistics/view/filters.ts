import { type Filter, type FilterOperator, parseFilter, writeFilter } from '#contract/filter.ts'
import type { StatisticName } from '#contract/statistic.ts'
import { groupBy } from '#dashboard/groupBy.ts'

/** The most filters a service takes, and the most characters of a value. */
const most = 50
const longest = 2000

/** Reads `?filters=country:DE&filters=page~/blog`; each stands once, and what a service would refuse is left out. */
export function readFilters(query: URLSearchParams): Filter[] {
  const read = query.getAll('filters').flatMap((text) => parseFilter(text) ?? [])
  const taken = read.filter(({ value }) => value.length <= longest)
  return [...new Map(taken.map((filter) => [writeFilter(filter), filter])).values()].slice(0, most)
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
