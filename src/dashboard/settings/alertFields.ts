import type { Alerts } from '#contract/alerts.ts'
import type { AlertChanges } from '#dashboard/http/alerts.ts'

/** The choice of alerts as it is edited. */
export type AlertFields = { above: boolean; below: boolean; stopped: boolean; mail: boolean; webhook: string }

const flags = ['above', 'below', 'stopped', 'mail'] as const

export const readAlerts = ({ above, below, stopped, mail, webhook }: Alerts): AlertFields => ({
  above: above === 1,
  below: below === 1,
  stopped: stopped === 1,
  mail: mail === 1,
  webhook: webhook ?? '',
})

/** Only what has to be sent to turn one into the other. */
export function changedAlerts(before: AlertFields, after: AlertFields): AlertChanges {
  const changes: AlertChanges = {}
  for (const flag of flags) if (after[flag] !== before[flag]) changes[flag] = after[flag] ? 1 : 0
  const webhook = after.webhook.trim()
  return webhook === before.webhook ? changes : { ...changes, webhook }
}
