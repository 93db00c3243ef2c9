import { PreviewAnswer } from '#contract/preview.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { request } from './request.ts'
import { type WebsiteChanges, websitesKey } from './websites.ts'

/** Begins the key of every preview of a website. */
export const previewKey = (websiteId: number) => [...websitesKey, websiteId, 'preview'] as const

/** What exclusion rules that are not saved would have changed. It changes nothing, but rules may be too long for an address. */
export const previewQuery = (websiteId: number, rules: Pick<WebsiteChanges, 'exclude_params' | 'exclude_bots'>) =>
  queryOptions({
    queryKey: [...previewKey(websiteId), rules] as const,
    queryFn: async ({ signal }) =>
      (await request(PreviewAnswer, 'POST', `/websites/${websiteId}/preview`, { form: rules, signal })).data,
    placeholderData: keepPreviousData,
  })
