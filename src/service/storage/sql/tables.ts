import type { MailKind, MailReason, MailState } from '#contract/mail.ts'
import type { Generated, Selectable } from 'kysely'

/** The relational tables. Times are ISO 8601 text in UTC; flags are 0 and 1. */
export type Tables = {
  accounts: AccountTable
  keys: KeyTable
  websites: WebsiteTable
  visitor_keys: VisitorKeyTable
  secrets: SecretTable
  mails: MailTable
  sign_in_links: SignInLinkTable
  audit: AuditTable
}

type AccountTable = {
  id: Generated<number>
  email: string
  /** In which mails are written: a language of the dashboard's. */
  language: Generated<string>
  /** What was due before is no report of this account's; null while none of its websites is to be reported. */
  reports_since: Generated<string | null>
  created_at: string
}

type KeyTable = {
  id: Generated<number>
  account_id: number
  name: string
  /** SHA-256 of the key, hexadecimal: a key is random and long, so no slower hash is needed. */
  hash: string
  /** The key's first characters, to tell keys apart in a list. */
  hint: string
  created_at: string
  last_used_at: string | null
  access: Generated<'read' | 'full'>
  /** The first moment at which it is nobody's key any more; null = never. */
  expires_at: string | null
}

type SignInLinkTable = {
  /** SHA-256 of the token in the link, hexadecimal. */
  hash: string
  account_id: number
  expires_at: string
}

/** What was done in an account, for its holder to see. */
type AuditTable = {
  id: Generated<number>
  account_id: number
  at: string
  /** The key's name at that time; null for what the command line and the service itself did. */
  key_name: string | null
  action: string
  /** What it was done to, as JSON text. */
  about: string
}

type WebsiteTable = {
  id: Generated<number>
  account_id: number
  domain: string
  privacy: 0 | 1 | 2
  /** scrypt, in PHC string format; null without a password. */
  password_hash: string | null
  /** Counts changes of password and privacy: tokens name the count they were given out under. */
  access_version: Generated<number>
  email: 0 | 1
  exclude_bots: 0 | 1
  exclude_params: string
  exclude_ips: string
  favorite: 0 | 1
  timezone: string
  created_at: string
  updated_at: string
  last_hit_at: string | null
}

/** The random key of one website's day, with which its visitors are hashed. */
type VisitorKeyTable = {
  website_id: number
  /** `2026-11-20`, in the website's time zone. */
  day: string
  /** 32 random bytes, base64url. */
  key: string
}

/** Random keys of the service's own, base64url. */
type SecretTable = {
  name: string
  value: string
}

type MailTable = {
  id: Generated<number>
  /** Nothing is posted twice under one name. */
  once: string
  account_id: number
  kind: MailKind
  recipient: string
  subject: string
  /** As it goes out (RFC 5322); null as soon as nothing is left to send. */
  message: string | null
  state: MailState
  /** How often sending was begun: names the try whose outcome is written down. */
  attempts: Generated<number>
  /** How often the message was handed over, at least in part, and the server never said what became of it. */
  unanswered: Generated<number>
  reason: MailReason | null
  reply: string | null
  created_at: string
  /** While a copy of the service is sending: when the others take it for dead. */
  next_try_at: string
  until: string
  sent_at: string | null
}

export type AccountRow = Selectable<AccountTable>
export type KeyRow = Selectable<KeyTable>
export type WebsiteRow = Selectable<WebsiteTable>
export type MailRow = Selectable<MailTable>
export type AuditRow = Selectable<AuditTable>
