import type { Alert, Alerts as Answer, AlertsUpdate } from '#contract/alerts.ts'
import type { Clock } from '#service/clock.ts'
import { timestamp } from '#service/clock.ts'
import { invalid, tooManyAttempts } from '#service/http/problems.ts'
import type { Outbox } from '#service/mailing/openOutbox.ts'
import type { Outside } from '#service/outside/Outside.ts'
import { internet } from '#service/outside/Outside.ts'
import type { Hits } from '#service/storage/hits/openHits.ts'
import type { Sql } from '#service/storage/sql/openSql.ts'
import type { WebsiteRow } from '#service/storage/sql/tables.ts'
import { checkWebhook } from './checkWebhook.ts'
import { describeAlert } from './describeAlert.ts'
import { listAlerts } from './listAlerts.ts'
import { noCauses, openNotes } from './openNotes.ts'
import { openQueue } from './openQueue.ts'
import { openTelling } from './openTelling.ts'
import { openWatch } from './openWatch.ts'
import { webhookSecret } from './signing.ts'

export type Alerts = ReturnType<typeof openAlerts>

type Parts = {
  sql: Sql
  hits: Pick<Hits, 'read'>
  outbox: Pick<Outbox, 'canSend' | 'post'>
  outside?: Outside | undefined
  clock: Clock
  /** How the outside reaches the service, without a slash at the end. */
  baseUrl: string
  /** The service's own, of which those of the webhooks are made. */
  secret: string
  /** Told of what fails beside the requests. */
  onError: (error: unknown) => void
}

/** How often websites are looked at, in milliseconds. */
const every = 60_000
/** Alerts that are listed. */
const listed = 10

export function openAlerts(parts: Parts) {
  const { sql, hits, outbox, outside = internet, clock, baseUrl, secret, onError } = parts
  const ending = new AbortController()
  const notes = openNotes(sql, clock, outbox.canSend)
  const queue = openQueue(sql, clock)
  const look = openWatch({ sql, hits, clock, notes, onError })
  const tell = openTelling({ sql, queue, outbox, outside, clock, baseUrl, secret, ending: ending.signal, onError })
  let running: Promise<void> | undefined

  async function turn(): Promise<void> {
    await look().catch(onError)
    await tell().catch(onError)
  }

  /** Looks at all websites and tells what is new; one turn at a time. */
  function tick(): Promise<void> {
    if (ending.signal.aborted) return Promise.resolve()
    running ??= turn().finally(() => (running = undefined))
    return running
  }

  const looking = setInterval(() => void tick(), every).unref()

  const settingsOf = (website: WebsiteRow) =>
    sql.selectFrom('alert_settings').selectAll().where('website_id', '=', website.id).executeTakeFirst()

  async function show(website: WebsiteRow, made: string | null = null): Promise<Answer> {
    const { above = 0, below = 0, stopped = 0, mail = 1, webhook = null } = (await settingsOf(website)) ?? {}
    const alerts = (await listAlerts(sql, website.id, listed)).map(describeAlert)
    return { above, below, stopped, mail, webhook, secret: made, can_mail: outbox.canSend, alerts }
  }

  /** Makes a secret; the one before is worth nothing any more. */
  async function renewSecret(website: WebsiteRow): Promise<string> {
    const { secret_version } = await sql
      .updateTable('alert_settings')
      .set((of) => ({ secret_version: of('secret_version', '+', 1) }))
      .where('website_id', '=', website.id)
      .where('webhook', 'is not', null)
      .returning('secret_version')
      .executeTakeFirstOrThrow(() => invalid({ webhook: ['There is no webhook to have a secret.'] }))
    return webhookSecret(secret, website.id, secret_version)
  }

  return {
    show,

    /** Those of several websites that have been chosen, by domain. */
    async showAll(websites: readonly WebsiteRow[]): Promise<Record<string, Answer>> {
      const shown: Record<string, Answer> = {}
      for (const website of websites) if (await settingsOf(website)) shown[website.domain] = await show(website)
      return shown
    },

    areChosen: async (website: WebsiteRow): Promise<boolean> => (await settingsOf(website)) !== undefined,

    /** Changes what is given; throws a 422 when the webhook is none. The first webhook makes a secret. */
    async update(website: WebsiteRow, { webhook, ...flags }: AlertsUpdate): Promise<Answer> {
      const fields = { ...flags, ...(webhook !== undefined && { webhook: checkWebhook(webhook) }) }
      await sql
        .insertInto('alert_settings')
        .values({ website_id: website.id, ...fields })
        .onConflict((conflict) => conflict.column('website_id').doUpdateSet({ website_id: website.id, ...fields }))
        .execute()
      const stored = await settingsOf(website)
      const isFirst = stored?.webhook !== null && stored?.secret_version === 0
      return show(website, isFirst ? await renewSecret(website) : null)
    },

    renewSecret: async (website: WebsiteRow): Promise<Answer> => show(website, await renewSecret(website)),

    /** Tells a test by the ways the website has, once each; throws a 422 when there is none. */
    async test(website: WebsiteRow): Promise<Alert> {
      const { mail = 0, webhook = null } = (await settingsOf(website)) ?? {}
      if (webhook === null && (mail === 0 || !outbox.canSend))
        throw invalid({ webhook: ['There is neither mail nor a webhook to tell.'] })
      const now = timestamp(clock())
      const numbers = { visitors: null, usual_from: null, usual_to: null }
      const id = await notes.note(website.id, { kind: 'test', since: now, until: now, ...numbers, causes: noCauses })
      if (id === undefined) throw tooManyAttempts(1)
      await tell(id)
      const [alert] = await listAlerts(sql, website.id, 1, id)
      if (!alert) throw new Error('The test is gone.')
      return describeAlert(alert)
    },

    tick,

    /** Breaks off what is being told: it is told again after the next start. */
    async close(): Promise<void> {
      clearInterval(looking)
      ending.abort()
      await running
    },
  }
}
