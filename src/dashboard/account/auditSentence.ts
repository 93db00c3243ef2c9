import type { AuditAbout, AuditAction, AuditEntry } from '#contract/audit.ts'
import type { Key } from '#dashboard/language/areas.ts'
import { listed } from '#dashboard/language/listed.ts'
import { text } from '#dashboard/language/text.ts'

/** What an entry says; one that only a newer service knows says its name. */
export function auditSentence({ action, about }: AuditEntry): string {
  return isKnown(action) ? sentences[action](about) : action
}

const isKnown = (action: string): action is AuditAction => Object.hasOwn(sentences, action)

const sentences: Record<AuditAction, (about: AuditAbout) => string> = {
  link_sent: () => text('account.audit.link_sent'),
  signed_in: ({ key = '' }) => text('account.audit.signed_in', { key }),
  key_made: ({ key = '' }) => text('account.audit.key_made', { key }),
  key_first_used: ({ key = '' }) => text('account.audit.key_first_used', { key }),
  key_refused: ({ key = '' }) => text('account.audit.key_refused', { key }),
  key_revoked: ({ key = '' }) => text('account.audit.key_revoked', { key }),
  website_created: ({ website = '' }) => text('account.audit.website_created', { website }),
  website_changed: ({ website = '', fields = [] }) =>
    text('account.audit.website_changed', { website, fields: listed(fields.map(fieldName)) }),
  import_removed: ({ website = '' }) => text('account.audit.import_removed', { website }),
  website_deleted: ({ website = '' }) => text('account.audit.website_deleted', { website }),
  hits_deleted: ({ website = '', hits = 0 }) => text('account.audit.hits_deleted', { website, hits }),
  exported: () => text('account.audit.exported'),
}

const fields: Record<string, Key> = {
  privacy: 'account.field.privacy',
  password: 'account.field.password',
  email: 'account.field.email',
  alerts: 'account.field.alerts',
  exclude_bots: 'account.field.exclude_bots',
  exclude_params: 'account.field.exclude_params',
  exclude_ips: 'account.field.exclude_ips',
  hosts: 'account.field.hosts',
  timezone: 'account.field.timezone',
  share_statistics: 'account.field.share_statistics',
  share_minimum: 'account.field.share_minimum',
  share_embed: 'account.field.share_embed',
  keep_months: 'account.field.keep_months',
  frozen_links: 'account.field.frozen_links',
  own_devices: 'account.field.own_devices',
}

function fieldName(field: string): string {
  const key = Object.hasOwn(fields, field) ? fields[field] : undefined
  return key ? text(key) : field
}
