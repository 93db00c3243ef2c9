import type { Clock } from '#service/clock.ts'
import type { Hit } from '#service/storage/hits/Hit.ts'
import type { Hits } from '#service/storage/hits/openHits.ts'
import type { WebsiteRow } from '#service/storage/sql/tables.ts'
import { batches } from './batches.ts'
import type { ImportSummary } from './ImportSummary.ts'
import { lines } from './lines.ts'
import { summary } from './summary.ts'
import { Tally } from './Tally.ts'
import { type LeftOut, type LoggedVisit, visitOf } from './visitOf.ts'

/** Makes the row of a visit by the rules of collecting, or says why there is none. */
export type ReadVisit = (visit: LoggedVisit) => Promise<Hit | LeftOut>

export type ImportParts = {
  hits: Pick<Hits, 'insert' | 'read'>
  /** A reader for one run. Days that are over have visitor keys of its own, which nobody has afterwards. */
  readVisits: (website: WebsiteRow) => ReadVisit
  touch: (websiteId: number, time: number) => Promise<void>
  clock: Clock
}

/** Rows of one insert: the engine likes few large ones. */
const batchSize = 10_000

/** Counts the pageviews in a website's access log, in constant memory. Of a log that breaks off, what came is stored; then it throws. */
export async function importLog(
  log: AsyncIterable<Uint8Array>,
  website: WebsiteRow,
  { hits, readVisits, touch, clock }: ImportParts,
): Promise<ImportSummary> {
  const now = clock()
  const tally = new Tally()
  const rows = batches(hits.insert, batchSize)
  const read = readVisits(website)
  try {
    for await (const some of lines(log)) {
      for (const line of some) {
        if (line === '') {
          tally.skipBlank()
          continue
        }
        const visit = visitOf(line, website.domain, now)
        const hit = 'dropped' in visit ? visit : await read(visit)
        if ('dropped' in hit) {
          tally.leaveOut(hit.dropped)
        } else {
          tally.take(hit.time)
          await rows.add(hit)
        }
      }
    }
  } finally {
    await rows.finish()
    if (tally.taken > 0) await touch(website.id, tally.latest)
  }
  return summary(tally, website, hits)
}
