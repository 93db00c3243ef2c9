import { pageSizes } from '#contract/list.ts'
import type { StatisticName } from '#contract/statistic.ts'
import { isInTime } from '#dashboard/statistics/definitions.ts'
import { choiceParameter, pageParameter, textParameter } from '#dashboard/ui/urlParameter.ts'

/** How the table of a statistic is looked at; the names are the interface's. */
export type TableView = {
  search: string
  sort_by: 'count' | 'value'
  sort: 'asc' | 'desc'
  per_page: number
  page: number
}

/** Reads an address, `?search=fire&sort=asc&page=2`; what is missing or not allowed is the default. */
export function readTableView(name: StatisticName, query: URLSearchParams): TableView {
  const { search, sort_by, sort, per_page, page } = parameters(name)
  return {
    search: search.read(query.get('search')),
    sort_by: sort_by.read(query.get('sort_by')),
    sort: sort.read(query.get('sort')),
    per_page: per_page.read(query.get('per_page')),
    page: page.read(query.get('page')),
  }
}

/** A view as an address says it: what is the default is not said. */
export function writeTableView(name: StatisticName, view: TableView) {
  const { search, sort_by, sort, per_page, page } = parameters(name)
  return {
    search: search.write(view.search),
    sort_by: sort_by.write(view.sort_by),
    sort: sort.write(view.sort),
    per_page: per_page.write(view.per_page),
    page: page.write(view.page),
  }
}

/** A view as the service is asked for it; an only page is not asked for by number, as some services know none. */
export const tableAsked = ({ search, page, ...order }: TableView) => ({
  ...order,
  ...(search && { search }),
  ...(page > 1 && { page }),
})

function parameters(name: StatisticName) {
  const inOrder = isInTime(name)
  return {
    search: textParameter,
    sort_by: choiceParameter(['count', 'value'], inOrder ? 'value' : 'count'),
    sort: choiceParameter(['desc', 'asc'], inOrder ? 'asc' : 'desc'),
    per_page: choiceParameter<number>(pageSizes, 100),
    page: pageParameter,
  }
}
