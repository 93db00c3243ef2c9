import { AuditAbout, type AuditAction, auditDays, type AuditEntry } from '#contract/audit.ts'
import { type Clock, timestamp } from '#service/clock.ts'
import type { Sql } from '#service/storage/sql/openSql.ts'
import type { AccountRow, AuditRow } from '#service/storage/sql/tables.ts'

export type Audit = ReturnType<typeof openAudit>

type Page = { page: number; per_page: number }

const day = 86_400_000

/** Entries that are read at a time where all are. */
const portion = 1000

/** What was done in an account, for its holder to see: by which key and to what, but no addresses and no values. */
export function openAudit(sql: Sql, clock: Clock) {
  return {
    /** `by`: the name of the key that was used; null for the command line and the service itself. */
    async note(accountId: number, by: string | null, action: AuditAction, about: AuditAbout = {}): Promise<void> {
      await sql
        .insertInto('audit')
        .values({
          account_id: accountId,
          at: timestamp(clock()),
          key_name: by,
          action,
          about: JSON.stringify(about),
        })
        .execute()
    },

    /** Newest first. */
    async list(account: AccountRow, { page, per_page }: Page): Promise<{ rows: AuditEntry[]; total: number }> {
      const own = sql.selectFrom('audit').where('account_id', '=', account.id)
      const { total } = await own.select((of) => of.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
      const rows = await own
        .selectAll()
        .orderBy('id', 'desc')
        .limit(per_page)
        .offset((page - 1) * per_page)
        .execute()
      return { rows: rows.map(entry), total }
    },

    /** All of them, newest first. */
    async *all(account: AccountRow): AsyncGenerator<AuditEntry> {
      let before = Number.MAX_SAFE_INTEGER
      for (;;) {
        const rows = await sql
          .selectFrom('audit')
          .selectAll()
          .where('account_id', '=', account.id)
          .where('id', '<', before)
          .orderBy('id', 'desc')
          .limit(portion)
          .execute()
        const last = rows.at(-1)
        if (!last) return
        yield* rows.map(entry)
        before = last.id
      }
    },

    /** Deletes what is older than it is kept. */
    async forget(): Promise<void> {
      await sql
        .deleteFrom('audit')
        .where('at', '<', timestamp(clock() - auditDays * day))
        .execute()
    },
  }
}

const entry = ({ id, at, action, key_name, about }: AuditRow): AuditEntry => ({
  id,
  at,
  action,
  by: key_name,
  about: AuditAbout.parse(JSON.parse(about)),
})
