import { sql as raw } from 'kysely'
import type { AlertCauses } from '#contract/alerts.ts'
import { type Clock, timestamp } from '#service/clock.ts'
import { lock } from '#service/storage/sql/lock.ts'
import type { Sql } from '#service/storage/sql/openSql.ts'
import type { AlertRow } from '#service/storage/sql/tables.ts'

export type Notes = ReturnType<typeof openNotes>

/** What an alert says. */
export type Notice = Pick<AlertRow, 'kind' | 'since' | 'until' | 'visitors' | 'usual_from' | 'usual_to' | 'causes'>

/** Nothing accounts for what did not come. */
export const noCauses = JSON.stringify({ referrer: null, page: null } satisfies AlertCauses)

/** A website has no second alert of a kind in this time, in milliseconds. */
const quietFor = 12 * 3_600_000

/** What ends an alert, or was asked for, is no alert more. */
const unlimited: ReadonlySet<AlertRow['kind']> = new Set(['resumed', 'test'])

/** Alerts as they are written down, before anybody is told. `canMail`: whether the service sends mail at all. */
export function openNotes(sql: Sql, clock: Clock, canMail: boolean) {
  const now = () => timestamp(clock())
  const ago = (time: number) => timestamp(clock() - time)

  return {
    /** Whether a website had no alert of this kind in the last 12 hours. */
    async isQuiet(websiteId: number, kind: AlertRow['kind']): Promise<boolean> {
      const recent = await sql
        .selectFrom('alerts')
        .select('id')
        .where('website_id', '=', websiteId)
        .where('kind', '=', kind)
        .where('created_at', '>', ago(quietFor))
        .executeTakeFirst()
      return recent === undefined
    },

    /**
     * Notes an alert, to be told the ways that its website has; gives its id. Of several copies of the service one notes it: undefined
     * when there is one about the same time, or one of its kind in the last 12 hours.
     */
    async note(websiteId: number, notice: Notice): Promise<number | undefined> {
      const { kind, since, until, visitors, usual_from, usual_to, causes } = notice
      return sql.transaction().execute(async (transaction) => {
        await lock(transaction, 'websites', websiteId)
        const { rows } = await raw<{ id: number }>`
        INSERT INTO alerts (
          website_id, kind, since, until, visitors, usual_from, usual_to, causes, created_at, webhook_next_at, mail, webhook
        )
        SELECT
          website_id, ${kind}, ${since}, ${until}, ${visitors}, ${usual_from}, ${usual_to}, ${causes}, ${now()}, ${now()},
          CASE WHEN mail = 1 AND ${canMail ? 1 : 0} = 1 THEN 'waiting' ELSE 'off' END,
          CASE WHEN webhook IS NULL THEN 'off' ELSE 'waiting' END
        FROM alert_settings
        WHERE website_id = ${websiteId} AND (${unlimited.has(kind) ? 1 : 0} = 1 OR NOT EXISTS (
          SELECT 1 FROM alerts WHERE website_id = ${websiteId} AND kind = ${kind} AND created_at > ${ago(quietFor)}
        ))
        ON CONFLICT (website_id, kind, since) DO NOTHING
        RETURNING id`.execute(transaction)
        return rows[0]?.id
      })
    },

    /** Silences that were told and are over, with when hits came again; each until that is noted. */
    silencesOver: () =>
      sql
        .selectFrom('alerts')
        .innerJoin('websites', 'websites.id', 'alerts.website_id')
        .innerJoin('alert_settings', 'alert_settings.website_id', 'alerts.website_id')
        .select(['alerts.website_id', 'alerts.since'])
        .select((of) => of.ref('websites.last_hit_at').$notNull().as('until'))
        .where('alerts.kind', '=', 'stopped')
        .where('alert_settings.stopped', '=', 1)
        .whereRef('websites.last_hit_at', '>', 'alerts.since')
        .where((of) =>
          of.not(
            of.exists(
              of
                .selectFrom('alerts as told')
                .select('told.id')
                .where('told.kind', '=', 'resumed')
                .whereRef('told.website_id', '=', 'alerts.website_id')
                .whereRef('told.since', '=', 'alerts.since'),
            ),
          ),
        )
        .orderBy('alerts.id')
        .execute(),
  }
}
