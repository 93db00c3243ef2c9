import { WebsiteCountsAnswer } from '#contract/websiteCounts.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { request } from './request.ts'
import { websitesKey } from './websites.ts'

type Counted = 'visitors' | 'pageviews'

/** Begins the key of what was counted of many websites. */
export const websiteCountsKey = [...websitesKey, 'counts'] as const

/**
 * What was counted of every website of the account in the last `days`, the running one included, and in as many before. Only
 * for services that offer it.
 */
export const allCountsQuery = (name: Counted, days: number) =>
  queryOptions({
    queryKey: [...websiteCountsKey, name, days] as const,
    queryFn: ({ signal }) => read({ name, days }, signal),
  })

/** The same of these websites alone, and day by day, oldest first. */
export const dailyCountsQuery = (name: Counted, days: number, websites: readonly number[]) =>
  queryOptions({
    queryKey: [...websiteCountsKey, name, days, websites] as const,
    queryFn: ({ signal }) => read({ name, days, websites: websites.join(',') }, signal),
    // Websites that stay in the list keep their figures while those of others come.
    placeholderData: keepPreviousData,
  })

const read = async (query: { name: Counted; days: number; websites?: string }, signal: AbortSignal) =>
  (await request(WebsiteCountsAnswer, 'GET', '/stats', { query, signal })).data
