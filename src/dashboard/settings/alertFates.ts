import type { Alert } from '#contract/alerts.ts'
import { text } from '#dashboard/language/text.ts'
import { clockTime } from '#dashboard/ui/clockTime.ts'

/** What became of an alert, a line for each way it goes. */
export function alertFates({ mail, webhook }: Alert): string[] {
  const fates = [...ofMail(mail), ...ofWebhook(webhook)]
  return fates.length > 0 ? fates : [text('alerts.fate.none')]
}

function ofMail({ state, reason }: Alert['mail']): string[] {
  if (state === 'off') return []
  return [explained(text('alerts.fate.mail', { state }), reason && text(`reports.reason.${reason}`))]
}

function ofWebhook({ state, reason, status, attempts, next_try_at }: Alert['webhook']): string[] {
  if (state === 'off') return []
  const again = attempts > 0 ? 'yes' : 'no'
  const time = next_try_at === null ? '' : clockTime(Date.parse(next_try_at))
  const fate = text('alerts.fate.webhook', { state, again, time })
  return [explained(fate, reason && text(`alerts.reason.${reason}`, { status: String(status) }))]
}

const explained = (fate: string, reason: string | null) => (reason === null ? fate : `${fate}: ${reason}`)
