import type { Collecting } from '#service/collect/openCollecting.ts'
import { continentOf } from '#service/collect/places/continents.ts'
import { type TrackedWebsite, trackedWebsite } from '#service/collect/TrackedWebsite.ts'
import { visitor } from '#service/collect/visitors/visitor.ts'
import { dayIn } from '#service/clock.ts'
import { notFound } from '#service/http/problems.ts'
import type { ReadVisit } from '#service/importing/importHistory.ts'
import type { LeftOut, LoggedVisit } from '#service/importing/formats/LoggedVisit.ts'
import type { Hit } from '#service/storage/hits/Hit.ts'
import type { WebsiteRow } from '#service/storage/sql/tables.ts'

/** Reads the visits in one website's history by the rules of collecting, with visitor keys that live as long as the reader. */
export const readVisits =
  ({ toHit, keysOfImport }: Pick<Collecting, 'toHit' | 'keysOfImport'>) =>
  (row: WebsiteRow): ReadVisit => {
    const website = trackedWebsite(row)
    const keys = keysOfImport()
    const known = new Map<string, string>()

    const read = (visit: LoggedVisit, key: string): Hit | LeftOut => {
      const hit = toHit(website, visit, key)
      return 'dropped' in hit || !visit.told ? hit : { ...hit, ...asTold(website, visit.told, key) }
    }

    return (visit) => {
      const day = dayIn(website.timeZone, visit.time)
      const key = known.get(day)
      if (key) return read(visit, key)
      return keys.of(website.id, day).then((found) => {
        if (!found) throw notFound('website')
        known.set(day, found)
        return read(visit, found)
      })
    }
  }

/** Who it was and where, as the history knows it: it has no address. */
const asTold = (website: TrackedWebsite, told: NonNullable<LoggedVisit['told']>, key: string) => {
  const continent = continentOf(told.country)
  return {
    visitor: visitor(key, website.id, '', told.visitor),
    continent,
    country: continent === '' ? '' : told.country,
  }
}
