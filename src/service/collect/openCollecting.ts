import type { Clock } from '#service/clock.ts'
import type { Hits } from '#service/storage/hits/openHits.ts'
import type { Sql } from '#service/storage/sql/openSql.ts'
import type { WebsiteRow } from '#service/storage/sql/tables.ts'
import { lastHits } from './lastHits.ts'
import { type Collect, type HitOutcome, type IsOwn, openCollector } from './openCollector.ts'
import { openFold } from './openFold.ts'
import { perSecond } from './perSecond.ts'
import { openPlaces } from './places/openPlaces.ts'
import { type CountRefused, countRefused } from './refusals.ts'
import type { ServiceRules } from './ServiceRules.ts'
import { openSpam } from './spam/openSpam.ts'
import { type ToHit, toHit } from './toHit.ts'
import { trackedWebsites } from './trackedWebsites.ts'
import { openVisitorKeys, type VisitorKeys } from './visitors/openVisitorKeys.ts'

export type Collecting = {
  collect: Collect
  refused: CountRefused
  toHit: ToHit
  /** Keys for one import: those of days that are over live as long as it does. */
  keysOfImport: () => VisitorKeys
  close(): Promise<void>
}

type Parts = {
  sql: Sql
  hits: Hits
  websites: {
    findByDomain(domain: string): Promise<WebsiteRow | undefined>
    touch(id: number, time: number): Promise<void>
  }
  isOwn: IsOwn
  clock: Clock
  geoDatabase: string | undefined
  /** The owner's file of spam domains. */
  referrerSpam: string | undefined
  respects: ServiceRules['respects']
  /** Hits a second for each website, at all copies of the service together; 0 = no limit. */
  websiteRate: number
  /** What of a limit is this copy's. */
  share: (limit: number) => number
  /** Called for each website after its hit was stored. */
  onStored: (websiteId: number) => void
  /** Called with what became of each hit that a website was sent. */
  onOutcome: (websiteId: number, outcome: HitOutcome) => void
  /** Told of what fails beside the requests. */
  onError: (error: unknown) => void
}

/** Hits that are refused and counted in a second, for all websites together. */
const mostRefused = 1000

/** How often keys of days that are over are looked for, in milliseconds. */
const forgetEvery = 3_600_000

/** All that collecting is made of; throws when the owner's geo database or list of spam cannot be opened. */
export async function openCollecting(parts: Parts): Promise<Collecting> {
  const { sql, hits, websites, isOwn, clock, geoDatabase, websiteRate, share, respects, onError } = parts
  const spam = openSpam(parts.referrerSpam, onError)
  const places = openPlaces(geoDatabase, onError)
  const makeHit = toHit(places, { respects, isSpam: (host) => spam.value()(host) })
  const keys = openVisitorKeys(sql, clock)
  const last = lastHits((id, time) => websites.touch(id, time), onError)
  const tracked = trackedWebsites((domain) => websites.findByDomain(domain), clock)
  await keys.forget()
  const forgetting = setInterval(() => keys.forget().catch(onError), forgetEvery).unref()
  return {
    collect: openCollector({
      websites: tracked,
      keys,
      isOwn,
      toHit: makeHit,
      hits,
      admits: perSecond(() => share(websiteRate), clock),
      fold: openFold(),
      onOutcome: parts.onOutcome,
      onStored(id, time) {
        last.onStored(id, time)
        parts.onStored(id)
      },
    }),
    refused: countRefused({
      websites: tracked,
      admits: perSecond(() => share(mostRefused), clock),
      onOutcome: parts.onOutcome,
      onError,
    }),
    toHit: makeHit,
    keysOfImport: () => openVisitorKeys(sql, clock),
    async close() {
      clearInterval(forgetting)
      spam.close()
      places.close()
      await last.close()
    },
  }
}
