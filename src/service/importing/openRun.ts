import type { WrittenHit } from '#service/storage/hits/row.ts'
import type { WebsiteRow } from '#service/storage/sql/tables.ts'
import type { ImportParts, ImportRequest } from './importHistory.ts'
import { spanning } from './openStoring.ts'
import { Tally } from './Tally.ts'

type Parts = Pick<ImportParts, 'imports' | 'storing' | 'touch'>

/** One import under way: it is in the list from the first hit it stores. */
export function openRun(website: WebsiteRow, { name, dryRun }: ImportRequest, { imports, storing, touch }: Parts) {
  const tally = new Tally()
  const visitors = new Set<string>()
  let id: number | null = null

  /** The days are written down before the hits, so that what is cut off has its days too. */
  async function announce(hits: readonly WrittenHit[]): Promise<number> {
    const span = spanning(hits, tally.span)
    if (id === null) id = await imports.begin(website, name, span)
    else if (span.earliest !== tally.span?.earliest || span.latest !== tally.span.latest)
      await imports.widen(id, website, span)
    return id
  }

  return {
    tally,

    async store(hits: readonly WrittenHit[]): Promise<void> {
      const fresh = dryRun ? await storing.fresh(website.id, hits) : await storing.store(website.id, hits, announce)
      tally.take(fresh)
      tally.leaveOut('known', hits.length - fresh.length)
      if (dryRun) for (const { visitor } of fresh) visitors.add(visitor)
      // A log that is followed may go on for months: it is written down now that its hits arrive.
      else if (tally.span) await touch(website.id, tally.span.latest)
    },

    async end(format: string | undefined, isWhole: boolean): Promise<void> {
      if (id === null) return
      await imports.finish(id, {
        format: format ?? '',
        state: isWhole ? 'done' : 'broken',
        left_out: JSON.stringify(tally.leftOut),
      })
    },

    told: () => ({ id, visitors: dryRun ? visitors.size : undefined }),
  }
}
