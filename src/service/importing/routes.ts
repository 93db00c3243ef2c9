import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { ByImport, ImportList } from '#contract/imports.ts'
import { ById } from '#contract/website.ts'
import type { InTurn } from '#service/asking/InTurn.ts'
import type { App } from '#service/http/App.ts'
import type { Note } from '#service/http/Note.ts'
import type { WebsiteRow } from '#service/storage/sql/tables.ts'
import type { Imports } from './openImports.ts'
import { record } from './record.ts'
import { removeImport } from './removeImport.ts'

type Parts = {
  imports: Imports
  inTurn: InTurn
  /** The website of whoever asks; throws a 401 or a 404. */
  owned: (request: FastifyRequest, id: number) => Promise<WebsiteRow>
  note: Note
}

const tags = ['Websites']

/** What was imported into a website. */
export function importRoutes(app: App, { imports, inTurn, owned, note }: Parts): void {
  app.get(
    '/websites/:id/imports',
    { schema: { tags, summary: 'List imports', params: ById, response: { 200: ImportList } } },
    async (request) => {
      const { id } = await owned(request, request.params.id)
      return { data: (await inTurn(request, () => imports.list(id))).map(record) }
    },
  )

  app.delete(
    '/websites/:id/imports/:import',
    {
      schema: {
        tags,
        summary: 'Remove import',
        description: 'Its hits are counted no more as soon as this is answered.',
        params: ByImport,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const website = await owned(request, request.params.id)
      await removeImport(imports, website, request.params.import)
      await note(request, 'import_removed', { website: website.domain })
      return reply.code(204).send(null)
    },
  )
}
