import { dayIn } from '#service/clock.ts'
import type { Hit } from '#service/storage/hits/Hit.ts'
import type { Hits } from '#service/storage/hits/openHits.ts'
import type { Fold } from './openFold.ts'
import { isHit, type Reason } from './Reason.ts'
import type { Dropped, ToHit } from './toHit.ts'
import type { TrackedWebsite } from './TrackedWebsite.ts'
import type { TrackedWebsites } from './trackedWebsites.ts'
import type { Visit } from './Visit.ts'
import type { VisitorKeys } from './visitors/openVisitorKeys.ts'

type Outcome =
  | { outcome: 'stored' }
  | { outcome: 'dropped'; reason: Reason }
  /** No website has the domain. */
  | { outcome: 'unknown'; domain: string }

/** What became of a hit for one website; one that `failed` should have been stored and was not, of `malformed` nothing could be. */
export type HitOutcome = 'stored' | 'failed' | 'malformed' | Reason

/** Resolves when the hit is stored, or will not be; throws `Busy`. */
export type Collect = (visit: Visit) => Promise<Outcome>

/** Whether the visit's mark makes its browser one of the owner's own, on one of these websites. */
export type IsOwn = (visit: Visit, websiteIds: readonly number[]) => Promise<boolean>

type Parts = {
  websites: TrackedWebsites
  keys: VisitorKeys
  isOwn: IsOwn
  toHit: ToHit
  hits: Pick<Hits, 'insert'>
  /** Whether a website may have one more hit this second. */
  admits: (websiteId: number) => boolean
  /** Keeps what is listed from growing without end. */
  fold: Fold
  /** Called for each website after its hit was stored, with the hit's time in milliseconds. */
  onStored: (websiteId: number, time: number) => void
  onOutcome: (websiteId: number, outcome: HitOutcome) => void
}

/** Check, enrich, store. A visit may count for several websites (`d: 'example.com,example.org'`): one that takes it is enough. */
export function openCollector(parts: Parts): Collect {
  const { websites, keys, isOwn, toHit, hits, admits, fold, onStored, onOutcome } = parts
  /** The websites a visit names and may count for, each once however it is spelt. */
  async function named({ event, accountId }: Visit): Promise<TrackedWebsite[]> {
    const found: TrackedWebsite[] = []
    for (const domain of event.d.split(',')) {
      const website = await websites.find(domain)
      if (!website || (accountId ?? website.accountId) !== website.accountId) continue
      if (!found.some(({ id }) => id === website.id)) found.push(website)
    }
    return found
  }

  function limited(website: TrackedWebsite, result: Hit | Dropped): Hit | Dropped {
    if ('dropped' in result) return result
    return admits(website.id) ? fold(website, result) : { dropped: 'rate' }
  }

  async function read(website: TrackedWebsite, visit: Visit): Promise<Hit | Dropped | undefined> {
    const key = await keys.of(website.id, dayIn(website.timeZone, visit.time))
    const result = key === undefined ? undefined : limited(website, toHit(website, visit, key))
    if (result && 'dropped' in result && isHit(result.dropped)) onOutcome(website.id, result.dropped)
    return result
  }

  /** A browser that is marked for one of a page's websites counts for none of them. */
  async function marked(visit: Visit, found: TrackedWebsite[]): Promise<Visit> {
    const websiteIds = found.map(({ id }) => id)
    return { ...visit, own: await isOwn(visit, websiteIds) }
  }

  return async (given) => {
    const found = await named(given)
    const visit = given.event.o ? await marked(given, found) : given
    const rows: Hit[] = []
    let left: Dropped | undefined
    for (const website of found) {
      const result = await read(website, visit)
      if (!result) continue
      if ('dropped' in result) left ??= result
      else rows.push(result)
    }
    if (rows.length > 0) {
      await hits.insert(rows).catch((error: unknown) => {
        for (const hit of rows) onOutcome(hit.website_id, 'failed')
        throw error
      })
      for (const hit of rows) {
        onOutcome(hit.website_id, 'stored')
        onStored(hit.website_id, hit.time)
      }
      return { outcome: 'stored' }
    }
    return left ? { outcome: 'dropped', reason: left.dropped } : { outcome: 'unknown', domain: visit.event.d }
  }
}
