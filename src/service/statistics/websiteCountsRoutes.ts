import type { FastifyRequest } from 'fastify'
import { WebsiteCountsAnswer } from '#contract/websiteCounts.ts'
import { WebsiteCountsQuery } from '#contract/websiteCountsQuery.ts'
import type { App } from '#service/http/App.ts'
import type { WebsiteRow } from '#service/storage/sql/tables.ts'
import type { Statistics } from './openStatistics.ts'
import type { Turns } from './Turns.ts'

type Parts = {
  statistics: Pick<Statistics, 'countWebsites'>
  turns: Turns
  /** The websites of whoever asks, or those of them that are named; throws a 401 without a key. */
  ownedAmong: (request: FastifyRequest, ids: readonly number[] | undefined) => Promise<WebsiteRow[]>
}

/** One number of many websites. */
export function websiteCountsRoutes(app: App, { statistics, turns, ownedAmong }: Parts): void {
  app.get(
    '/stats',
    {
      schema: {
        tags: ['Statistics'],
        summary: 'Count over the last days of all websites',
        querystring: WebsiteCountsQuery,
        response: { 200: WebsiteCountsAnswer },
      },
    },
    async (request) => {
      const { websites: ids, ...view } = request.query
      const websites = await ownedAmong(request, ids)
      const data = await turns.take(
        `account ${request.account?.id}`,
        () => !request.socket.destroyed,
        () => statistics.countWebsites(websites, { ...view, byDay: ids !== undefined }),
      )
      return { data }
    },
  )
}
