import { AnyWebsiteAnswer, AnyWebsiteList } from '#contract/website.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { request } from './request.ts'

/** How the list of websites is looked at; what is left out is the service's default. */
export type WebsitesView = {
  search?: string
  favorite?: 0 | 1
  sort_by?: 'id' | 'domain'
  sort?: 'asc' | 'desc'
  per_page?: number
  page?: number
}

/** Begins the key of everything that is known about websites. */
export const websitesKey = ['websites'] as const

export const websitesQuery = (view: WebsitesView) =>
  queryOptions({
    queryKey: [...websitesKey, 'list', view] as const,
    queryFn: ({ signal }) => request(AnyWebsiteList, 'GET', '/websites', { query: view, signal }),
    placeholderData: keepPreviousData,
  })

export const websiteQuery = (id: number) =>
  queryOptions({
    queryKey: [...websitesKey, id] as const,
    queryFn: async ({ signal }) => (await request(AnyWebsiteAnswer, 'GET', `/websites/${id}`, { signal })).data,
  })
