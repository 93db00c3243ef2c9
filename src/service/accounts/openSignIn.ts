import { randomBytes } from 'node:crypto'
import type { Language } from '#contract/languages.ts'
import { linkMinutes, signedInDays } from '#contract/signIn.ts'
import { type Clock, timestamp } from '#service/clock.ts'
import type { Outbox } from '#service/mailing/openOutbox.ts'
import { lock } from '#service/storage/sql/lock.ts'
import type { Sql } from '#service/storage/sql/openSql.ts'
import type { AccountRow } from '#service/storage/sql/tables.ts'
import { hashKey } from './keys.ts'
import type { Accounts } from './openAccounts.ts'
import type { Audit } from './openAudit.ts'
import type { Keys } from './openKeys.ts'
import { signInMail } from './signInMail.ts'

export type SignIn = ReturnType<typeof openSignIn>

type Parts = {
  sql: Sql
  clock: Clock
  accounts: Pick<Accounts, 'find'>
  keys: Pick<Keys, 'add'>
  audit: Pick<Audit, 'note'>
  outbox: Pick<Outbox, 'post'>
  baseUrl: string
}

/** Links of one account that are good at the same time: whoever asks again and again fills nobody's letter box. */
const mostLinks = 5

/** Signing in by a link that is sent to an account's address, is good once and soon ends. Only its hash is stored. */
export function openSignIn({ sql, clock, accounts, keys, audit, outbox, baseUrl }: Parts) {
  const now = () => timestamp(clock())

  /** False when there are enough of the account's already. */
  async function store(account: AccountRow, hash: string, until: number): Promise<boolean> {
    return sql.transaction().execute(async (transaction) => {
      await lock(transaction, 'accounts', account.id)
      await transaction.deleteFrom('sign_in_links').where('expires_at', '<=', now()).execute()
      const { count } = await transaction
        .selectFrom('sign_in_links')
        .select((of) => of.fn.countAll<number>().as('count'))
        .where('account_id', '=', account.id)
        .executeTakeFirstOrThrow()
      if (count >= mostLinks) return false
      await transaction
        .insertInto('sign_in_links')
        .values({ hash, account_id: account.id, expires_at: timestamp(until) })
        .execute()
      return true
    })
  }

  return {
    /** Sends a link, in a language, if there is an account of that address. */
    async send(email: string, language: Language): Promise<void> {
      const account = await accounts.find(email)
      if (!account) return
      const token = randomBytes(32).toString('base64url')
      const hash = hashKey(token)
      const until = clock() + linkMinutes * 60_000
      if (!(await store(account, hash, until))) return
      const mail = signInMail(account.email, `${baseUrl}/connect#sign-in=${token}`, language)
      await outbox.post(mail, { accountId: account.id, kind: 'sign-in', once: `sign-in:${hash}`, until })
      await audit.note(account.id, null, 'link_sent')
    },

    /** A new key for the token of a link, which is good no more, nor is any other of that account; undefined when it never was or is over. */
    async redeem(token: string, name: string) {
      const link = await sql
        .deleteFrom('sign_in_links')
        .where('hash', '=', hashKey(token))
        .where('expires_at', '>', now())
        .returning('account_id')
        .executeTakeFirst()
      if (!link) return undefined
      const account = await sql
        .selectFrom('accounts')
        .selectAll()
        .where('id', '=', link.account_id)
        .executeTakeFirstOrThrow()
      await sql.deleteFrom('sign_in_links').where('account_id', '=', account.id).execute()
      const expires_at = timestamp(clock() + signedInDays * 86_400_000)
      const key = await keys.add(account, { name, expires_at, makesRoom: true })
      await audit.note(account.id, null, 'signed_in', { key: name })
      return { account, key }
    },
  }
}
