import type { ExpressionBuilder } from 'kysely'
import type { Language } from '#contract/languages.ts'
import { type Clock, timestamp } from '#service/clock.ts'
import type { Sql } from '#service/storage/sql/openSql.ts'
import type { AccountRow, Tables, WebsiteRow } from '#service/storage/sql/tables.ts'

export type Subscriptions = ReturnType<typeof openSubscriptions>

/** An account and those of its websites that are to be reported, one at least. */
export type Subscription = { account: AccountRow; websites: WebsiteRow[] }

const reported = (of: ExpressionBuilder<Tables, 'accounts'>) =>
  of.exists(
    of
      .selectFrom('websites')
      .select('websites.id')
      .whereRef('websites.account_id', '=', 'accounts.id')
      .where('email', '=', 1),
  )

/** Who gets reports. */
export function openSubscriptions(sql: Sql, clock: Clock) {
  const now = () => timestamp(clock())

  return {
    /** All of them; notes since when, so that what was due before is not sent. */
    async list(): Promise<Subscription[]> {
      await sql
        .updateTable('accounts')
        .set({ reports_since: now() })
        .where('reports_since', 'is', null)
        .where(reported)
        .execute()
      const accounts = await sql
        .selectFrom('accounts')
        .selectAll()
        .where('reports_since', 'is not', null)
        .orderBy('id')
        .execute()
      const websites = await sql.selectFrom('websites').selectAll().where('email', '=', 1).orderBy('id').execute()
      const ofAccount = new Map(accounts.map(({ id }) => [id, new Array<WebsiteRow>()]))
      for (const website of websites) ofAccount.get(website.account_id)?.push(website)
      return accounts
        .map((account) => ({ account, websites: ofAccount.get(account.id) ?? [] }))
        .filter((subscription) => subscription.websites.length > 0)
    },

    /** Accounts none of whose websites is to be reported any more; each is given once. */
    ended: (): Promise<Pick<AccountRow, 'id'>[]> =>
      sql
        .updateTable('accounts')
        .set({ reports_since: null })
        .where('reports_since', 'is not', null)
        .where((of) => of.not(reported(of)))
        .returning('id')
        .execute(),

    account: (id: number): Promise<AccountRow | undefined> =>
      sql.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirst(),

    /** What an account's next report would be about: while no website is to be reported, all of them. */
    async websitesOf(accountId: number): Promise<WebsiteRow[]> {
      const all = await sql
        .selectFrom('websites')
        .selectAll()
        .where('account_id', '=', accountId)
        .orderBy('id')
        .execute()
      const chosen = all.filter(({ email }) => email === 1)
      return chosen.length > 0 ? chosen : all
    },

    /** In which language mails are to be. */
    async speak(accountId: number, language: Language): Promise<void> {
      await sql.updateTable('accounts').set({ language }).where('id', '=', accountId).execute()
    },

    /** The language of whoever asks for the first mails, unless one was chosen already. */
    async begin(accountId: number, language: Language): Promise<void> {
      await sql
        .updateTable('accounts')
        .set({ language })
        .where('id', '=', accountId)
        .where('language', 'is', null)
        .execute()
    },

    /** No more reports on any of an account's websites; gives those that had some. */
    end: (accountId: number): Promise<Pick<WebsiteRow, 'domain'>[]> =>
      sql
        .updateTable('websites')
        .set({ email: 0, updated_at: now() })
        .where('account_id', '=', accountId)
        .where('email', '=', 1)
        .returning('domain')
        .execute(),
  }
}
