import { Readable } from 'node:stream'
import { z } from 'zod'
import { Id } from '#contract/fields.ts'
import { Import } from '#contract/imports.ts'
import { ById, WebsiteCreate } from '#contract/website.ts'
import { normalizeDomain } from '#service/domain.ts'
import type { App } from '#service/http/App.ts'
import { invalid, notFound, Refusal } from '#service/http/problems.ts'
import type { AccountRow, WebsiteRow } from '#service/storage/sql/tables.ts'
import { formatNames } from './formats/formats.ts'
import { importHistory, type ImportParts } from './importHistory.ts'
import { ImportSummary } from './ImportSummary.ts'
import { record } from './record.ts'
import { removeImport } from './removeImport.ts'

/** The website a history belongs to. It is made, for the account, if it is not tracked and `make` says so. */
const WebsiteRequest = z.object({
  domain: WebsiteCreate.shape.domain,
  account: z.string().optional(),
  make: z.boolean().default(true),
})

const ByDomain = z.object({ domain: z.string() })

const HistoryQuery = z.object({
  /** What the files are called. */
  name: z.string().max(1000),
  format: z.enum(formatNames).optional(),
  dry_run: z.literal('1').optional(),
})

export const ImportsOfWebsite = z.object({ domain: z.string(), imports: z.array(Import) })

export const ImportedWebsite = z.object({ id: z.number(), domain: z.string(), created: z.boolean() })

type Parts = ImportParts & {
  websites: {
    find(id: number): Promise<WebsiteRow | undefined>
    findByDomain(domain: string): Promise<WebsiteRow | undefined>
    create(account: AccountRow, fields: WebsiteCreate): Promise<WebsiteRow>
  }
  /** The account of that address, or the owner's; throws a 422. */
  account: (email: string | undefined) => Promise<AccountRow>
}

/** What commands ask for. */
export function importRoutes(app: App, { websites, account, ...parts }: Parts): void {
  const running = new Set<Promise<ImportSummary>>()
  // An import whose connection is gone still has to store what it read.
  app.addHook('onClose', async () => {
    await Promise.allSettled(running)
  })

  app.addContentTypeParser('application/octet-stream', (_request, payload, done) => done(null, payload))

  app.put(
    '/websites',
    { schema: { body: WebsiteRequest, response: { 200: ImportedWebsite } } },
    async ({ body: { domain, account: email, make } }) => {
      const holder = await account(email)
      const website = await websites.findByDomain(normalizeDomain(domain) ?? domain)
      if (!website && !make) throw new Refusal(404, `${domain} is not tracked. Add it first: a dry run does not.`)
      if (!website) return { ...(await websites.create(holder, WebsiteCreate.parse({ domain }))), created: true }
      if (email !== undefined && website.account_id !== holder.id)
        throw invalid({ account: [`${website.domain} is another account's website.`] })
      return { ...website, created: false }
    },
  )

  async function named(domain: string): Promise<WebsiteRow> {
    const website = await websites.findByDomain(normalizeDomain(domain) ?? domain)
    if (!website) throw notFound(`website: ${domain}`)
    return website
  }

  app.get('/imports', { schema: { querystring: ByDomain, response: { 200: ImportsOfWebsite } } }, async ({ query }) => {
    const website = await named(query.domain)
    return { domain: website.domain, imports: (await parts.imports.list(website.id)).map(record) }
  })

  app.delete(
    '/imports/:import',
    { schema: { params: z.object({ import: Id }), querystring: ByDomain } },
    async ({ params, query }, reply) => {
      await removeImport(parts.imports, await named(query.domain), params.import)
      return reply.code(204).send()
    },
  )

  app.post(
    '/websites/:id/history',
    {
      schema: {
        params: ById,
        querystring: HistoryQuery,
        body: z.instanceof(Readable),
        response: { 200: ImportSummary },
      },
    },
    async ({ params, query: { name, format, dry_run }, body, raw }) => {
      const website = await websites.find(params.id)
      if (!website) throw notFound('website')
      const imported = importHistory(body, website, { name, format, dryRun: dry_run === '1' }, parts)
      running.add(imported)
      try {
        return await imported
      } catch (error) {
        // Nobody is left to hear of it, and it is no fault of the service.
        if (!raw.complete) throw new Refusal(400, 'The history broke off. What came of it is stored.')
        throw error
      } finally {
        running.delete(imported)
      }
    },
  )
}
