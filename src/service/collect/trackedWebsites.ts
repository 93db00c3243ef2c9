import { LRUCache } from 'lru-cache'
import type { Clock } from '#service/clock.ts'
import { normalizeDomain } from '#service/domain.ts'
import type { WebsiteRow } from '#service/storage/sql/tables.ts'
import { type TrackedWebsite, trackedWebsite } from './TrackedWebsite.ts'

export type TrackedWebsites = {
  /** Takes a domain as a page's script names it. */
  find(domain: string): Promise<TrackedWebsite | undefined>
}

/** How long a change of a website may go unseen, in milliseconds. */
const longestUnseen = 1000

/**
 * Websites by domain, looked up once a second at most, those that do not exist too. While the database is away a website counts on
 * as it was known last.
 */
export function trackedWebsites(
  findByDomain: (domain: string) => Promise<WebsiteRow | undefined>,
  clock: Clock,
): TrackedWebsites {
  type Known = { website: Promise<TrackedWebsite | undefined>; since: number }
  const known = new LRUCache<string, Known>({ max: 10_000 })

  async function look(name: string): Promise<TrackedWebsite | undefined> {
    const domain = normalizeDomain(name)
    const row = domain && (await findByDomain(domain))
    return row ? trackedWebsite(row) : undefined
  }

  return {
    find(name) {
      const now = clock()
      const entry = known.get(name)
      // A clock that was set back must not make an entry last.
      if (entry && Math.abs(now - entry.since) < longestUnseen) return entry.website
      const website = look(name).catch(async (error: unknown) => {
        const last = await entry?.website
        if (!last) throw error
        return last
      })
      known.set(name, { website, since: now })
      website.catch(() => known.delete(name))
      return website
    },
  }
}
