import { pageSizes } from '#contract/list.ts'
import type { WebsitesView } from '#dashboard/http/websites.ts'
import { choiceParameter, pageParameter, textParameter } from '#dashboard/ui/urlParameter.ts'
import { remembered } from './remembered.ts'

/** How the list is looked at, as the address says it; the defaults are the reference's. */
export type View = ReturnType<typeof readView>

/** The most websites that one page has, and so the most that the dashboard can put in an order of its own. */
export const mostAtOnce = 100

export const parameters = {
  search: textParameter,
  favorite: choiceParameter(['all', '1', '0']),
  sort_by: choiceParameter(['id', 'domain', 'visitors', 'change']),
  sort: choiceParameter(['desc', 'asc']),
  stars: choiceParameter(['among', 'first']),
  layout: choiceParameter(['rows', 'cards']),
  per_page: choiceParameter(pageSizes, mostAtOnce),
  page: pageParameter,
} as const

export const readView = (query: URLSearchParams) => ({
  search: parameters.search.read(query.get('search')),
  favorite: parameters.favorite.read(query.get('favorite')),
  sort_by: parameters.sort_by.read(query.get('sort_by')),
  sort: parameters.sort.read(query.get('sort')),
  stars: parameters.stars.read(query.get('stars') ?? remembered('stars')),
  layout: parameters.layout.read(query.get('layout') ?? remembered('layout')),
  per_page: parameters.per_page.read(query.get('per_page')),
  page: parameters.page.read(query.get('page')),
})

/** Whether the order is by what was counted, which the service does not sort by. */
export const isByFigures = ({ sort_by }: Pick<View, 'sort_by'>): boolean =>
  sort_by === 'visitors' || sort_by === 'change'

/** How many websites a page has. */
export const sizeOf = (view: View): number => (isByFigures(view) ? mostAtOnce : view.per_page)

/** What to ask the service for; the first page is not named, since the reference knows no pages. */
export function requested(view: View): WebsitesView {
  const { search, favorite, sort_by, sort, page } = view
  return {
    ...(sort_by === 'id' || sort_by === 'domain' ? { sort_by, sort } : { sort_by: 'id', sort: 'desc' }),
    per_page: sizeOf(view),
    ...(search && { search }),
    ...(favorite !== 'all' && { favorite: favorite === '1' ? 1 : 0 }),
    ...(page > 1 && { page }),
  }
}

/** Whether nothing is left out: an empty list then means that there are no websites. */
export const showsAll = (view: View) => view.search === '' && view.favorite === 'all'
