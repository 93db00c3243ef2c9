import { useAddress } from '#dashboard/ui/useAddress.ts'
import { remember } from './remembered.ts'
import { parameters, readView, type View } from './view.ts'

/** How the list is looked at. Every change but one of the page leads to the first page of what it gives. */
export function useView() {
  const { query, change, linkTo } = useAddress()
  const { search, favorite, sort_by, sort, stars, layout, per_page, page } = parameters
  const view = readView(query)
  return {
    view,
    searchFor: (text: string) =>
      // Back leads to before the search, not through every word of it.
      change({ search: search.write(text), page: undefined }, { replace: view.search !== '' && text !== '' }),
    filter: (value: View['favorite']) => change({ favorite: favorite.write(value), page: undefined }),
    order: (order: Pick<View, 'sort_by' | 'sort'>) =>
      change({ sort_by: sort_by.write(order.sort_by), sort: sort.write(order.sort), page: undefined }),
    putStars: (value: View['stars']) => {
      remember('stars', value)
      change({ stars: stars.write(value) }, { replace: true })
    },
    lay: (value: View['layout']) => {
      remember('layout', value)
      change({ layout: layout.write(value) }, { replace: true })
    },
    resize: (size: View['per_page']) => change({ per_page: per_page.write(size), page: undefined }),
    showAll: () => change({ search: undefined, favorite: undefined, page: undefined }),
    linkToPage: (number: number) => linkTo({ page: page.write(number) }),
  }
}
