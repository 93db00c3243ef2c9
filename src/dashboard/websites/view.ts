import { pageSizes } from '#contract/list.ts'
import type { WebsitesView } from '#dashboard/http/websites.ts'
import { choiceParameter, pageParameter, textParameter } from '#dashboard/ui/urlParameter.ts'

/** How the list is looked at, as the address says it; the defaults are the reference's. */
export type View = ReturnType<typeof readView>

export const parameters = {
  search: textParameter,
  favorite: choiceParameter(['all', '1', '0']),
  sort_by: choiceParameter(['id', 'domain']),
  sort: choiceParameter(['desc', 'asc']),
  per_page: choiceParameter(pageSizes, 100),
  page: pageParameter,
} as const

export const readView = (query: URLSearchParams) => ({
  search: parameters.search.read(query.get('search')),
  favorite: parameters.favorite.read(query.get('favorite')),
  sort_by: parameters.sort_by.read(query.get('sort_by')),
  sort: parameters.sort.read(query.get('sort')),
  per_page: parameters.per_page.read(query.get('per_page')),
  page: parameters.page.read(query.get('page')),
})

/** What to ask the service for; the first page is not named, since the reference knows no pages. */
export const requested = ({ search, favorite, page, ...rest }: View): WebsitesView => ({
  ...rest,
  ...(search && { search }),
  ...(favorite !== 'all' && { favorite: favorite === '1' ? 1 : 0 }),
  ...(page > 1 && { page }),
})

/** Whether nothing is left out: an empty list then means that there are no websites. */
export const showsAll = (view: View) => view.search === '' && view.favorite === 'all'
