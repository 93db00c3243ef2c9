import { DeletionAnswer, RetentionAnswer } from '#contract/deletion.ts'
import { queryOptions } from '@tanstack/react-query'
import { request } from './request.ts'
import { websitesKey } from './websites.ts'

/** Hits of days, of a page, or of a page on some days. */
export type Which = { from?: string; to?: string; page?: string }

/** How many hits are meant, before they are deleted. */
export const countHits = async (websiteId: number, form: Which) =>
  (await request(DeletionAnswer, 'POST', `/websites/${websiteId}/deletions`, { form })).data

/** Deletes what was counted; the service refuses when it is not that many any more. */
export const deleteHits = async (websiteId: number, form: Which & { hits: number; until: string }) =>
  (await request(DeletionAnswer, 'POST', `/websites/${websiteId}/deletions`, { form })).data

/** What would be deleted if hits were kept for so many months. */
export const retentionQuery = (websiteId: number, months: number) =>
  queryOptions({
    queryKey: [...websitesKey, websiteId, 'retention', months] as const,
    queryFn: async ({ signal }) =>
      (await request(RetentionAnswer, 'GET', `/websites/${websiteId}/retention`, { query: { months }, signal })).data,
    // It is of this moment, and of no use later.
    gcTime: 0,
  })
