import { type Preview, previewExamples } from '#contract/preview.ts'
import { type Clock, dayIn, daysBefore } from '#service/clock.ts'
import type { ReadOptions } from '#service/storage/hits/Engine.ts'
import type { Hits } from '#service/storage/hits/openHits.ts'
import type { WebsiteRow } from '#service/storage/sql/tables.ts'
import { changedPages, type Queries } from './changedPages.ts'
import { statements } from './statements.ts'

export type Previews = ReturnType<typeof openPreviews>

type Parts = {
  hits: Pick<Hits, 'read'>
  clock: Clock
  /** What collecting does by a website's rules. */
  rulesOf: (website: WebsiteRow) => { excludesBots: boolean; rewritten: (page: string) => string }
}

type Named = { value: string; count: number }

/** How many days are looked at, today among them. */
const days = 30

/** Ways to name parameters that are looked at, the most frequent first; a website has a few dozen. */
const mostQueries = 5000

const total = (rows: readonly { count: number }[]) => rows.reduce((sum, { count }) => sum + count, 0)

export function openPreviews({ hits, clock, rulesOf }: Parts) {
  return {
    /** What the rules of `website` would have done to what is stored of it. `known`: whether bots were stored at all. */
    async read(website: WebsiteRow, known: boolean, wanted: ReadOptions = {}): Promise<Preview> {
      const { excludesBots, rewritten } = rulesOf(website)
      const to = dayIn(website.timezone, clock())
      const from = daysBefore(to, days - 1)
      const values = { website: website.id, timezone: website.timezone, from, to }
      const [all, queries, bots] = await Promise.all([
        hits.read<{ count: number }>(statements.all, values, wanted),
        hits.read<Queries>(statements.queries, { ...values, queries: mostQueries }, wanted),
        excludesBots ? hits.read<Named>(statements.bots, values, wanted) : [],
      ])
      return {
        from_date: from,
        to_date: to,
        pageviews: total(all),
        parameters: await changedPages(queries, rewritten),
        bots: { pageviews: total(bots), known, examples: bots.slice(0, previewExamples) },
      }
    },
  }
}
