import { z } from 'zod/mini'
import { Timestamp } from './fields.ts'

export const MailKind = z.enum(['weekly', 'monthly', 'alert', 'sign-in', 'test'])

export const MailState = z.enum(['waiting', 'sent', 'failed'])

/** Why a mail was not sent, or not yet. */
export const MailReason = z.enum([
  /** The mail server refused it for good. */
  'refused',
  /** The mail server asked to come again later. */
  'deferred',
  /** The mail server took no user name and password. */
  'login',
  /** No encrypted connection could be made. */
  'encryption',
  'unreachable',
  /** The mail server never said whether it took the mail: it may have arrived. */
  'unanswered',
  /** The service was not there when it was due. */
  'late',
])

/** A mail and what became of it. */
export const MailFate = z.object({
  id: z.int(),
  kind: MailKind,
  subject: z.string(),
  state: MailState,
  /** Null where nothing went wrong. */
  reason: z.nullable(MailReason),
  /** The mail server's own words. */
  reply: z.nullable(z.string()),
  attempts: z.int(),
  created_at: Timestamp,
  /** Null unless it waits. */
  next_try_at: z.nullable(Timestamp),
  sent_at: z.nullable(Timestamp),
})

export type MailKind = z.infer<typeof MailKind>
export type MailState = z.infer<typeof MailState>
export type MailReason = z.infer<typeof MailReason>
export type MailFate = z.infer<typeof MailFate>
