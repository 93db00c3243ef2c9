import { type Clock, timestamp } from '#service/clock.ts'
import type { Mail } from '#service/mailing/Mail.ts'
import type { Outbox } from '#service/mailing/openOutbox.ts'
import type { Outside } from '#service/outside/Outside.ts'
import type { Sql } from '#service/storage/sql/openSql.ts'
import type { AlertRow } from '#service/storage/sql/tables.ts'
import { alertMail } from './alertMail.ts'
import { mailName, newsUntil, type Queue } from './openQueue.ts'
import { postWebhook } from './postWebhook.ts'
import { signed, webhookSecret } from './signing.ts'
import { messageId, webhookBody } from './webhookBody.ts'

type Parts = {
  sql: Sql
  queue: Queue
  outbox: Pick<Outbox, 'post'>
  outside: Outside
  clock: Clock
  /** How the outside reaches the service, without a slash at the end. */
  baseUrl: string
  /** The service's own, of which those of the webhooks are made. */
  secret: string
  /** Aborted when the service ends. */
  ending: AbortSignal
  onError: (error: unknown) => void
}

/** Between two tries, in milliseconds; after the last one there is none. */
const pauses = [1, 5, 20, 60].map((minutes) => minutes * 60_000)

/** Another copy of the service takes over only after that, in milliseconds. */
const lease = 120_000

/** Tells what was noted, by mail and to webhooks. */
export function openTelling({ sql, queue, outbox, outside, clock, baseUrl, secret, ending, onError }: Parts) {
  const about = (alert: AlertRow) =>
    sql
      .selectFrom('websites')
      .innerJoin('accounts', 'accounts.id', 'websites.account_id')
      .innerJoin('alert_settings', 'alert_settings.website_id', 'websites.id')
      .selectAll('websites')
      .select(['accounts.email as recipient', 'accounts.language', 'alert_settings.webhook', 'secret_version'])
      .where('websites.id', '=', alert.website_id)
      .executeTakeFirst()

  async function mail(alert: AlertRow): Promise<void> {
    const website = await about(alert)
    if (!website) return
    const { recipient, language, account_id: accountId } = website
    const letter: Mail = { to: recipient, ...alertMail(alert, website, { language, baseUrl }) }
    await outbox.post(letter, { accountId, kind: 'alert', once: mailName(alert), until: newsUntil(alert) })
    await queue.setMail(alert.id, 'posted')
  }

  async function post(alert: AlertRow): Promise<void> {
    const website = await about(alert)
    if (!website?.webhook) return queue.writeWebhook(alert, { webhook: 'off' })
    const body = webhookBody(alert, website, baseUrl)
    const headers = signed(
      { id: messageId(alert), time: clock(), body },
      webhookSecret(secret, website.id, website.secret_version),
    )
    const { reason, status } = await postWebhook(website.webhook, { body, headers }, outside, ending)
    // What broke off because the service ends is taken over when the lease is.
    if (ending.aborted) return
    const pause = alert.kind === 'test' ? undefined : pauses[alert.webhook_attempts - 1]
    await queue.writeWebhook(alert, {
      webhook_reason: reason,
      webhook_status: status,
      ...(reason === null && { webhook: 'delivered' }),
      ...(reason !== null && pause === undefined && { webhook: 'failed' }),
      ...(reason !== null && pause !== undefined && { webhook_next_at: timestamp(clock() + pause) }),
    })
  }

  /** All that waits and is due, or of it the one that is named. */
  return async function tell(id?: number): Promise<void> {
    await queue.tidy()
    for (const alert of await queue.waitingForMail(id)) await mail(alert).catch(onError)
    let due: AlertRow[]
    do {
      due = await queue.claimWebhooks(lease, id)
      await Promise.all(due.map((alert) => post(alert).catch(onError)))
    } while (due.length > 0 && !ending.aborted)
  }
}
