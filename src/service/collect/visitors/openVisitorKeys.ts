import { randomBytes } from 'node:crypto'
import type { Clock } from '#service/clock.ts'
import type { Sql } from '#service/storage/sql/openSql.ts'
import { lastDayOver } from './day.ts'

export type VisitorKeys = {
  /** The key with which the visitors of one website's day are hashed, as base64url; undefined when the website is gone. */
  of(websiteId: number, day: string): Promise<string | undefined>
  /** Deletes the keys of the days that are over everywhere, here and in the database. */
  forget(): Promise<void>
}

/**
 * A day that is still under way somewhere has one stored key, so that a restart does not make new visitors of old ones.
 * A day that is over (in a log that is imported) gets one that lives as long as this object and is never stored.
 */
export function openVisitorKeys(sql: Sql, clock: Clock): VisitorKeys {
  type Held = { day: string; key: Promise<string | undefined> }
  const held = new Map<string, Held>()

  const make = (websiteId: number, day: string) =>
    day <= lastDayOver(clock()) ? Promise.resolve(madeKey()) : storedKey(sql, websiteId, day)

  return {
    of(websiteId, day) {
      const name = `${websiteId} ${day}`
      const known = held.get(name)
      if (known) return known.key
      const key = make(websiteId, day)
      held.set(name, { day, key })
      // Neither a failure nor a website that is gone is remembered.
      key.then(
        (found) => found ?? held.delete(name),
        () => held.delete(name),
      )
      return key
    },

    async forget() {
      const over = lastDayOver(clock())
      for (const [name, { day }] of held) if (day <= over) held.delete(name)
      await sql.deleteFrom('visitor_keys').where('day', '<=', over).execute()
      await sql.eraseDeleted()
    },
  }
}

const madeKey = () => randomBytes(32).toString('base64url')

/** Whoever comes first makes the key; all read what was stored, so that all have the same. */
async function storedKey(sql: Sql, website_id: number, day: string): Promise<string | undefined> {
  await sql
    .insertInto('visitor_keys')
    .columns(['website_id', 'day', 'key'])
    .expression(
      sql
        .selectFrom('websites')
        .select((of) => ['id', of.val(day).as('day'), of.val(madeKey()).as('key')])
        .where('id', '=', website_id)
        // One that is being deleted is waited for, and gone then.
        .forKeyShare(),
    )
    .onConflict((conflict) => conflict.columns(['website_id', 'day']).doNothing())
    .execute()
  const row = await sql
    .selectFrom('visitor_keys')
    .select('key')
    .where('website_id', '=', website_id)
    .where('day', '=', day)
    .executeTakeFirst()
  return row?.key
}
