import type { FastifyRequest } from 'fastify'
import { DeletionAnswer, DeletionRequest, RetentionAnswer, RetentionQuery } from '#contract/deletion.ts'
import { ById } from '#contract/website.ts'
import type { InTurn } from '#service/asking/InTurn.ts'
import type { App } from '#service/http/App.ts'
import type { Note } from '#service/http/Note.ts'
import type { WebsiteRow } from '#service/storage/sql/tables.ts'
import type { Deletions } from './openDeletions.ts'
import type { Retention } from './openRetention.ts'

type Parts = {
  deletions: Deletions
  retention: Pick<Retention, 'preview'>
  inTurn: InTurn
  /** The website of whoever asks; throws a 401 or 404 otherwise. */
  owned: (request: FastifyRequest, id: number) => Promise<WebsiteRow>
  note: Note
}

/** How hits come to an end before their website does. */
export function keepingRoutes(app: App, { deletions, retention, inTurn, owned, note }: Parts): void {
  app.post(
    '/websites/:id/deletions',
    {
      schema: {
        tags,
        summary: 'Delete hits',
        description:
          'Counts the hits of some days, of a page (`*` stands for any characters), or both. Sent again with the `hits` and `until` of that answer it deletes them; statistics are without them when this is answered. When it is not that many any more, nothing is deleted and the answer is 409.',
        consumes: ['application/x-www-form-urlencoded', 'application/json'],
        params: ById,
        body: DeletionRequest,
        response: { 200: DeletionAnswer },
      },
    },
    async (request) => {
      const website = await owned(request, request.params.id)
      const { until, hits } = request.body
      if (until === undefined || hits === undefined)
        return { data: await inTurn(request, () => deletions.count(website, request.body)) }
      const data = await deletions.delete(website, { ...request.body, until })
      await note(request, 'hits_deleted', { website: website.domain, hits, ...daysOf(data) })
      return { data }
    },
  )

  app.get(
    '/websites/:id/retention',
    {
      schema: {
        tags,
        summary: 'Preview retention',
        description: 'What would be deleted if the website kept its hits for so many months (`keep_months`).',
        params: ById,
        querystring: RetentionQuery,
        response: { 200: RetentionAnswer },
      },
    },
    async (request) => {
      const website = await owned(request, request.params.id)
      return { data: await inTurn(request, () => retention.preview(website, request.query.months)) }
    },
  )
}

const tags = ['Websites']

const daysOf = ({ from_date, to_date }: { from_date: string | null; to_date: string | null }) =>
  from_date !== null && to_date !== null ? { from: from_date, to: to_date } : {}
