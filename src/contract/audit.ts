import { z } from 'zod/mini'
import { Timestamp } from './fields.ts'

/** What is written down for an account's holder to see. */
const auditActions = [
  /** A link to sign in with was sent to the account's address. */
  'link_sent',
  /** Such a link was used; `about.key` is the key that came of it. */
  'signed_in',
  'key_made',
  /** Somebody used the key for the first time. */
  'key_first_used',
  /** Somebody still tried the key after it had expired; once a day at most. */
  'key_refused',
  'key_revoked',
  'website_created',
  /** `about.fields` names what changed. */
  'website_changed',
  'website_deleted',
  /** Hits that were imported into a website were removed from it. */
  'import_removed',
  /** Of `about.hits` hits, from `about.from` to `about.to`; not of which page, whose name may be why. */
  'hits_deleted',
  'exported',
] as const

export type AuditAction = (typeof auditActions)[number]

/** What an entry is about, by name: what it was then, as it may be gone now. */
export const AuditAbout = z.object({
  key: z.optional(z.string()),
  website: z.optional(z.string()),
  fields: z.optional(z.array(z.string())),
  hits: z.optional(z.int()),
  from: z.optional(z.string()),
  to: z.optional(z.string()),
})

export const AuditEntry = z.object({
  id: z.int(),
  at: Timestamp,
  /** One of `auditActions`; a newer service may know more. */
  action: z.string(),
  /** The name of the key that was used; null for what the service did by itself or on its command line. */
  by: z.nullable(z.string()),
  about: AuditAbout,
})

/** How long entries are kept, in days. */
export const auditDays = 400

export type AuditAbout = z.infer<typeof AuditAbout>
export type AuditEntry = z.infer<typeof AuditEntry>
