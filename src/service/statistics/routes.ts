import { StatisticList } from '#contract/statistic.ts'
import { StatisticQuery } from '#contract/statisticQuery.ts'
import { ById } from '#contract/website.ts'
import type { FastifyRequest } from 'fastify'
import type { App } from '#service/http/App.ts'
import { keyIfAny } from '#service/http/openapi.ts'
import { listing } from '#service/http/listing.ts'
import { unchanged } from '#service/http/unchanged.ts'
import type { Reading } from '#service/Reading.ts'
import { checkShown } from './checkShown.ts'
import type { StatisticPage } from '#service/StatisticPage.ts'

type Parts = {
  /** The website as whoever asks may read it; throws a 401 or 404 where they may not. */
  readable: (request: FastifyRequest, id: number) => Promise<Reading>
  /** What a statistic is asked: it is read when it is the turn of whoever asks, and has a tag where it stays as it is. */
  ask: (
    request: FastifyRequest,
    reading: Reading,
    query: StatisticQuery,
  ) => Promise<{ tag: string | undefined; read: () => Promise<StatisticPage> }>
  addressOf: (request: FastifyRequest) => URL
}

/** More days than the longest range has. */
const everyDay = { page: 1, per_page: 4000 }

/** One named statistic of one website. */
export function statisticRoutes(app: App, { readable, ask, addressOf }: Parts): void {
  app.get(
    '/stats/:id',
    {
      schema: {
        security: keyIfAny,
        tags: ['Statistics'],
        summary: 'Read statistic',
        params: ById,
        querystring: StatisticQuery,
        response: { 200: StatisticList },
      },
    },
    async (request, reply) => {
      const reading = await readable(request, request.params.id)
      const query = request.query.all_days ? { ...request.query, ...everyDay } : request.query
      const { name, from, to, compare_from, compare_to } = query
      checkShown(reading, query)
      const { tag, read } = await ask(request, reading, query)
      if (tag !== undefined && unchanged(request, reply, tag, request.credential === null)) return reply
      const { rows, total, ...sums } = await read()
      const { links, meta } = listing(addressOf(request), query, total, rows.length)
      const ranges = { from_date: from, to_date: to, compare_from_date: compare_from, compare_to_date: compare_to }
      return { data: rows, links, meta: { ...meta, name, ...ranges, timezone: reading.website.timezone, ...sums } }
    },
  )
}
