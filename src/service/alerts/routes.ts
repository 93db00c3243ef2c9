import type { FastifyRequest } from 'fastify'
import { AlertAnswer, AlertsAnswer, AlertsUpdate } from '#contract/alerts.ts'
import { ById } from '#contract/website.ts'
import { Allowance } from '#service/http/Allowance.ts'
import type { App } from '#service/http/App.ts'
import type { Note } from '#service/http/Note.ts'
import type { Tries } from '#service/storage/sql/openTries.ts'
import type { WebsiteRow } from '#service/storage/sql/tables.ts'
import type { Alerts } from './openAlerts.ts'

type Parts = {
  alerts: Alerts
  /** The website of whoever asks; throws a 401 or 404 otherwise. */
  owned: (request: FastifyRequest, id: number) => Promise<WebsiteRow>
  /** Whoever makes this request chooses alerts of a website for the first time. */
  onFirst: (request: FastifyRequest, accountId: number) => Promise<void>
  note: Note
  tries: Tries
}

/** Tests of one account in a minute: each is a mail and a request to somebody else. */
const mostTests = 5

const tags = ['Alerts']
const params = ById

/** A website's alerts: which there are, which ways they go, and what became of them. */
export function alertRoutes(app: App, { alerts, owned, onFirst, note, tries }: Parts): void {
  const allowance = new Allowance(tries, { name: 'alert tests', most: mostTests })

  app.get(
    '/websites/:id/alerts',
    {
      // A webhook's address may be as good as a password.
      config: { access: 'full' },
      schema: { tags, summary: 'Show alerts', params, response: { 200: AlertsAnswer } },
    },
    async (request) => ({ data: await alerts.show(await owned(request, request.params.id)) }),
  )

  app.put(
    '/websites/:id/alerts',
    {
      schema: {
        tags,
        summary: 'Update alerts',
        description: 'Only what is sent changes. The answer to the first webhook has the secret of its signatures.',
        consumes: ['application/x-www-form-urlencoded', 'application/json'],
        params,
        body: AlertsUpdate,
        response: { 200: AlertsAnswer },
      },
    },
    async (request) => {
      const website = await owned(request, request.params.id)
      if (!(await alerts.areChosen(website))) await onFirst(request, website.account_id)
      const data = await alerts.update(website, request.body)
      await note(request, 'website_changed', { website: website.domain, fields: ['alerts'] })
      return { data }
    },
  )

  app.post(
    '/websites/:id/alerts/secret',
    {
      schema: {
        tags,
        summary: 'Make a new secret',
        description: 'The one before is worth nothing any more. It is given in this answer alone.',
        params,
        response: { 200: AlertsAnswer },
      },
    },
    async (request) => {
      const website = await owned(request, request.params.id)
      const data = await alerts.renewSecret(website)
      await note(request, 'website_changed', { website: website.domain, fields: ['alerts'] })
      return { data }
    },
  )

  app.post(
    '/websites/:id/alerts/test',
    { schema: { tags, summary: 'Send a test', params, response: { 200: AlertAnswer } } },
    async (request) => {
      const website = await owned(request, request.params.id)
      await allowance.take(website.account_id)
      return { data: await alerts.test(website) }
    },
  )
}
