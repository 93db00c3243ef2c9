import { ImportList } from '#contract/imports.ts'
import { queryOptions } from '@tanstack/react-query'
import { request } from './request.ts'
import { websitesKey } from './websites.ts'

/** What was imported into a website, newest first. */
export const importsQuery = (websiteId: number) =>
  queryOptions({
    queryKey: [...websitesKey, websiteId, 'imports'] as const,
    queryFn: async ({ signal }) =>
      (await request(ImportList, 'GET', `/websites/${websiteId}/imports`, { signal })).data,
  })

export const removeImport = (websiteId: number, id: number) =>
  request(null, 'DELETE', `/websites/${websiteId}/imports/${id}`)
