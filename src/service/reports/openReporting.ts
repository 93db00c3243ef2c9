import { randomUUID } from 'node:crypto'
import type { Clock } from '#service/clock.ts'
import { Refusal } from '#service/http/problems.ts'
import type { Mail } from '#service/mailing/Mail.ts'
import type { Outbox } from '#service/mailing/openOutbox.ts'
import type { Sql } from '#service/storage/sql/openSql.ts'
import type { AccountRow } from '#service/storage/sql/tables.ts'
import { languageOf } from './languageOf.ts'
import { openSubscriptions, type Subscription } from './openSubscriptions.ts'
import type { Period } from './Period.ts'
import type { Reports } from './openReports.ts'
import { previewLinks } from './previewing/links.ts'
import { lastDue, zonesOf } from './schedule/lastDue.ts'
import { openSchedule } from './schedule/openSchedule.ts'
import { signer } from './signer.ts'
import { unsubscribeLinks } from './unsubscribing/links.ts'

export type Reporting = ReturnType<typeof openReporting>

type Kind = Period['kind']

/** In milliseconds. */
const day = 86_400_000

type Parts = {
  sql: Sql
  clock: Clock
  outbox: Outbox
  render: Reports['render']
  /** Signs links. */
  secret: string
  baseUrl: string
  onError: (error: unknown) => void
}

/** The weekly and monthly mails: who gets them, when, and how they end. */
export function openReporting({ sql, clock, outbox, render, secret, baseUrl, onError }: Parts) {
  const subscriptions = openSubscriptions(sql, clock)
  const links = unsubscribeLinks(signer(secret, 'unsubscribe'), baseUrl)

  const report = ({ account, websites }: Subscription, period: Period, unsubscribe: string) =>
    render({ language: languageOf(account), websites, period, unsubscribe })

  // Whoever may look at a report, with a key that only reads perhaps, may not end it: the link that does is in the mail alone.
  const show = (subscription: Subscription, period: Period) => report(subscription, period, `${baseUrl}/websites`)

  const write = async (subscription: Subscription, period: Period): Promise<Mail> => ({
    ...(await report(subscription, period, links.linkTo(subscription.account.id))),
    to: subscription.account.email,
    headers: links.headers(subscription.account.id),
  })

  /** What `make` makes of the last report that was due, with today's settings, whether it was sent or not. */
  async function last<Made>(
    make: (subscription: Subscription, period: Period) => Made,
    account: AccountRow,
    kind: Kind,
  ) {
    const websites = await subscriptions.websitesOf(account.id)
    if (websites.length === 0) throw new Refusal(409, 'There is no website to report.')
    return make({ account, websites }, lastDue(kind, zonesOf(websites), clock()).period)
  }

  return {
    subscriptions,
    links,
    previews: previewLinks(signer(secret, 'report preview'), clock),
    schedule: openSchedule({ subscriptions, outbox, write, clock, onError }),

    lastReport: (account: AccountRow, kind: Kind) => last(show, account, kind),

    /** Sends the last report once more. */
    async sendLast(account: AccountRow, kind: Kind): Promise<void> {
      const mail = await last(write, account, kind)
      const once = `test:${account.id}:${randomUUID()}`
      await outbox.post(mail, { accountId: account.id, kind: 'test', once, until: clock() + day })
    },

    mails: (accountId: number) => outbox.list(accountId, 10),
    canSend: outbox.canSend,
  }
}
