import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { ByFrozenLink, FrozenLinkCreate, FrozenLinkMade, FrozenLinks as FrozenLinkList } from '#contract/frozenLink.ts'
import type { StatisticQuery } from '#contract/statisticQuery.ts'
import { ById } from '#contract/website.ts'
import type { App } from '#service/http/App.ts'
import type { Note } from '#service/http/Note.ts'
import { sharedReading } from './readings.ts'
import type { WebsiteRow } from '#service/storage/sql/tables.ts'
import type { Reading } from '#service/Reading.ts'
import type { StatisticPage } from '#service/StatisticPage.ts'
import { freeze } from './freeze.ts'
import { frozenRecord } from './frozenRecord.ts'
import type { FrozenLinks } from './openFrozenLinks.ts'

type Parts = {
  frozenLinks: FrozenLinks
  /** The website of whoever asks; throws a 401 or 404 otherwise. */
  owned: (request: FastifyRequest, id: number) => Promise<WebsiteRow>
  /** What a statistic is asked, which is read when it is the turn of whoever asks. */
  ask: (
    request: FastifyRequest,
    reading: Reading,
    query: StatisticQuery,
  ) => Promise<{ read: () => Promise<StatisticPage> }>
  note: Note
  /** How the outside reaches the service. */
  baseUrl: string
}

const tags = ['Sharing']

/** Links to numbers as they are now, for whoever is given one: whatever the website's privacy is, and until they expire. */
export function frozenRoutes(app: App, { frozenLinks, owned, ask, note, baseUrl }: Parts): void {
  app.get(
    '/websites/:id/frozen',
    { schema: { tags, summary: 'List frozen links', params: ById, response: { 200: FrozenLinkList } } },
    async (request) => {
      const { id } = await owned(request, request.params.id)
      return { data: (await frozenLinks.list(id)).map(frozenRecord) }
    },
  )

  app.post(
    '/websites/:id/frozen',
    {
      schema: {
        tags,
        summary: 'Freeze numbers',
        description:
          'Keeps what is shared of these days as it is counted now: of each list the 500 rows that count most. The answer has the link, which is not known later.',
        consumes: ['application/x-www-form-urlencoded', 'application/json'],
        params: ById,
        body: FrozenLinkCreate,
        response: { 201: FrozenLinkMade },
      },
    },
    async (request, reply) => {
      const website = await owned(request, request.params.id)
      const reading = sharedReading(website)
      await frozenLinks.makeRoom(website.id)
      const answers = await freeze(reading, request.body, async (query) => (await ask(request, reading, query)).read())
      const { link, secret } = await frozenLinks.make(reading, request.body, answers)
      await note(request, 'website_changed', { website: website.domain, fields: ['frozen_links'] })
      const url = `${baseUrl}/share/${website.domain}#frozen=${secret}`
      return reply.code(201).send({ data: { ...frozenRecord(link), url } })
    },
  )

  app.delete(
    '/websites/:id/frozen/:link',
    { schema: { tags, summary: 'Revoke frozen link', params: ByFrozenLink, response: { 204: z.null() } } },
    async (request, reply) => {
      const { id, domain } = await owned(request, request.params.id)
      await frozenLinks.revoke(id, request.params.link)
      await note(request, 'website_changed', { website: domain, fields: ['frozen_links'] })
      return reply.code(204).send(null)
    },
  )
}
