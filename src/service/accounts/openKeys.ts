import type { Access } from '#contract/account.ts'
import { type Clock, timestamp } from '#service/clock.ts'
import { invalid } from '#service/http/problems.ts'
import { lock } from '#service/storage/sql/lock.ts'
import type { Sql } from '#service/storage/sql/openSql.ts'
import type { Tries } from '#service/storage/sql/openTries.ts'
import type { AccountRow, KeyRow } from '#service/storage/sql/tables.ts'
import { hashKey, hintOf, newKey } from './keys.ts'
import type { Audit } from './openAudit.ts'

export type Keys = ReturnType<typeof openKeys>

export type Holder = { account: AccountRow; key: KeyRow }

type KeyFields = { name: string; access?: Access; expires_at?: string | null; makesRoom?: boolean }

type Parts = { sql: Sql; clock: Clock; audit: Audit; tries: Tries }

type Page = { page: number; per_page: number }

/** When a key was last used is written down this often at most, in milliseconds. */
const usedEvery = 60_000

/** Keys of an account that are good, as nobody keeps track of more. */
const mostKeys = 100

const day = 86_400_000

/** A key that expired is listed for so long, so that its holder learns why something stopped; in milliseconds. */
const keptExpired = 30 * day

export function openKeys({ sql, clock, audit, tries }: Parts) {
  const now = () => timestamp(clock())
  const keys = () => sql.selectFrom('keys').selectAll('keys')

  async function noteUse({ account, key }: Holder): Promise<void> {
    if (clock() - Date.parse(key.last_used_at ?? '1970') < usedEvery) return
    const { numUpdatedRows } = await sql
      .updateTable('keys')
      .set({ last_used_at: now() })
      .where('id', '=', key.id)
      .where('last_used_at', key.last_used_at === null ? 'is' : '=', key.last_used_at)
      .executeTakeFirst()
    if (key.last_used_at === null && numUpdatedRows > 0)
      await audit.note(account.id, key.name, 'key_first_used', { key: key.name })
  }

  return {
    /** Whose key this is. One that has expired is nobody's. */
    async withKey(text: string): Promise<Holder | undefined> {
      const key = await keys().where('hash', '=', hashKey(text)).executeTakeFirst()
      if (!key) return undefined
      if (key.expires_at !== null && key.expires_at <= now()) {
        const { count } = await tries.take(`refused key ${key.id}`, 1, day)
        if (count === 1) await audit.note(key.account_id, null, 'key_refused', { key: key.name })
        return undefined
      }
      const account = await sql.selectFrom('accounts').selectAll().where('id', '=', key.account_id).executeTakeFirst()
      if (!account) return undefined
      await noteUse({ account, key })
      return { account, key }
    },

    /** Without keys nobody can sign in. */
    async hasAny(): Promise<boolean> {
      return (await keys().limit(1).executeTakeFirst()) !== undefined
    },

    async isKnown(text: string): Promise<boolean> {
      return (await keys().where('hash', '=', hashKey(text)).executeTakeFirst()) !== undefined
    },

    /**
     * Makes a key, or takes the one given; it can be read here and never again. When there are too many, one that `makesRoom`
     * ends that which would end first; throws a 422 where none ends by itself.
     */
    async add(account: AccountRow, fields: KeyFields, key = newKey()) {
      const { name, access = 'full', expires_at = null, makesRoom = false } = fields
      const row = await sql.transaction().execute(async (transaction) => {
        await lock(transaction, 'accounts', account.id)
        await transaction
          .deleteFrom('keys')
          .where('account_id', '=', account.id)
          .where('expires_at', '<', timestamp(clock() - keptExpired))
          .execute()
        const { count } = await transaction
          .selectFrom('keys')
          .select((of) => of.fn.countAll<number>().as('count'))
          .where('account_id', '=', account.id)
          .where((of) => of.or([of('expires_at', 'is', null), of('expires_at', '>', now())]))
          .executeTakeFirstOrThrow()
        if (count >= mostKeys && !(makesRoom && (await endFirst(transaction, account, now()))))
          throw invalid({ name: [`There are ${mostKeys} keys already. Revoke those that nobody uses.`] })
        return transaction
          .insertInto('keys')
          .values({
            account_id: account.id,
            name,
            hash: hashKey(key),
            hint: hintOf(key),
            created_at: now(),
            last_used_at: null,
            access,
            expires_at,
          })
          .returningAll()
          .executeTakeFirstOrThrow()
      })
      return { ...row, key }
    },

    async list(account: AccountRow, { page, per_page }: Page): Promise<{ rows: KeyRow[]; total: number }> {
      const { total } = await sql
        .selectFrom('keys')
        .select((of) => of.fn.countAll<number>().as('total'))
        .where('account_id', '=', account.id)
        .executeTakeFirstOrThrow()
      const rows = await keys()
        .where('account_id', '=', account.id)
        .orderBy('id', 'desc')
        .limit(per_page)
        .offset((page - 1) * per_page)
        .execute()
      return { rows, total }
    },

    /** All keys of an account. */
    listOf: (account: AccountRow): Promise<KeyRow[]> =>
      keys().where('account_id', '=', account.id).orderBy('id').execute(),

    /** The keys of all accounts. */
    listAll: () =>
      keys()
        .innerJoin('accounts', 'accounts.id', 'keys.account_id')
        .select('accounts.email')
        .orderBy('keys.id')
        .execute(),

    /** The key that is gone now; undefined when there is no such key. */
    revoke: (id: number): Promise<KeyRow | undefined> =>
      sql.deleteFrom('keys').where('id', '=', id).returningAll().executeTakeFirst(),

    /** The same for one of the holder's own, who must not lock themselves out: throws a 422 for the last with full access. */
    async revokeOwn(account: AccountRow, id: number): Promise<KeyRow | undefined> {
      const own = () => keys().where('account_id', '=', account.id).where('id', '=', id).executeTakeFirst()
      if (!(await own())) return undefined
      const gone = await sql.transaction().execute(async (transaction) => {
        // Of two who revoke the last two keys, each would see the other's.
        await lock(transaction, 'accounts', account.id)
        return transaction
          .deleteFrom('keys')
          .where('account_id', '=', account.id)
          .where('id', '=', id)
          .where((of) =>
            of.or([
              of('access', '=', 'read'),
              of('expires_at', '<=', now()),
              of.exists(
                of
                  .selectFrom('keys as other')
                  .select('other.id')
                  .where('other.account_id', '=', account.id)
                  .where('other.id', '!=', id)
                  .where('other.access', '=', 'full')
                  .where((other) =>
                    other.or([other('other.expires_at', 'is', null), other('other.expires_at', '>', now())]),
                  ),
              ),
            ]),
          )
          .returningAll()
          .executeTakeFirst()
      })
      if (!gone) throw invalid({ key: ['This is the last key with full access. Make another one first.'] })
      return gone
    },
  }
}

/** Ends the good key of an account that would end first; false where none ends by itself. */
async function endFirst(
  sql: Pick<Sql, 'selectFrom' | 'deleteFrom'>,
  { id }: AccountRow,
  now: string,
): Promise<boolean> {
  const first = sql
    .selectFrom('keys')
    .select('id')
    .where('account_id', '=', id)
    .where('expires_at', '>', now)
    .orderBy('expires_at')
    .orderBy('id')
    .limit(1)
  const { numDeletedRows } = await sql.deleteFrom('keys').where('id', '=', first).executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}
