import { useAddress } from '#dashboard/ui/useAddress.ts'
import { parameters, readView, type View } from './view.ts'

/** How the list is looked at. Every change but one of the page leads to the first page of what it gives. */
export function useView() {
  const { query, change, linkTo } = useAddress()
  const { search, favorite, sort_by, sort, per_page, page } = parameters
  const view = readView(query)
  return {
    view,
    searchFor: (text: string) =>
      // Back leads to before the search, not through every word of it.
      change({ search: search.write(text), page: undefined }, { replace: view.search !== '' && text !== '' }),
    filter: (value: View['favorite']) => change({ favorite: favorite.write(value), page: undefined }),
    order: (by: View['sort_by'], direction: View['sort']) =>
      change({ sort_by: sort_by.write(by), sort: sort.write(direction), page: undefined }),
    resize: (size: View['per_page']) => change({ per_page: per_page.write(size), page: undefined }),
    showAll: () => change({ search: undefined, favorite: undefined, page: undefined }),
    linkToPage: (number: number) => linkTo({ page: page.write(number) }),
  }
}
