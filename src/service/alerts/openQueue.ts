import { type Clock, timestamp } from '#service/clock.ts'
import type { Sql } from '#service/storage/sql/openSql.ts'
import type { AlertRow } from '#service/storage/sql/tables.ts'

export type Queue = ReturnType<typeof openQueue>

/** What was not told in this time is no news, in milliseconds. */
const newsFor = 3 * 3_600_000
/** Older alerts are deleted. */
const keptFor = 90 * 86_400_000

/** Alerts that wait to be told. */
export function openQueue(sql: Sql, clock: Clock) {
  const now = () => timestamp(clock())
  const ago = (time: number) => timestamp(clock() - time)

  return {
    /** Alerts that the outbox does not have yet, or the one of them that is named. */
    waitingForMail: (id?: number): Promise<AlertRow[]> =>
      sql
        .selectFrom('alerts')
        .selectAll()
        .where('mail', '=', 'waiting')
        .$if(id !== undefined, (named) => named.where('id', '=', id ?? 0))
        .orderBy('id')
        .limit(100)
        .execute(),

    async setMail(id: number, mail: AlertRow['mail']): Promise<void> {
      await sql.updateTable('alerts').set({ mail }).where('id', '=', id).execute()
    },

    /**
     * Takes the alerts whose webhook is due, or the one of them that is named, for `lease` milliseconds: one conditional UPDATE, so that
     * of several copies of the service one gets each. After that time they are due again: the copy that took them is gone.
     */
    claimWebhooks(lease: number, id?: number): Promise<AlertRow[]> {
      const due = sql
        .selectFrom('alerts')
        .select('id')
        .where('webhook', '=', 'waiting')
        .where('webhook_next_at', '<=', now())
        .$if(id !== undefined, (named) => named.where('id', '=', id ?? 0))
        .orderBy('webhook_next_at')
        .orderBy('id')
        .limit(20)
        .forUpdate()
        .skipLocked()
      return sql
        .updateTable('alerts')
        .set((of) => ({
          webhook_next_at: timestamp(clock() + lease),
          webhook_attempts: of('webhook_attempts', '+', 1),
        }))
        .where('id', 'in', due)
        .where('webhook', '=', 'waiting')
        .where('webhook_next_at', '<=', now())
        .returningAll()
        .execute()
    },

    /** Writes down what became of a try, unless another copy has taken the webhook since. */
    async writeWebhook({ id, webhook_attempts }: AlertRow, fate: Partial<AlertRow>): Promise<void> {
      await sql
        .updateTable('alerts')
        .set(fate)
        .where('id', '=', id)
        .where('webhook_attempts', '=', webhook_attempts)
        .where('webhook', '=', 'waiting')
        .execute()
    },

    /** Gives up what is late, and deletes what is old. */
    async tidy(): Promise<void> {
      const late = ago(newsFor)
      await sql
        .updateTable('alerts')
        .set({ mail: 'late' })
        .where('mail', '=', 'waiting')
        .where('created_at', '<=', late)
        .execute()
      await sql
        .updateTable('alerts')
        .set((of) => ({ webhook: 'failed', webhook_reason: of.fn.coalesce('webhook_reason', of.val('late' as const)) }))
        .where('webhook', '=', 'waiting')
        .where('webhook_next_at', '<=', now())
        .where('created_at', '<=', late)
        .execute()
      await sql.deleteFrom('alerts').where('created_at', '<', ago(keptFor)).execute()
    },
  }
}

/** When an alert is news no longer, in milliseconds. */
export const newsUntil = ({ created_at }: Pick<AlertRow, 'created_at'>): number => Date.parse(created_at) + newsFor

/** The name an alert's mail has in the outbox. */
export const mailName = ({ id }: Pick<AlertRow, 'id'>): string => `alert:${id}`
