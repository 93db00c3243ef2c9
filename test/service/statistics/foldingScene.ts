import { rm } from 'node:fs/promises'
import type { StatisticName } from '#contract/statistic.ts'
import type { StatisticQuery } from '#contract/statisticQuery.ts'
import { foldKey } from '#service/statistics/foldKey.ts'
import { openFolds } from '#service/statistics/folding/openFolds.ts'
import { openFolding } from '#service/statistics/openFolding.ts'
import { openStatistics } from '#service/statistics/openStatistics.ts'
import type { Hits } from '#service/storage/hits/openHits.ts'
import { openStorage } from '#service/storage/openStorage.ts'
import type { WebsiteRow } from '#service/storage/sql/tables.ts'
import { emptyFolder } from '#test/support/emptyFolder.ts'
import { plainHit } from '#test/support/plainHit.ts'
import { plainWebsite } from '#test/support/plainWebsite.ts'

/** The most frequent values of a statistic, as many as fit on a page, unless other fields say otherwise. */
export const queryOf = (
  name: StatisticName,
  range: { from: string; to: string },
  fields: Partial<StatisticQuery> = {},
): StatisticQuery => ({
  name,
  ...range,
  search_by: 'url',
  sort_by: 'count',
  sort: 'desc',
  filters: [],
  per_page: 100,
  page: 1,
  ...fields,
})

export type FoldingScene = Awaited<ReturnType<typeof openScene>>

/** The real databases with what folds and what reads, over a clock that the test moves, with folds and without. */
export async function openScene(start: string) {
  const folder = await emptyFolder()
  let now = Date.parse(start)
  const clock = () => now
  const { sql, hits, changes, close } = await openStorage(folder, {}, { clock })
  const account = await sql
    .insertInto('accounts')
    .values({ email: 'owner@localhost', created_at: start })
    .returning('id')
    .executeTakeFirstOrThrow()
  const folds = openFolds(sql, clock, foldKey({ version: hits.version, identity: await hits.folded.identity() }))
  /** One of several copies of the service, over hits that may be slow or fail. */
  const copy = (own: Pick<Hits, 'read' | 'folded'> = hits, onError: (error: unknown) => void = fail) =>
    openFolding({ sql, hits: own, changes, folds, clock, least: 1, onError })
  const folding = copy()

  return {
    sql,
    hits,
    changes,
    folds,
    copy,
    folded: openStatistics(hits, clock, folds),
    plain: openStatistics(hits, clock),
    /** Lets so many minutes go by. */
    pass(minutes: number) {
      now += minutes * 60_000
    },
    /** Folds all there is, once nothing is about to change any more. */
    async fold() {
      now += 15 * 60_000
      await folding.tick()
    },
    tick: () => folding.tick(),
    addWebsite: (domain: string, timezone: string): Promise<WebsiteRow> =>
      sql
        .insertInto('websites')
        .values({
          domain,
          timezone,
          account_id: account.id,
          ...plainWebsite,
          password_hash: null,
          created_at: start,
          updated_at: start,
        })
        .returningAll()
        .executeTakeFirstOrThrow(),
    change: (id: number, fields: { domain?: string; timezone?: string }): Promise<WebsiteRow> =>
      sql.updateTable('websites').set(fields).where('id', '=', id).returningAll().executeTakeFirstOrThrow(),
    store: (website_id: number, ...times: string[]) =>
      hits.insert(
        times.map((time, index) => ({ ...plainHit, website_id, time: Date.parse(time), visitor: String(index + 1) })),
      ),
    async close() {
      await folding.close()
      await close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function fail(error: unknown): never {
  throw error
}
