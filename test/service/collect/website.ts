import type { WebsiteRow } from '#service/storage/sql/tables.ts'

/** A website as it is after it was added; a test names what matters to it. */
export const website = (fields: Partial<WebsiteRow> = {}): WebsiteRow => ({
  id: 1,
  account_id: 1,
  domain: 'example.com',
  privacy: 0,
  password_hash: null,
  access_version: 0,
  email: 0,
  exclude_bots: 1,
  exclude_params: '',
  exclude_ips: '',
  hosts: '',
  favorite: 0,
  timezone: 'UTC',
  created_at: '2026-11-20T12:00:00.000Z',
  updated_at: '2026-11-20T12:00:00.000Z',
  last_hit_at: null,
  share_statistics: '',
  share_minimum: 0,
  share_embed: 0,
  keep_months: null,
  retention_day: null,
  ...fields,
})
