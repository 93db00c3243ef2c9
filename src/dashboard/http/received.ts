import { One } from '#contract/list.ts'
import { Received } from '#contract/received.ts'
import type { Range } from '#dashboard/days/range.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { request } from './request.ts'
import { statisticsKey } from './statistics.ts'

const Answer = One(Received)

/** What became of the hits of a range, by day, and of one day by hour. Only for services that offer it. */
export const receivedQuery = (websiteId: number, { from, to }: Range) =>
  queryOptions({
    queryKey: [...statisticsKey(websiteId), 'received', from, to] as const,
    queryFn: async ({ signal }) =>
      (
        await request(Answer, 'GET', `/stats/${websiteId}/received`, {
          query: { from, to, by: from === to ? 'hour' : 'day' },
          signal,
        })
      ).data,
    placeholderData: keepPreviousData,
  })
