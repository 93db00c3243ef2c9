import type { ImportedDays } from '#contract/imports.ts'
import { One } from '#contract/list.ts'
import {
  ById,
  PublicWebsite,
  Website,
  WebsiteAnswer,
  WebsiteCreate,
  WebsiteList,
  WebsiteListQuery,
  WebsiteUpdate,
} from '#contract/website.ts'
import { z } from 'zod'
import type { App } from '#service/http/App.ts'
import { keyIfAny } from '#service/http/openapi.ts'
import { holder } from '#service/http/holder.ts'
import { listing } from '#service/http/listing.ts'
import type { Note } from '#service/http/Note.ts'
import type { Reading } from '#service/Reading.ts'
import type { WebsiteRow } from '#service/storage/sql/tables.ts'
import type { FastifyRequest } from 'fastify'
import type { Websites } from './openWebsites.ts'
import { changedFields } from './changedFields.ts'
import type { Owned } from './owned.ts'
import { record } from './record.ts'

type Parts = {
  websites: Websites
  owned: Owned
  note: Note
  /** The website as whoever asks may read it; throws a 401 or 404 where they may not. */
  readable: (request: FastifyRequest, id: number) => Promise<Pick<Reading, 'website'>>
  /** The request's address as the outside writes it. */
  addressOf: (request: FastifyRequest) => URL
  /** Told when reports of a website are asked for. */
  onReported: (request: FastifyRequest, accountId: number) => Promise<void>
  /** The days of a website that have imported hits. */
  importedDays: (websiteId: number) => Promise<ImportedDays[]>
}

/** The five endpoints of a holder's websites. */
export function websiteRoutes(
  app: App,
  { websites, owned, note, readable, addressOf, onReported, importedDays }: Parts,
): void {
  app.get(
    '/websites',
    { schema: { tags, summary: 'List websites', querystring: WebsiteListQuery, response: { 200: WebsiteList } } },
    async (request) => {
      const { rows, total } = await websites.list(holder(request), request.query)
      return { data: rows.map(record), ...listing(addressOf(request), request.query, total, rows.length) }
    },
  )

  app.get(
    '/websites/:id',
    {
      schema: {
        security: keyIfAny,
        tags,
        summary: 'Show website',
        params: ById,
        response: { 200: One(z.union([Website, PublicWebsite])) },
      },
    },
    async (request) => {
      const { website } = await readable(request, request.params.id)
      if (!request.account) return { data: publicRecord(website) }
      return { data: { ...record(website), imported: await importedDays(website.id) } }
    },
  )

  app.post(
    '/websites',
    { schema: { tags, consumes, summary: 'Create website', body: WebsiteCreate, response: { 201: WebsiteAnswer } } },
    async (request, reply) => {
      const website = await websites.create(holder(request), request.body)
      if (request.body.email === 1) await onReported(request, website.account_id)
      await note(request, 'website_created', { website: website.domain })
      return reply
        .code(201)
        .header('Location', new URL(`websites/${website.id}`, addressOf(request)).href)
        .send({ data: record(website) })
    },
  )

  app.put(
    '/websites/:id',
    {
      schema: {
        tags,
        consumes,
        summary: 'Update website',
        params: ById,
        body: WebsiteUpdate,
        response: { 200: WebsiteAnswer },
      },
    },
    async (request) => {
      const website = await owned(request, request.params.id)
      if (request.body.email === 1) await onReported(request, website.account_id)
      const changed = await websites.update(website, request.body)
      const fields = changedFields(website, changed)
      if (fields.length > 0) await note(request, 'website_changed', { website: website.domain, fields })
      return { data: record(changed) }
    },
  )

  app.delete(
    '/websites/:id',
    { schema: { tags, summary: 'Delete website', params: ById, response: { 204: z.null() } } },
    async (request, reply) => {
      const website = await owned(request, request.params.id)
      await websites.delete(website)
      await note(request, 'website_deleted', { website: website.domain })
      return reply.code(204).send(null)
    },
  )
}

const tags = ['Websites']
const consumes = ['application/x-www-form-urlencoded', 'application/json']

const publicRecord = ({ id, domain, privacy, timezone }: WebsiteRow): PublicWebsite => ({
  id,
  domain,
  privacy,
  timezone,
})
