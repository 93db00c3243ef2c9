import type { Clock } from '#service/clock.ts'
import { inTurn } from '#service/inTurn.ts'
import type { Mail } from '#service/mailing/Mail.ts'
import type { Outbox } from '#service/mailing/openOutbox.ts'
import type { Subscription, Subscriptions } from '#service/reports/openSubscriptions.ts'
import type { Period } from '#service/reports/Period.ts'
import { lastDue, zonesOf } from './lastDue.ts'

export type Schedule = {
  /** Posts the reports that are due; resolves when it is done. */
  tick(): Promise<void>
  close(): Promise<void>
}

type Parts = {
  subscriptions: Pick<Subscriptions, 'list' | 'ended'>
  outbox: Pick<Outbox, 'canSend' | 'post' | 'cancel'>
  /** The report of a period as a mail. */
  write: (subscription: Subscription, period: Period) => Promise<Mail>
  clock: Clock
  /** Told of a report that could not be made; it is tried again at the next look. */
  onError: (error: unknown) => void
}

const kinds = ['weekly', 'monthly'] as const

/** How often it is looked for what is due, in milliseconds. */
const every = 60_000

/** What was due while the service was down is sent that much later at most, in milliseconds. */
const mostLate = 3 * 86_400_000

/** Posts the weekly and monthly reports when they are due, each once, however many copies of the service there are. */
export function openSchedule({ subscriptions, outbox, write, clock, onError }: Parts): Schedule {
  const oneByOne = inTurn(Infinity)
  let open = true

  async function look(): Promise<void> {
    if (!outbox.canSend) return
    for (const { id } of await subscriptions.ended()) await outbox.cancel(id, kinds)
    for (const subscription of await subscriptions.list())
      for (const kind of kinds) if (open) await post(subscription, kind).catch(onError)
  }

  async function post(subscription: Subscription, kind: Period['kind']): Promise<void> {
    const { account, websites } = subscription
    const { period, day, time } = lastDue(kind, zonesOf(websites), clock())
    if (time < Date.parse(account.reports_since ?? '')) return
    const until = time + mostLate
    const mail = () => (clock() < until ? write(subscription, period) : missed(account.email, period))
    await outbox.post(mail, { accountId: account.id, kind, once: `${kind}:${day}:${account.id}`, until })
  }

  const tick = (): Promise<void> => oneByOne(look)
  const looking = setInterval(() => tick().catch(onError), every).unref()

  return {
    tick,
    async close() {
      open = false
      clearInterval(looking)
      await tick()
    },
  }
}

/** What is shown where a report would be; it is not sent any more. */
const missed = (to: string, { from, to: last }: Period): Mail => ({ to, subject: `${from} – ${last}`, text: '' })
