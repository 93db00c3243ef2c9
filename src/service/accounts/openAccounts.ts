import { type Clock, timestamp } from '#service/clock.ts'
import type { Sql } from '#service/storage/sql/openSql.ts'
import type { AccountRow, KeyRow } from '#service/storage/sql/tables.ts'
import { hashKey, hintOf, newKey } from './keys.ts'

export type Account = AccountRow
type KeyListing = Pick<KeyRow, 'id' | 'name' | 'hint' | 'created_at' | 'last_used_at'> & { email: string }

export type Accounts = {
  /** The account whose key this is. */
  withKey(key: string): Promise<Account | undefined>
  /** Without keys nobody can sign in. */
  hasKeys(): Promise<boolean>
  find(email: string): Promise<Account | undefined>
  /** Finds an account by its address, or makes it. */
  ensure(email: string): Promise<Account>
  /** Makes a key, or takes the one given; it can be read here and never again. */
  addKey(account: Account, name: string, key?: string): Promise<string>
  listKeys(): Promise<KeyListing[]>
  /** False when there is no such key. */
  revokeKey(id: number): Promise<boolean>
}

/** When a key was last used is written down this often at most, in milliseconds. */
const usedEvery = 60_000

export function openAccounts(sql: Sql, clock: Clock): Accounts {
  const now = () => timestamp(clock())

  return {
    async withKey(key) {
      const row = await sql
        .selectFrom('keys')
        .innerJoin('accounts', 'accounts.id', 'keys.account_id')
        .selectAll('accounts')
        .select(['keys.id as key_id', 'keys.last_used_at'])
        .where('keys.hash', '=', hashKey(key))
        .executeTakeFirst()
      if (!row) return undefined
      if (clock() - Date.parse(row.last_used_at ?? '1970') >= usedEvery)
        await sql.updateTable('keys').set({ last_used_at: now() }).where('id', '=', row.key_id).execute()
      const { key_id: _key, last_used_at: _lastUsed, ...account } = row
      return account
    },

    async hasKeys() {
      return (await sql.selectFrom('keys').select('id').limit(1).executeTakeFirst()) !== undefined
    },

    find: (email) => sql.selectFrom('accounts').selectAll().where('email', '=', email.toLowerCase()).executeTakeFirst(),

    async ensure(address) {
      const email = address.toLowerCase()
      await sql
        .insertInto('accounts')
        .values({ email, created_at: now() })
        .onConflict((conflict) => conflict.column('email').doNothing())
        .execute()
      return sql.selectFrom('accounts').selectAll().where('email', '=', email).executeTakeFirstOrThrow()
    },

    async addKey(account, name, key = newKey()) {
      await sql
        .insertInto('keys')
        .values({
          account_id: account.id,
          name,
          hash: hashKey(key),
          hint: hintOf(key),
          created_at: now(),
          last_used_at: null,
        })
        .execute()
      return key
    },

    listKeys: () =>
      sql
        .selectFrom('keys')
        .innerJoin('accounts', 'accounts.id', 'keys.account_id')
        .select(['keys.id', 'keys.name', 'keys.hint', 'keys.created_at', 'keys.last_used_at', 'accounts.email'])
        .orderBy('keys.id')
        .execute(),

    async revokeKey(id) {
      const { numDeletedRows } = await sql.deleteFrom('keys').where('id', '=', id).executeTakeFirst()
      return numDeletedRows > 0
    },
  }
}
