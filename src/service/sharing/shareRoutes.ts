import { ByDomain, type Locked, type Shared, SharedAnswer } from '#contract/share.ts'
import { statisticNames } from '#contract/statistic.ts'
import { normalizeDomain } from '#service/domain.ts'
import type { App } from '#service/http/App.ts'
import { keyless } from '#service/http/openapi.ts'
import { notFound, unauthenticated } from '#service/http/problems.ts'
import { isLive, type Reading, takesFilters } from '#service/Reading.ts'
import type { WebsiteRow } from '#service/storage/sql/tables.ts'
import type { Opens } from './readable.ts'

type Parts = {
  findByDomain: (domain: string) => Promise<WebsiteRow | undefined>
  opens: Opens
}

/** What the page of a website's shared statistics is drawn by. */
export function shareRoutes(app: App, { findByDomain, opens }: Parts): void {
  app.get(
    '/share/:domain',
    {
      schema: {
        security: keyless,
        tags: ['Sharing'],
        summary: 'Show what is shared',
        description:
          'Needs no key: what is public, what a token or a frozen link opens, or that a password is asked for. A website that is private is answered like one that is not there.',
        params: ByDomain,
        response: { 200: SharedAnswer },
      },
    },
    async ({ account, credential, params }) => {
      // Its holder is told what everybody is.
      const sent = account ? null : credential
      const website = await findByDomain(normalizeDomain(params.domain) ?? '')
      const reading = await opens(sent, website)
      if (reading) return { data: shared(reading) }
      if (sent !== null) throw unauthenticated()
      if (website?.privacy !== 2) throw notFound('website')
      return { data: locked(website) }
    },
  )
}

const locked = ({ id, domain }: WebsiteRow): Locked => ({ id, domain, privacy: 2 })

function shared(reading: Reading): Shared {
  const { website, statistics, minimum, frozen } = reading
  const { id, domain, privacy, timezone } = website
  return {
    id,
    domain,
    privacy,
    timezone,
    statistics: statisticNames.filter((name) => statistics.has(name)),
    minimum,
    filters: takesFilters(reading),
    live: isLive(reading),
    frozen: frozen && {
      from_date: frozen.from_date,
      to_date: frozen.to_date,
      compare_from_date: frozen.compare_from_date,
      compare_to_date: frozen.compare_to_date,
      created_at: frozen.created_at,
      expires_at: frozen.expires_at,
    },
  }
}
