import { WebhookState } from '#contract/alerts.ts'
import { MailState } from '#contract/mail.ts'
import { sql as raw } from 'kysely'
import type { Sql } from '#service/storage/sql/openSql.ts'
import type { Metrics } from './openMetrics.ts'

const counted = [
  {
    name: 'porchlight_mails',
    help: 'Stored mails by what became of them',
    table: 'mails',
    column: 'state',
    states: MailState.options,
  },
  {
    name: 'porchlight_webhooks',
    help: 'Alerts by what became of their webhook',
    table: 'alerts',
    column: 'webhook',
    states: WebhookState.options,
  },
  {
    name: 'porchlight_folds',
    help: 'Folds of closed days by how far they are',
    table: 'folds',
    column: 'state',
    states: ['begun', 'done'],
  },
] as const

/** What waits and what became of it, counted in the database when somebody looks. */
export function countStates({ gauge }: Pick<Metrics, 'gauge'>, sql: Sql): void {
  for (const { name, help, table, column, states } of counted) {
    const count = async () => {
      const { rows } = await raw<{ state: string; count: number }>`
        SELECT ${raw.ref(column)} AS state, count(*) AS count FROM ${raw.table(table)} GROUP BY ${raw.ref(column)}`.execute(
        sql,
      )
      return byState(states, rows)
    }
    gauge(name, help, count, 'state')
  }
}

/** What there is none of is 0, and not nothing. */
const byState = (states: readonly string[], rows: readonly { state: string; count: number }[]) =>
  Object.fromEntries([
    ...states.map((state) => [state, 0] as const),
    ...rows.map(({ state, count }) => [state, count] as const),
  ])
