import { FrozenLinkMade, FrozenLinks } from '#contract/frozenLink.ts'
import type { Range } from '#dashboard/days/range.ts'
import { queryOptions } from '@tanstack/react-query'
import { request } from './request.ts'
import { websitesKey } from './websites.ts'

/** The links to frozen numbers of a website that have not ended, newest first. */
export const frozenLinksQuery = (websiteId: number) =>
  queryOptions({
    queryKey: [...websitesKey, websiteId, 'frozen'] as const,
    queryFn: async ({ signal }) =>
      (await request(FrozenLinks, 'GET', `/websites/${websiteId}/frozen`, { signal })).data,
  })

type Frozen = Range & { compare_from?: string; compare_to?: string; days: number }

/** Freezes what is shared of some days; the link opens it for so many `days`. */
export const freezeNumbers = async (websiteId: number, form: Frozen) =>
  (await request(FrozenLinkMade, 'POST', `/websites/${websiteId}/frozen`, { form })).data

export const revokeFrozenLink = (websiteId: number, id: number) =>
  request(null, 'DELETE', `/websites/${websiteId}/frozen/${id}`)
