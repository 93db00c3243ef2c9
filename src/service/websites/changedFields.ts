import type { WebsiteRow } from '#service/storage/sql/tables.ts'

/** Whoever marks a favorite changes nothing but their own list. */
const noted = [
  'privacy',
  'email',
  'exclude_bots',
  'exclude_params',
  'exclude_ips',
  'hosts',
  'timezone',
  'share_statistics',
  'share_minimum',
  'share_embed',
  'keep_months',
] as const

/** Which settings differ, by name; of a password no more than that there is another. */
export function changedFields(before: WebsiteRow, after: WebsiteRow): string[] {
  const fields: string[] = noted.filter((name) => before[name] !== after[name])
  return before.password_hash === after.password_hash ? fields : [...fields, 'password']
}
