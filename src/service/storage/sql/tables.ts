import type { AlertKind, WebhookReason, WebhookState } from '#contract/alerts.ts'
import type { MailKind, MailReason, MailState } from '#contract/mail.ts'
import type { StatisticName } from '#contract/statistic.ts'
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
  alert_settings: AlertSettingsTable
  alerts: AlertTable
  frozen_links: FrozenLinkTable
  frozen_answers: FrozenAnswerTable
  own_links: OwnLinkTable
  own_devices: OwnDeviceTable
  imports: ImportTable
  tries: TryTable
  changes: ChangeTable
  folds: FoldTable
}

type AccountTable = {
  id: Generated<number>
  email: string
  /** In which mails are written: a language of the dashboard's; null before anybody chose one, or asked for a mail. */
  language: Generated<string | null>
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
  /** Where its pages are: host names, one a line, with `*`; empty = the domain and its subdomains. */
  hosts: Generated<string>
  favorite: 0 | 1
  timezone: string
  created_at: string
  updated_at: string
  last_hit_at: string | null
  /** Names of statistics, one a line; empty = all. */
  share_statistics: Generated<string>
  /** Visitors; 0 = no row is hidden. */
  share_minimum: Generated<number>
  share_embed: Generated<0 | 1>
  /** null = hits are kept for ever. */
  keep_months: number | null
  /** The day of the website on which what is older was deleted last, or need not be any more. */
  retention_day: string | null
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

/** Numbers as they were when the link was made. */
type FrozenLinkTable = {
  id: Generated<number>
  website_id: number
  /** SHA-256 of the link's secret, hexadecimal. */
  hash: string
  from_date: string
  to_date: string
  compare_from_date: string | null
  compare_to_date: string | null
  /** What cut the days. */
  timezone: string
  /** What hid rows, in visitors. */
  minimum: number
  created_at: string
  expires_at: string
}

type FrozenAnswerTable = {
  link_id: number
  name: StatisticName
  /** JSON. */
  answer: string
}

/** What was imported into a website; its hits name it. */
type ImportTable = {
  id: Generated<number>
  website_id: number
  /** The files, as they are called. */
  name: string
  format: string
  /** `broken`: it ended before the history did. */
  state: 'running' | 'done' | 'broken'
  created_at: string
  /** In the website's time zone of then; no hit lies outside. */
  first_day: string
  last_day: string
  /** JSON: lines by the reason for which they were left out. */
  left_out: string
  /** The copy of the service that reads it, or did; null before there were several. */
  copy: string | null
}

/** What marks browsers of the owner's own: the last link that was made, where it is still good. */
type OwnLinkTable = {
  website_id: number
  /** SHA-256 of the token in the link, hexadecimal. */
  hash: string
  expires_at: string
}

type OwnDeviceTable = {
  id: Generated<number>
  website_id: number
  /** SHA-256 of the mark that the browser keeps, hexadecimal. */
  hash: string
  browser: string
  os: string
  created_at: string
}

/** What somebody did who may do it only so often. */
type TryTable = {
  /** Who and what, hashed with a key of the service's own. */
  who: string
  count: number
  /** When it begins anew, to the millisecond. */
  until: string
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

/** A website without a row has no alerts. */
type AlertSettingsTable = {
  website_id: number
  above: Generated<0 | 1>
  below: Generated<0 | 1>
  stopped: Generated<0 | 1>
  mail: Generated<0 | 1>
  webhook: string | null
  /** Counts the secrets made for the webhook; the secret itself is derived from it. */
  secret_version: Generated<number>
}

type AlertTable = {
  id: Generated<number>
  website_id: number
  kind: AlertKind
  /** The hour, or the silence, that it is about. One website has one alert of a kind about one time. */
  since: string
  until: string
  visitors: number | null
  usual_from: number | null
  usual_to: number | null
  /** JSON: what accounts for the difference. */
  causes: string
  created_at: string
  /** `posted`: the outbox has it, and knows what becomes of it. */
  mail: 'off' | 'waiting' | 'posted' | 'late'
  webhook: WebhookState
  webhook_attempts: Generated<number>
  /** While a copy of the service is sending: when the others take it for dead. */
  webhook_next_at: string
  webhook_reason: WebhookReason | null
  webhook_status: number | null
}

/** How often hits of a website's months were stored late or deleted (docs/decisions/0028). A month is `2026-11`, of every time zone. */
type ChangeTable = {
  website_id: number
  first_month: string
  last_month: string
  generation: number
  changed_at: string
}

/** Days of one month of a website whose statistics are counted: rows of the engine's `folded` that have its id. */
type FoldTable = {
  id: Generated<number>
  website_id: number
  /** What the numbers depend on beside the hits. */
  key: string
  first_day: string
  last_day: string
  /** Of these days' changes, when it began. */
  generation: number
  began_at: string
  state: 'begun' | 'done'
}

export type FoldRow = Selectable<FoldTable>
export type AccountRow = Selectable<AccountTable>
export type KeyRow = Selectable<KeyTable>
export type WebsiteRow = Selectable<WebsiteTable>
export type MailRow = Selectable<MailTable>
export type AuditRow = Selectable<AuditTable>
export type AlertSettingsRow = Selectable<AlertSettingsTable>
export type AlertRow = Selectable<AlertTable>
export type FrozenLinkRow = Selectable<FrozenLinkTable>
export type OwnDeviceRow = Selectable<OwnDeviceTable>
export type ImportRow = Selectable<ImportTable>
