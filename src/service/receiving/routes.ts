import type { FastifyRequest } from 'fastify'
import { One } from '#contract/list.ts'
import { Received, ReceivedQuery } from '#contract/received.ts'
import { ById } from '#contract/website.ts'
import { alone, Answers } from '#service/asking/Answers.ts'
import { askerOf } from '#service/asking/askerOf.ts'
import type { Turns } from '#service/asking/Turns.ts'
import type { App } from '#service/http/App.ts'
import type { WebsiteRow } from '#service/storage/sql/tables.ts'
import type { Receiving } from './openReceiving.ts'

type Parts = {
  receiving: Pick<Receiving, 'read'>
  turns: Turns
  /** The website of whoever asks; throws a 401 or 404 otherwise. */
  owned: (request: FastifyRequest, id: number) => Promise<WebsiteRow>
}

/** What became of the hits that a website was sent. Its holder's alone: others are shown who came, not who was left out. */
export function receivedRoutes(app: App, { receiving, turns, owned }: Parts): void {
  const answers = new Answers({
    turns,
    find: alone(({ website, query }: { website: WebsiteRow; query: ReceivedQuery }, signal) =>
      receiving.read(website, query, { signal }),
    ),
  })

  app.get(
    '/stats/:id/received',
    {
      schema: {
        tags: ['Statistics'],
        summary: 'Read what became of hits',
        description:
          'How many hits were stored and how many were left out, by reason, and when the service did not collect. Filters do not apply: of a hit that was left out nothing is known but why.',
        params: ById,
        querystring: ReceivedQuery,
        response: { 200: One(Received) },
      },
    },
    async (request) => {
      const website = await owned(request, request.params.id)
      const data = await answers.to(askerOf(request), {
        key: JSON.stringify([website.id, website.timezone, request.query]),
        asked: { website, query: request.query },
      })
      return { data }
    },
  )
}
