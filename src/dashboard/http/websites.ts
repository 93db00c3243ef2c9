import { AnyWebsiteAnswer, AnyWebsiteList } from '#contract/website.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { z } from 'zod/mini'
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

/** The view that the list of websites opens with: who needs some websites takes these, so that one answer does for all. */
export const firstWebsites = { sort_by: 'id', sort: 'desc', per_page: 100 } as const satisfies WebsitesView

/** The fields of a change; what is left out keeps its value. */
export type WebsiteChanges = {
  privacy?: 0 | 1 | 2
  password?: string
  email?: 0 | 1
  exclude_bots?: 0 | 1
  exclude_params?: string
  exclude_ips?: string
  hosts?: string
  timezone?: string
  favorite?: 0 | 1
  share_statistics?: string
  share_minimum?: number
  share_embed?: 0 | 1
  /** null = for ever. */
  keep_months?: number | null
}

export type WebsitePage = z.output<typeof AnyWebsiteList>

/** Begins the key of everything that is known about websites. */
export const websitesKey = ['websites'] as const
/** Begins the key of every view of the list. */
export const websiteListKey = [...websitesKey, 'list'] as const

export const websitesQuery = (view: WebsitesView) =>
  queryOptions({
    queryKey: [...websiteListKey, view] as const,
    queryFn: ({ signal }) => request(AnyWebsiteList, 'GET', '/websites', { query: view, signal }),
    placeholderData: keepPreviousData,
  })

export const websiteQuery = (id: number) =>
  queryOptions({
    queryKey: [...websitesKey, id] as const,
    queryFn: async ({ signal, meta }) =>
      (await request(AnyWebsiteAnswer, 'GET', `/websites/${id}`, { signal, as: meta?.reader })).data,
  })

export const createWebsite = async (form: { domain: string }) =>
  (await request(AnyWebsiteAnswer, 'POST', '/websites', { form })).data

export const updateWebsite = async (id: number, { keep_months, ...changes }: WebsiteChanges) => {
  // In a form nothing is written as nothing.
  const form = { ...changes, ...(keep_months !== undefined && { keep_months: keep_months ?? '' }) }
  return (await request(AnyWebsiteAnswer, 'PUT', `/websites/${id}`, { form })).data
}

export const deleteWebsite = (id: number) => request(null, 'DELETE', `/websites/${id}`)
