import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import type { App } from '#service/http/App.ts'
import { notFound } from '#service/http/problems.ts'
import { languageOf } from '#service/reports/languageOf.ts'
import type { Subscriptions } from '#service/reports/openSubscriptions.ts'
import type { UnsubscribeLinks } from './links.ts'
import { askPage, donePage, policy } from './page.ts'

type Parts = {
  links: Pick<UnsubscribeLinks, 'accountOf'>
  subscriptions: Pick<Subscriptions, 'account' | 'end'>
  /** Writes down in an account's audit log that a website's reports have ended. */
  noteEnd: (accountId: number, website: string) => Promise<void>
  /** Where the websites are. */
  baseUrl: string
}

const schema = { hide: true, params: z.object({ token: z.string() }) }

/** Where the unsubscribe links of reports lead. Who has the link needs no key. */
export function unsubscribeRoutes(app: App, { links, subscriptions, noteEnd, baseUrl }: Parts): void {
  // Mail clients post one of two types of form (RFC 8058, section 3.2). Nothing in it matters.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 16 * 1024 }, (_request, _body, done) => done(null))

  app.get('/unsubscribe/:token', { schema }, async ({ params }, reply) => {
    const account = await accountOf(params.token)
    return send(reply, askPage(languageOf(account)))
  })

  app.post('/unsubscribe/:token', { schema }, async ({ params }, reply) => {
    const account = await accountOf(params.token)
    for (const { domain } of await subscriptions.end(account.id)) await noteEnd(account.id, domain)
    return send(reply, donePage(languageOf(account), `${baseUrl}/websites`))
  })

  async function accountOf(token: string) {
    const id = links.accountOf(token)
    const account = id === undefined ? undefined : await subscriptions.account(id)
    if (!account) throw notFound('page')
    return account
  }
}

const send = (reply: FastifyReply, page: string) =>
  reply
    .type('text/html; charset=utf-8')
    .header('Content-Security-Policy', policy)
    .header('Cache-Control', 'no-store')
    .send(page)
