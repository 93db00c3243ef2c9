import { StatisticList } from '#contract/statistic.ts'
import { StatisticQuery } from '#contract/statisticQuery.ts'
import { ById } from '#contract/website.ts'
import type { FastifyRequest } from 'fastify'
import type { App } from '#service/http/App.ts'
import { languageOf } from '#service/http/language.ts'
import { listing } from '#service/http/listing.ts'
import type { WebsiteRow } from '#service/storage/sql/tables.ts'
import type { Statistics } from './openStatistics.ts'
import type { Turns } from './Turns.ts'

type Parts = {
  statistics: Statistics
  turns: Turns
  /** The website if whoever asks may read it; throws a 401 or 404 otherwise. */
  readable: (request: FastifyRequest, id: number) => Promise<WebsiteRow>
  addressOf: (request: FastifyRequest) => URL
}

/** One named statistic of one website. */
export function statisticRoutes(app: App, { statistics, turns, readable, addressOf }: Parts): void {
  app.get(
    '/stats/:id',
    {
      schema: {
        tags: ['Statistics'],
        summary: 'Read statistic',
        params: ById,
        querystring: StatisticQuery,
        response: { 200: StatisticList },
      },
    },
    async (request) => {
      const website = await readable(request, request.params.id)
      const { name, from, to, compare_from, compare_to } = request.query
      // All who read a website without a key have one turn among them, from however many addresses they come.
      const who = request.account ? `account ${request.account.id}` : `website ${website.id}`
      const { rows, total, ...sums } = await turns.take(
        who,
        () => !request.socket.destroyed,
        () => statistics.read(website, request.query, languageOf(request.headers['accept-language'])),
      )
      const { links, meta } = listing(addressOf(request), request.query, total, rows.length)
      const ranges = { from_date: from, to_date: to, compare_from_date: compare_from, compare_to_date: compare_to }
      return { data: rows, links, meta: { ...meta, name, ...ranges, timezone: website.timezone, ...sums } }
    },
  )
}
