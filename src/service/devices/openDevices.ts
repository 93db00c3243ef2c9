import { mostOwnDevices, ownLinkMinutes } from '#contract/ownDevices.ts'
import { type Clock, timestamp } from '#service/clock.ts'
import { invalid, notFound } from '#service/http/problems.ts'
import { lock } from '#service/storage/sql/lock.ts'
import type { Sql } from '#service/storage/sql/openSql.ts'
import type { OwnDeviceRow } from '#service/storage/sql/tables.ts'
import { hash, newToken, tokenOf } from './marks.ts'

export type Devices = ReturnType<typeof openDevices>

type Parts = {
  sql: Sql
  clock: Clock
  /** Names of the browser and the system that a user agent says it is. */
  browserOf: (userAgent: string) => { browser: string; os: string }
}

/** A visit as far as its mark is concerned. */
type Marked = { event: { o?: string | null | undefined }; userAgent: string }

/**
 * The browsers that an owner does not want counted. A link marks those that open it while it is good; a mark counts as long as
 * it is listed.
 */
export function openDevices({ sql, clock, browserOf }: Parts) {
  const now = () => timestamp(clock())

  /** Lists the browser if there is room. It may come twice at once. */
  const list = (device: Omit<OwnDeviceRow, 'id'>) =>
    sql.transaction().execute(async (all) => {
      await lock(all, 'websites', device.website_id)
      if ((await count(all, device.website_id)) >= mostOwnDevices) return false
      await all
        .insertInto('own_devices')
        .values(device)
        .onConflict((conflict) => conflict.columns(['website_id', 'hash']).doNothing())
        .execute()
      return true
    })

  /** Whoever takes a browser off the list wants no other to come onto it by the same link. */
  const endLink = (websiteId: number) => sql.deleteFrom('own_links').where('website_id', '=', websiteId).execute()

  return {
    list: (websiteId: number): Promise<OwnDeviceRow[]> =>
      sql.selectFrom('own_devices').selectAll().where('website_id', '=', websiteId).orderBy('id', 'desc').execute(),

    /** A token that marks browsers for a while, in place of the one before; throws a 422 when there is no room for one more. */
    async makeToken(websiteId: number): Promise<{ token: string; expires_at: string }> {
      if ((await count(sql, websiteId)) >= mostOwnDevices)
        throw invalid({ devices: [`A website has ${mostOwnDevices} browsers of its own at most. Remove one first.`] })
      const token = newToken()
      const link = { hash: hash(token), expires_at: timestamp(clock() + ownLinkMinutes * 60_000) }
      await sql
        .insertInto('own_links')
        .values({ website_id: websiteId, ...link })
        .onConflict((conflict) => conflict.column('website_id').doUpdateSet(link))
        .execute()
      return { token, expires_at: link.expires_at }
    },

    /** Whether the visit's mark is listed for one of these websites, or is now, as its link is good. */
    async isOwn({ event, userAgent }: Marked, websiteIds: readonly number[]): Promise<boolean> {
      const token = tokenOf(event.o ?? '')
      if (!event.o || token === undefined || websiteIds.length === 0) return false
      const mark = hash(event.o)
      const known = await sql
        .selectFrom('own_devices')
        .select('id')
        .where('website_id', 'in', websiteIds)
        .where('hash', '=', mark)
        .executeTakeFirst()
      if (known) return true
      const link = await sql
        .selectFrom('own_links')
        .select('website_id')
        .where('website_id', 'in', websiteIds)
        .where('hash', '=', hash(token))
        .where('expires_at', '>', now())
        .executeTakeFirst()
      if (!link) return false
      const { browser, os } = browserOf(userAgent)
      return list({ website_id: link.website_id, hash: mark, browser, os, created_at: now() })
    },

    /** Throws a 404 when the website has no such browser. */
    async remove(websiteId: number, id: number): Promise<void> {
      const { numDeletedRows } = await sql
        .deleteFrom('own_devices')
        .where('website_id', '=', websiteId)
        .where('id', '=', id)
        .executeTakeFirst()
      if (numDeletedRows === 0n) throw notFound('device')
      await endLink(websiteId)
    },

    async removeAll(websiteId: number): Promise<void> {
      await endLink(websiteId)
      await sql.deleteFrom('own_devices').where('website_id', '=', websiteId).execute()
    },
  }
}

async function count(from: Pick<Sql, 'selectFrom'>, websiteId: number): Promise<number> {
  const { listed } = await from
    .selectFrom('own_devices')
    .select((of) => of.fn.countAll<number>().as('listed'))
    .where('website_id', '=', websiteId)
    .executeTakeFirstOrThrow()
  return listed
}
