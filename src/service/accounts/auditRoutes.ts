import type { FastifyRequest } from 'fastify'
import { AuditEntry } from '#contract/audit.ts'
import { List, PageQuery } from '#contract/list.ts'
import type { App } from '#service/http/App.ts'
import { holder } from '#service/http/holder.ts'
import { listing } from '#service/http/listing.ts'
import type { Audit } from './openAudit.ts'

type Parts = {
  audit: Pick<Audit, 'list'>
  addressOf: (request: FastifyRequest) => URL
}

/** What was done in the account of whoever asks, newest first. */
export function auditRoutes(app: App, { audit, addressOf }: Parts): void {
  app.get(
    '/account/audit',
    {
      schema: {
        tags: ['Account'],
        summary: 'Read audit log',
        querystring: PageQuery,
        response: { 200: List(AuditEntry) },
      },
    },
    async (request) => {
      const { rows, total } = await audit.list(holder(request), request.query)
      return { data: rows, ...listing(addressOf(request), request.query, total, rows.length) }
    },
  )
}
