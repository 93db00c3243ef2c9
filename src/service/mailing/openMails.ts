import type { ExpressionBuilder } from 'kysely'
import type { MailKind } from '#contract/mail.ts'
import { type Clock, timestamp } from '#service/clock.ts'
import type { Sql } from '#service/storage/sql/openSql.ts'
import type { MailRow, Tables } from '#service/storage/sql/tables.ts'

export type Mails = ReturnType<typeof openMails>

/** A mail whose turn it is; `attempts` names the try. */
export type Claimed = Pick<MailRow, 'id' | 'kind' | 'recipient' | 'message' | 'attempts' | 'unanswered' | 'until'>

/** As many of an account's mails stay in the list. */
const kept = 10

/** Names are remembered that much longer than their mails could be sent, in milliseconds: what is due may move with a time zone. */
const remembered = 30 * 86_400_000

/** The stored mails, and whose turn it is to send one. */
export function openMails(sql: Sql, clock: Clock) {
  const now = () => timestamp(clock())
  /** Whether there is something deleted that the file still holds. */
  let deleted = false

  return {
    /** False when there is one of this name. */
    async add(mail: Pick<MailRow, 'once' | 'account_id' | 'kind' | 'recipient' | 'subject' | 'message' | 'until'>) {
      const isLate = mail.until <= now()
      const { numInsertedOrUpdatedRows: added = 0n } = await sql
        .insertInto('mails')
        .values({
          ...mail,
          ...(isLate ? { message: null, state: 'failed', reason: 'late' } : { state: 'waiting' }),
          created_at: now(),
          next_try_at: now(),
        })
        .onConflict((conflict) => conflict.column('once').doNothing())
        .executeTakeFirst()
      return added > 0n
    },

    has: async (once: string) =>
      (await sql.selectFrom('mails').select('id').where('once', '=', once).executeTakeFirst()) !== undefined,

    /** The newest first. Links to sign in with are not among them: anybody can ask for those. */
    list: (accountId: number, limit: number) =>
      sql
        .selectFrom('mails')
        .select(['id', 'kind', 'subject', 'state', 'reason', 'reply', 'attempts'])
        .select(['created_at', 'next_try_at', 'sent_at'])
        .where('account_id', '=', accountId)
        .where('kind', '!=', 'sign-in')
        .orderBy('id', 'desc')
        .limit(limit)
        .execute(),

    /**
     * Takes the mail that is due, for `lease` milliseconds: one conditional UPDATE, so that of several copies of the service one
     * gets it. After that time it is due again: the copy that took it is gone.
     */
    claim(lease: number): Promise<Claimed | undefined> {
      const due = sql
        .selectFrom('mails')
        .select('id')
        .where('state', '=', 'waiting')
        .where('next_try_at', '<=', now())
        .where('until', '>', now())
        .orderBy((of) => of.case().when('kind', '=', 'sign-in').then(0).else(1).end())
        .orderBy('next_try_at')
        .orderBy('id')
        .limit(1)
        .forUpdate()
        .skipLocked()
      return sql
        .updateTable('mails')
        .set((of) => ({ next_try_at: timestamp(clock() + lease), attempts: of('attempts', '+', 1) }))
        .where('id', '=', due)
        .where('state', '=', 'waiting')
        .where('next_try_at', '<=', now())
        .returning(['id', 'kind', 'recipient', 'message', 'attempts', 'unanswered', 'until'])
        .executeTakeFirst()
    },

    /** Writes down what became of a try, unless another copy has taken the mail since. */
    async write({ id, attempts }: Claimed, fate: Partial<MailRow>): Promise<void> {
      const isSettled = fate.state === 'sent' || fate.state === 'failed'
      deleted ||= isSettled
      await sql
        .updateTable('mails')
        .set(isSettled ? { ...fate, message: null } : fate)
        .where('id', '=', id)
        .where('attempts', '=', attempts)
        .where('state', '=', 'waiting')
        .execute()
    },

    /** Deletes what waits of these kinds. */
    async cancel(accountId: number, kinds: readonly MailKind[]): Promise<void> {
      deleted = true
      await sql
        .deleteFrom('mails')
        .where('account_id', '=', accountId)
        .where('kind', 'in', kinds)
        .where('state', '=', 'waiting')
        .execute()
    },

    /** Gives up what is late, and deletes what is neither listed nor could be posted again. */
    async tidy(): Promise<void> {
      const late = await sql
        .updateTable('mails')
        .set((of) => ({ state: 'failed', message: null, reason: of.fn.coalesce('reason', of.val('late' as const)) }))
        .where('state', '=', 'waiting')
        .where('until', '<=', now())
        .where('next_try_at', '<=', now())
        .executeTakeFirst()
      const old = await sql
        .deleteFrom('mails')
        .where('state', '!=', 'waiting')
        .where((of) =>
          of.or([
            of.and([of('kind', '=', 'sign-in'), of('until', '<=', now())]),
            of.and([of('until', '<=', timestamp(clock() - remembered)), of(newer(of), '>=', kept)]),
          ]),
        )
        .executeTakeFirst()
      if (!deleted && late.numUpdatedRows + old.numDeletedRows === 0n) return
      deleted = false
      await sql.eraseDeleted()
    },
  }
}

/** How many of the account's mails are newer. */
const newer = (of: ExpressionBuilder<Tables, 'mails'>) =>
  of
    .selectFrom('mails as other')
    .select((others) => others.fn.countAll<number>().as('count'))
    .whereRef('other.account_id', '=', 'mails.account_id')
    .whereRef('other.id', '>', 'mails.id')
    .where('other.kind', '!=', 'sign-in')
