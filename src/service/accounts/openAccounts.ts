import { type Clock, timestamp } from '#service/clock.ts'
import { lock } from '#service/storage/sql/lock.ts'
import type { Sql } from '#service/storage/sql/openSql.ts'
import type { AccountRow } from '#service/storage/sql/tables.ts'

export type Accounts = ReturnType<typeof openAccounts>

export type AccountListing = AccountRow & { websites: number; keys: number }

type Parts = {
  sql: Sql
  clock: Clock
  /** Deletes the hits of websites that are gone. */
  deleteHits: (websiteIds: readonly number[]) => Promise<void>
}

export function openAccounts({ sql, clock, deleteHits }: Parts) {
  const accounts = () => sql.selectFrom('accounts').selectAll('accounts')

  return {
    find: (email: string): Promise<AccountRow | undefined> =>
      accounts().where('email', '=', email.toLowerCase()).executeTakeFirst(),

    /** Finds an account by its address, or makes it. */
    async ensure(address: string): Promise<AccountRow> {
      const email = address.toLowerCase()
      await sql
        .insertInto('accounts')
        .values({ email, created_at: timestamp(clock()) })
        .onConflict((conflict) => conflict.column('email').doNothing())
        .execute()
      return accounts().where('email', '=', email).executeTakeFirstOrThrow()
    },

    /** All of them, with how many websites and keys each has. */
    list: (): Promise<AccountListing[]> =>
      accounts()
        .select((of) => [
          of
            .selectFrom('websites')
            .select(of.fn.countAll<number>().as('websites'))
            .whereRef('websites.account_id', '=', 'accounts.id')
            .$asScalar()
            .$notNull()
            .as('websites'),
          of
            .selectFrom('keys')
            .select(of.fn.countAll<number>().as('keys'))
            .whereRef('keys.account_id', '=', 'accounts.id')
            .$asScalar()
            .$notNull()
            .as('keys'),
        ])
        .orderBy('accounts.id')
        .execute(),

    /** Gives the account another address, at which nobody else has one; links that went to the former one open nothing. */
    async rename({ id }: AccountRow, email: string): Promise<void> {
      await sql.transaction().execute(async (transaction) => {
        await transaction.updateTable('accounts').set({ email: email.toLowerCase() }).where('id', '=', id).execute()
        await transaction.deleteFrom('sign_in_links').where('account_id', '=', id).execute()
      })
    },

    /** Deletes the account with all that is its: out of reach from the first moment, then the hits. */
    async delete(account: AccountRow): Promise<void> {
      const websites = await sql.transaction().execute(async (transaction) => {
        // A website that is added meanwhile would be gone with the account, and not be among these.
        await lock(transaction, 'accounts', account.id)
        const deleted = await transaction
          .deleteFrom('websites')
          .where('account_id', '=', account.id)
          .returning('id')
          .execute()
        await transaction.deleteFrom('accounts').where('id', '=', account.id).execute()
        return deleted
      })
      await sql.eraseDeleted()
      if (websites.length > 0) await deleteHits(websites.map(({ id }) => id))
    },
  }
}
