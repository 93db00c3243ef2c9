import type { FastifyRequest } from 'fastify'
import { CheckAnswer } from '#contract/check.ts'
import { ById } from '#contract/website.ts'
import type { App } from '#service/http/App.ts'
import type { Tries } from '#service/storage/sql/openTries.ts'
import type { WebsiteRow } from '#service/storage/sql/tables.ts'
import { Allowance } from '#service/http/Allowance.ts'
import type { Checks } from './openChecks.ts'

type Parts = {
  checks: Checks
  /** The website of whoever asks; throws a 401 or 404 otherwise. */
  owned: (request: FastifyRequest, id: number) => Promise<WebsiteRow>
  tries: Tries
}

/** Checks of one account in a minute: each is a request to somebody else. */
const mostChecks = 10

/** Whether a website has the script. */
export function checkRoutes(app: App, { checks, owned, tries }: Parts): void {
  const allowance = new Allowance(tries, { name: 'checks', most: mostChecks })

  app.post(
    '/websites/:id/check',
    {
      schema: {
        tags: ['Websites'],
        summary: 'Check script',
        description:
          'Opens the front page of the website, in 5 seconds at most, and looks for the script. Private and local addresses are not opened.',
        params: ById,
        response: { 200: CheckAnswer },
      },
    },
    async (request) => {
      const website = await owned(request, request.params.id)
      await allowance.take(website.account_id)
      return { data: { ...(await checks.run(website)), last_hit_at: website.last_hit_at } }
    },
  )
}
