import { Readable } from 'node:stream'
import { z } from 'zod'
import { ById, WebsiteCreate } from '#contract/website.ts'
import { normalizeDomain } from '#service/domain.ts'
import type { App } from '#service/http/App.ts'
import { invalid, notFound, Refusal } from '#service/http/problems.ts'
import type { AccountRow, WebsiteRow } from '#service/storage/sql/tables.ts'
import { importLog, type ImportParts } from './importLog.ts'
import { ImportSummary } from './ImportSummary.ts'

/** The website a log belongs to. It is made, for the account, if it is not tracked. */
const WebsiteRequest = z.object({ domain: WebsiteCreate.shape.domain, account: z.string().optional() })

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
    async ({ body: { domain, account: email } }) => {
      const holder = await account(email)
      const website = await websites.findByDomain(normalizeDomain(domain) ?? domain)
      if (!website) return { ...(await websites.create(holder, WebsiteCreate.parse({ domain }))), created: true }
      if (email !== undefined && website.account_id !== holder.id)
        throw invalid({ account: [`${website.domain} is another account's website.`] })
      return { ...website, created: false }
    },
  )

  app.post(
    '/websites/:id/log',
    { schema: { params: ById, body: z.instanceof(Readable), response: { 200: ImportSummary } } },
    async ({ params, body, raw }) => {
      const website = await websites.find(params.id)
      if (!website) throw notFound('website')
      const imported = importLog(body, website, parts)
      running.add(imported)
      try {
        return await imported
      } catch (error) {
        // Nobody is left to hear of it, and it is no fault of the service.
        if (!raw.complete) throw new Refusal(400, 'The log broke off. What came of it is stored.')
        throw error
      } finally {
        running.delete(imported)
      }
    },
  )
}
