import type { Collecting } from '#service/collect/openCollecting.ts'
import { trackedWebsite } from '#service/collect/TrackedWebsite.ts'
import { dayIn } from '#service/clock.ts'
import { notFound } from '#service/http/problems.ts'
import type { ReadVisit } from '#service/importing/importLog.ts'
import type { WebsiteRow } from '#service/storage/sql/tables.ts'

/** Reads the visits in one website's log by the rules of collecting, with visitor keys that live as long as the reader. */
export const readVisits =
  ({ toHit, keysOfImport }: Collecting) =>
  (row: WebsiteRow): ReadVisit => {
    // A log is its website's own, whatever that is called there.
    const website = trackedWebsite({ ...row, hosts: '*' })
    const keys = keysOfImport()
    return async (visit) => {
      const key = await keys.of(website.id, dayIn(website.timeZone, visit.time))
      if (!key) throw notFound('website')
      return toHit(website, visit, key)
    }
  }
