import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { ReportPreviewQuery, type Reports, ReportsAnswer, ReportsSend, ReportsUpdate } from '#contract/reports.ts'
import { Allowance } from '#service/http/Allowance.ts'
import type { App } from '#service/http/App.ts'
import { spokenBy } from '#service/http/language.ts'
import { notFound, Refusal, tooManyAttempts } from '#service/http/problems.ts'
import { inTurn } from '#service/inTurn.ts'
import type { Tries } from '#service/storage/sql/openTries.ts'
import type { AccountRow } from '#service/storage/sql/tables.ts'
import { languageOf } from './languageOf.ts'
import type { Reporting } from './openReporting.ts'
import { pageOf, policy } from './previewing/page.ts'

type Parts = {
  reporting: Reporting
  /** Whose key it is; throws a 401 when there is none. */
  holder: (request: FastifyRequest) => AccountRow
  tries: Tries
}

/** Reports of one account in a minute: each asks some dozens of statistics. */
const mostPreviews = 20

/** Mails of one account in a minute. */
const mostMails = 3

/** What an account can see and say of its reports. */
export function reportRoutes(app: App, { reporting, holder, tries }: Parts): void {
  const { subscriptions, previews } = reporting
  const previewing = new Allowance(tries, { name: 'report previews', most: mostPreviews })
  const sending = new Allowance(tries, { name: 'report mails', most: mostMails })
  const oneByOne = inTurn(20)

  app.get(
    '/reports',
    { schema: { tags, summary: 'Show reports by mail and what became of them', response: { 200: ReportsAnswer } } },
    async (request) => ({ data: await record(inLanguage(request, holder(request))) }),
  )

  app.put(
    '/reports',
    {
      schema: {
        tags,
        consumes,
        summary: 'Choose the language of mails',
        body: ReportsUpdate,
        response: { 200: ReportsAnswer },
      },
    },
    async (request) => {
      const account = holder(request)
      const { language } = request.body
      await subscriptions.speak(account.id, language)
      return { data: await record({ ...account, language }) }
    },
  )

  app.post(
    '/reports/send',
    {
      schema: {
        tags,
        consumes,
        summary: 'Send the last report once more',
        description:
          'To the address of the account. A 409 where the service has no mail server, or there is no website.',
        body: ReportsSend,
        response: { 202: ReportsAnswer },
      },
    },
    async (request, reply) => {
      const account = inLanguage(request, holder(request))
      if (!reporting.canSend) throw new Refusal(409, 'This service has no mail server (SMTP_URL).')
      await sending.take(account.id)
      await inOrder(() => reporting.sendLast(account, request.body.kind))
      return reply.code(202).send({ data: await record(account) })
    },
  )

  app.get(
    '/reports/preview',
    {
      schema: {
        tags,
        summary: 'Show the last report as it would be now',
        produces: ['text/html'],
        querystring: ReportPreviewQuery,
        response: { 200: z.string() },
      },
    },
    async (request, reply) => {
      const account = inLanguage(request, await shown(request, request.query))
      await previewing.take(account.id)
      const report = await inOrder(() => reporting.lastReport(account, request.query.kind))
      return reply
        .type('text/html; charset=utf-8')
        .header('Content-Security-Policy', policy)
        .serializer(String)
        .send(pageOf(report))
    },
  )

  async function record(account: AccountRow): Promise<Reports> {
    return {
      can_send: reporting.canSend,
      address: account.email,
      language: languageOf(account),
      previews: { weekly: previews.linkTo(account.id, 'weekly'), monthly: previews.linkTo(account.id, 'monthly') },
      mails: await reporting.mails(account.id),
    }
  }

  async function shown(request: FastifyRequest, { kind, token }: ReportPreviewQuery): Promise<AccountRow> {
    if (token === undefined) return holder(request)
    const id = previews.accountOf(token, kind)
    const account = id === undefined ? undefined : await subscriptions.account(id)
    if (!account) throw notFound('page')
    return account
  }

  async function inOrder<Made>(make: () => Promise<Made>): Promise<Made> {
    const made = await oneByOne(async () => ({ value: await make() }))
    if (!made) throw tooManyAttempts(5)
    return made.value
  }
}

/** An account for which nobody chose a language yet is spoken to in that of whoever asks. */
const inLanguage = ({ headers }: FastifyRequest, account: AccountRow): AccountRow => ({
  ...account,
  language: account.language ?? spokenBy(headers['accept-language']),
})

const tags = ['Reports']
const consumes = ['application/x-www-form-urlencoded', 'application/json']
