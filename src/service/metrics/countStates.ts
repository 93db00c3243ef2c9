import { WebhookState } from '#contract/alerts.ts'
import { MailState } from '#contract/mail.ts'
import type { Sql } from '#service/storage/sql/openSql.ts'
import type { Metrics } from './openMetrics.ts'

/** What waits and what became of it, counted in the database when somebody looks. */
export function countStates({ gauge }: Pick<Metrics, 'gauge'>, sql: Sql): void {
  gauge(
    'porchlight_mails',
    'Stored mails by what became of them',
    async () => {
      const rows = await sql
        .selectFrom('mails')
        .select(['state', ({ fn }) => fn.countAll<number>().as('count')])
        .groupBy('state')
        .execute()
      return byState(MailState.options, rows)
    },
    'state',
  )
  gauge(
    'porchlight_webhooks',
    'Alerts by what became of their webhook',
    async () => {
      const rows = await sql
        .selectFrom('alerts')
        .select(['webhook as state', ({ fn }) => fn.countAll<number>().as('count')])
        .groupBy('webhook')
        .execute()
      return byState(WebhookState.options, rows)
    },
    'state',
  )
  gauge(
    'porchlight_folds',
    'Folds of closed days by how far they are',
    async () => {
      const rows = await sql
        .selectFrom('folds')
        .select(['state', ({ fn }) => fn.countAll<number>().as('count')])
        .groupBy('state')
        .execute()
      return byState(['begun', 'done'], rows)
    },
    'state',
  )
}

/** What there is none of is 0, and not nothing. */
const byState = (states: readonly string[], rows: readonly { state: string; count: number }[]) =>
  Object.fromEntries([
    ...states.map((state) => [state, 0] as const),
    ...rows.map(({ state, count }) => [state, count] as const),
  ])
