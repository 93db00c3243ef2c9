import type { Clock } from '#service/clock.ts'
import type { Hit } from '#service/storage/hits/Hit.ts'
import type { Hits } from '#service/storage/hits/openHits.ts'
import { type WrittenHit, writtenHit } from '#service/storage/hits/row.ts'
import type { WebsiteRow } from '#service/storage/sql/tables.ts'
import { batches } from './batches.ts'
import type { Read } from './formats/Format.ts'
import type { FormatName } from './formats/formats.ts'
import type { ImportSummary } from './ImportSummary.ts'
import { openLineNames } from './lineNames.ts'
import { lines } from './lines.ts'
import type { LeftOut, LoggedVisit } from './formats/LoggedVisit.ts'
import type { Imports } from './openImports.ts'
import { fileMark, openReader } from './openReader.ts'
import { openRun } from './openRun.ts'
import type { Storing } from './openStoring.ts'
import { summary } from './summary.ts'

type HitOrReason = Hit | LeftOut

/** Makes the row of a visit by the rules of collecting, or says why there is none; at once, where the day's key is known. */
export type ReadVisit = (visit: LoggedVisit) => HitOrReason | Promise<HitOrReason>

export type ImportParts = {
  hits: Pick<Hits, 'read'>
  imports: Imports
  storing: Storing
  /** A reader for one run. Days that are over have visitor keys of its own, which nobody has afterwards. */
  readVisits: (website: WebsiteRow) => ReadVisit
  touch: (websiteId: number, time: number) => Promise<void>
  clock: Clock
}

export type ImportRequest = {
  /** What the files are called. */
  name: string
  format?: FormatName | undefined
  /** Counts and stores nothing. */
  dryRun: boolean
}

/** Rows of one insert: the engine likes few large ones, and who collects meanwhile likes short ones. */
const batchSize = 10_000

/** Counts what a website's history holds, in constant memory. Of one that breaks off, what came is stored; then it throws. */
export async function importHistory(
  history: AsyncIterable<Uint8Array>,
  website: WebsiteRow,
  request: ImportRequest,
  parts: ImportParts,
): Promise<ImportSummary> {
  const { domain, timezone: timeZone } = website
  const reader = openReader({ domain, timeZone, now: parts.clock() }, request.format)
  const names = openLineNames()
  const read = parts.readVisits(website)
  const run = openRun(website, request, parts)
  const rows = batches<WrittenHit>((hits) => run.store(hits), batchSize)

  function add(visit: LoggedVisit, hit: HitOrReason): Promise<void> | undefined {
    if (!('dropped' in hit)) return rows.add(writtenHit(hit, names.of(visit)))
    run.tally.leaveOut(hit.dropped)
    return undefined
  }

  /** Resolves when there is room for more; most lines are done with at once, and nothing waits for them. */
  function take(found: Read): Promise<void> | undefined {
    if (found === null) return undefined
    if ('dropped' in found) {
      run.tally.leaveOut(found.dropped)
      return undefined
    }
    const hit = read(found)
    return hit instanceof Promise ? hit.then((made) => add(found, made)) : add(found, hit)
  }

  let isWhole = false
  try {
    for await (const some of lines(history)) {
      for (const line of some) {
        if (line === fileMark) names.restart()
        else run.tally.nextLine()
        const waiting = take(reader.read(line))
        if (waiting) await waiting
      }
    }
    for (const visit of reader.end()) await take(visit)
    isWhole = true
  } finally {
    await rows.finish()
    await run.end(reader.format(), isWhole)
  }
  return summary(run.tally, { ...run.told(), format: reader.format() ?? null }, website, parts.hits)
}
