import { sql as raw } from 'kysely'
import type { Sql } from '#service/storage/sql/openSql.ts'
import type { TracedAlert } from './describeAlert.ts'

/** A website's last alerts, the newest first; `id` names one of them. */
export const listAlerts = (sql: Sql, websiteId: number, limit: number, id?: number): Promise<TracedAlert[]> =>
  sql
    .selectFrom('alerts')
    .leftJoin('mails', (join) => join.on('mails.once', '=', raw<string>`'alert:' || alerts.id`))
    .selectAll('alerts')
    .select(['mails.state as mail_state', 'mails.reason as mail_reason'])
    .where('alerts.website_id', '=', websiteId)
    .$if(id !== undefined, (named) => named.where('alerts.id', '=', id ?? 0))
    .orderBy('alerts.id', 'desc')
    .limit(limit)
    .execute()
