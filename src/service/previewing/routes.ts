import type { FastifyRequest } from 'fastify'
import { PreviewAnswer, PreviewRequest } from '#contract/preview.ts'
import { ById } from '#contract/website.ts'
import type { InTurn } from '#service/asking/InTurn.ts'
import type { App } from '#service/http/App.ts'
import type { WebsiteRow } from '#service/storage/sql/tables.ts'
import type { Previews } from './openPreviews.ts'

type Parts = {
  previews: Previews
  inTurn: InTurn
  /** The website of whoever asks; throws a 401 or 404 otherwise. */
  owned: (request: FastifyRequest, id: number) => Promise<WebsiteRow>
  /** The website as it would be with these rules; throws a 422. */
  withRules: (website: WebsiteRow, rules: PreviewRequest) => WebsiteRow
}

/** What a website's rules would have left out, before they are saved. */
export function previewRoutes(app: App, { previews, inTurn, owned, withRules }: Parts): void {
  app.post(
    '/websites/:id/preview',
    {
      // It changes nothing; its rules are sent as a form is.
      config: { access: 'read' },
      schema: {
        tags: ['Websites'],
        summary: 'Preview rules',
        description:
          'What rules for parameters and bots would have done to the pageviews of the last 30 days. Addresses are not stored, so nothing can be said of rules for them.',
        consumes: ['application/x-www-form-urlencoded', 'application/json'],
        params: ById,
        body: PreviewRequest,
        response: { 200: PreviewAnswer },
      },
    },
    async (request) => {
      const website = await owned(request, request.params.id)
      const changed = withRules(website, request.body)
      // Many parameters against many rules are heavy, and whoever types asks often.
      return { data: await inTurn(request, (wanted) => previews.read(changed, website.exclude_bots === 0, wanted)) }
    },
  )
}
