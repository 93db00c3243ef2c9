import { z } from 'zod/mini'
import { Flag, Timestamp } from './fields.ts'
import { One } from './list.ts'
import { MailReason } from './mail.ts'

const flag = z.literal([0, 1])
const count = z.int().check(z.minimum(0))

export const AlertKind = z.enum([
  /** An hour with far more visitors than that hour of that weekday usually has. */
  'above',
  /** An hour with far fewer. */
  'below',
  /** No hits for longer than chance explains. */
  'stopped',
  /** Hits arrive again after such a silence. */
  'resumed',
  /** Asked for by the owner. */
  'test',
])

/** From the second-lowest to the second-highest of the same time in the weeks before. */
const Usual = z.object({ from: count, to: count })

/** What accounts for a difference: how many visitors had it, and how many it usually is. */
const Cause = z.object({ value: z.string(), visitors: count, usual: count })
export const AlertCauses = z.object({ referrer: z.nullable(Cause), page: z.nullable(Cause) })

export const WebhookState = z.enum(['off', 'waiting', 'delivered', 'failed'])

/** Why a webhook was not delivered, or not yet. */
export const WebhookReason = z.enum([
  /** The receiver answered with something else than 2xx, a redirect perhaps. */
  'refused',
  /** Nobody answered in time. */
  'unreachable',
  /** The name leads to a private or local address, to which the service sends nothing. */
  'private',
  /** The service was not there when it was due. */
  'late',
])

/** An alert and what became of it. */
export const Alert = z.object({
  id: z.int(),
  kind: AlertKind,
  /** The time that it is about. */
  from: Timestamp,
  to: Timestamp,
  visitors: z.nullable(count),
  usual: z.nullable(Usual),
  causes: AlertCauses,
  created_at: Timestamp,
  mail: z.object({
    /** `gone`: it was handed over, and what became of it is no longer kept. */
    state: z.enum(['off', 'waiting', 'sent', 'failed', 'gone']),
    reason: z.nullable(MailReason),
  }),
  webhook: z.object({
    state: WebhookState,
    reason: z.nullable(WebhookReason),
    /** The last answer's HTTP status. */
    status: z.nullable(z.int()),
    attempts: count,
    /** Null unless it waits. */
    next_try_at: z.nullable(Timestamp),
  }),
})

/** Which alerts a website has, and which ways they go. */
export const Alerts = z.object({
  above: flag,
  below: flag,
  stopped: flag,
  mail: flag,
  /** Null without a webhook. */
  webhook: z.nullable(z.string()),
  /** What the webhook's signatures are made with; given in the answer to the request that made it, and null ever after. */
  secret: z.nullable(z.string()),
  /** Whether the service sends mail at all. */
  can_mail: z.boolean(),
  /** The last ten, the newest first. */
  alerts: z.array(Alert),
})

const longestWebhook = 2048

/** Only what is sent changes. An empty webhook is none. */
export const AlertsUpdate = z.partial(
  z.object({
    above: Flag,
    below: Flag,
    stopped: Flag,
    mail: Flag,
    webhook: z.string().check(z.maxLength(longestWebhook)),
  }),
)

export const AlertsAnswer = One(Alerts)
export const AlertAnswer = One(Alert)

export type AlertKind = z.infer<typeof AlertKind>
export type AlertCauses = z.infer<typeof AlertCauses>
export type WebhookState = z.infer<typeof WebhookState>
export type WebhookReason = z.infer<typeof WebhookReason>
export type Alert = z.infer<typeof Alert>
export type Alerts = z.infer<typeof Alerts>
export type AlertsUpdate = z.infer<typeof AlertsUpdate>
