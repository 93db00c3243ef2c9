import type { Retention as Preview } from '#contract/deletion.ts'
import { type Clock, dayIn } from '#service/clock.ts'
import { oneByOne } from '#service/inTurn.ts'
import type { Hits } from '#service/storage/hits/openHits.ts'
import type { Sql } from '#service/storage/sql/openSql.ts'
import type { WebsiteRow } from '#service/storage/sql/tables.ts'
import { countHits } from './countHits.ts'
import { keptFrom } from './keptFrom.ts'
import { before } from './meant.ts'

export type Retention = {
  /** What would be deleted if hits were kept for so many months. */
  preview(website: WebsiteRow, months: number): Promise<Preview>
  /** Deletes what is due; resolves when it is done. */
  tick(): Promise<void>
  close(): Promise<void>
}

type Parts = {
  sql: Sql
  hits: Pick<Hits, 'read' | 'deleteHits' | 'deleteReceived'>
  /** For previews, which take no longer than is good for others. */
  reading: Pick<Hits, 'read'>
  clock: Clock
  /** Told of what could not be deleted; it is tried again at the next look. */
  onError: (error: unknown) => void
}

/** How often it is looked for days that have begun, in milliseconds. */
const every = 600_000

/** Deletes hits once a day of their website when they are older than it keeps them. */
export function openRetention({ sql, hits, reading, clock, onError }: Parts): Retention {
  const next = oneByOne()
  let open = true

  const todayOf = ({ timezone }: WebsiteRow) => dayIn(timezone, clock())

  /** True for the one copy of the service that is to do it. */
  async function claim({ id, keep_months }: WebsiteRow, today: string): Promise<boolean> {
    const { numUpdatedRows } = await sql
      .updateTable('websites')
      .set({ retention_day: today })
      .where('id', '=', id)
      .where('keep_months', '=', keep_months)
      .where((of) => of.or([of('retention_day', 'is', null), of('retention_day', '!=', today)]))
      .executeTakeFirst()
    return numUpdatedRows > 0n
  }

  async function forget(website: WebsiteRow, months: number): Promise<void> {
    const today = todayOf(website)
    if (!(await claim(website, today))) return
    const kept = keptFrom(today, months)
    const which = before(website, kept)
    try {
      const { hits: due } = await countHits(hits, which)
      if (due > 0) await hits.deleteHits(which)
      // Of the website's day or that of Greenwich: nobody is in these counts.
      await hits.deleteReceived(website.id, Date.parse(kept))
    } catch (error) {
      await sql.updateTable('websites').set({ retention_day: null }).where('id', '=', website.id).execute()
      throw error
    }
  }

  async function look(): Promise<void> {
    const limited = await sql.selectFrom('websites').selectAll().where('keep_months', 'is not', null).execute()
    for (const website of limited)
      if (open && website.keep_months !== null) await forget(website, website.keep_months).catch(onError)
  }

  const tick = (): Promise<void> => next(look)
  const looking = setInterval(() => tick().catch(onError), every).unref()
  void tick().catch(onError)

  return {
    async preview(website, months) {
      const kept_from = keptFrom(todayOf(website), months)
      return { ...(await countHits(reading, before(website, kept_from))), kept_from }
    },
    tick,
    async close() {
      open = false
      clearInterval(looking)
      await tick()
    },
  }
}
