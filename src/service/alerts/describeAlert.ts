import { type Alert, AlertCauses } from '#contract/alerts.ts'
import type { AlertRow, MailRow } from '#service/storage/sql/tables.ts'

/** An alert with what the outbox knows of its mail. */
export type TracedAlert = AlertRow & { mail_state: MailRow['state'] | null; mail_reason: MailRow['reason'] }

/** An alert as the interface shows it. */
export function describeAlert(alert: TracedAlert): Alert {
  const { id, kind, since, until, visitors, created_at } = alert
  return {
    id,
    kind,
    from: since,
    to: until,
    visitors,
    usual: usualOf(alert),
    causes: causesOf(alert),
    created_at,
    mail: mailOf(alert),
    webhook: {
      state: alert.webhook,
      reason: alert.webhook_reason,
      status: alert.webhook_status,
      attempts: alert.webhook_attempts,
      next_try_at: alert.webhook === 'waiting' ? alert.webhook_next_at : null,
    },
  }
}

export const usualOf = ({ usual_from, usual_to }: AlertRow): Alert['usual'] =>
  usual_from === null || usual_to === null ? null : { from: usual_from, to: usual_to }

export const causesOf = ({ causes }: AlertRow): AlertCauses => AlertCauses.parse(JSON.parse(causes))

function mailOf({ mail, mail_state, mail_reason }: TracedAlert): Alert['mail'] {
  if (mail === 'posted') return { state: mail_state ?? 'gone', reason: mail_reason }
  return mail === 'late' ? { state: 'failed', reason: 'late' } : { state: mail, reason: null }
}
