import type { FastifyRequest } from 'fastify'
import { WebsiteCountsAnswer } from '#contract/websiteCounts.ts'
import { WebsiteCountsQuery } from '#contract/websiteCountsQuery.ts'
import { alone, Answers } from '#service/asking/Answers.ts'
import { askerOf } from '#service/asking/askerOf.ts'
import type { Turns } from '#service/asking/Turns.ts'
import type { App } from '#service/http/App.ts'
import type { WebsiteRow } from '#service/storage/sql/tables.ts'
import type { Statistics } from './openStatistics.ts'

type Parts = {
  statistics: Pick<Statistics, 'countWebsites'>
  turns: Turns
  /** The websites of whoever asks, or those of them that are named; throws a 401 without a key. */
  ownedAmong: (request: FastifyRequest, ids: readonly number[] | undefined) => Promise<WebsiteRow[]>
}

type View = Parameters<Statistics['countWebsites']>[1]

/** One number of many websites. */
export function websiteCountsRoutes(app: App, { statistics, turns, ownedAmong }: Parts): void {
  const answers = new Answers({
    turns,
    find: alone(({ websites, view }: { websites: WebsiteRow[]; view: View }, signal) =>
      statistics.countWebsites(websites, view, { signal }),
    ),
  })

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
      const { websites: ids, ...asked } = request.query
      const websites = await ownedAmong(request, ids)
      const view = { ...asked, byDay: ids !== undefined }
      const data = await answers.to(askerOf(request), {
        key: JSON.stringify([websites.map(({ id, timezone }) => [id, timezone]), view]),
        asked: { websites, view },
      })
      return { data }
    },
  )
}
