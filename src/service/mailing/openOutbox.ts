import type { FastifyBaseLogger } from 'fastify'
import type { MailFate, MailKind } from '#contract/mail.ts'
import { type Clock, timestamp } from '#service/clock.ts'
import type { Settings } from '#service/settings.ts'
import type { Sql } from '#service/storage/sql/openSql.ts'
import { compose } from './compose.ts'
import { deliver } from './deliver.ts'
import type { Mail } from './Mail.ts'
import { openMails } from './openMails.ts'
import { openTransport, type Patience } from './openTransport.ts'

export type Outbox = {
  /** False without `SMTP_URL`: nothing can be sent. */
  canSend: boolean
  /**
   * Stores a mail for sending; false when one of this name was posted before, by whichever copy of the service: nothing is sent
   * twice. What makes a mail is not called then.
   */
  post(mail: Mail | (() => Promise<Mail> | Mail), about: Posting): Promise<boolean>
  /** Takes back what waits of these kinds; what is being sent arrives. */
  cancel(accountId: number, kinds: readonly MailKind[]): Promise<void>
  /** The account's last mails with their fate, newest first. */
  list(accountId: number, limit: number): Promise<MailFate[]>
}

export type Posting = {
  accountId: number
  kind: MailKind
  /** The mail's name, such as `weekly:2026-11-23:7`. */
  once: string
  /** Milliseconds since the epoch; not sent after. */
  until: number
}

export type Delivery = {
  /** Sends what is due; resolves when nothing more is. */
  tick(): Promise<void>
  /** Waits a moment for what is being sent. */
  close(): Promise<void>
}

type Parts = {
  sql: Sql
  clock: Clock
  settings: Pick<Settings, 'smtpUrl' | 'mailFrom'>
  logger: Pick<FastifyBaseLogger, 'warn' | 'error'>
  patience?: Patience
}

/** Whoever looks at a whole mail before taking it needs minutes (RFC 5321, section 4.5.3.2.6): sending it again would be too early. */
const unhurried: Patience = { connection: 20_000, answer: 240_000 }

/** Letters that are sent at the same time: one slow answer does not keep the others waiting. */
const most = 3

/** How often mails that are due are looked for, beside those just posted, in milliseconds. */
const every = 15_000

/** What is being sent when the service ends has this many milliseconds. */
const goodbye = 3000

/** Stores what is to be mailed, and sends it until the mail server took it. */
export function openOutbox(parts: Parts): Outbox & Delivery {
  const { sql, clock, settings, logger, patience = unhurried } = parts
  const { smtpUrl, mailFrom } = settings
  const mails = openMails(sql, clock)
  const transport = smtpUrl === undefined ? undefined : openTransport(smtpUrl, mailFrom, patience)
  const ending = new AbortController()
  const workers = new Set<Promise<void>>()
  let open = true

  async function work(): Promise<void> {
    let more = true
    while (more)
      more =
        open && transport !== undefined && (await deliver({ mails, transport, clock, logger, ending: ending.signal }))
  }

  function start(): void {
    if (!open || workers.size >= most) return
    const worker = work()
      .catch((err: unknown) => logger.error({ err }, 'mails wait'))
      .finally(() => workers.delete(worker))
    workers.add(worker)
  }

  async function tick(): Promise<void> {
    if (!open) return
    for (let count = 0; count < most; count += 1) start()
    await Promise.all(workers)
    await mails.tidy()
  }

  const looking = setInterval(() => tick().catch((err: unknown) => logger.error({ err }, 'mails wait')), every).unref()

  return {
    canSend: transport !== undefined,

    async post(made, { accountId, kind, once, until }) {
      if (!transport || (await mails.has(once))) return false
      const mail = typeof made === 'function' ? await made() : made
      const message = await compose(mail, { from: mailFrom, time: clock() })
      const { to: recipient, subject } = mail
      const row = { once, account_id: accountId, kind, recipient, subject, message, until: timestamp(until) }
      const isNew = await mails.add(row)
      start()
      return isNew
    },

    async list(accountId, limit) {
      const rows = await mails.list(accountId, limit)
      return rows.map((row) => ({ ...row, next_try_at: row.state === 'waiting' ? row.next_try_at : null }))
    },

    cancel: (accountId, kinds) => mails.cancel(accountId, kinds),

    tick,

    async close() {
      open = false
      clearInterval(looking)
      const cut = setTimeout(() => ending.abort(), goodbye)
      await Promise.all(workers)
      clearTimeout(cut)
    },
  }
}
