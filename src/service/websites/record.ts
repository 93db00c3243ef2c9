import type { Website } from '#contract/website.ts'
import type { WebsiteRow } from '#service/storage/sql/tables.ts'

/** A website as its holder sees it. */
export function record({
  account_id: _account,
  password_hash: _password,
  access_version: _version,
  retention_day: _day,
  ...website
}: WebsiteRow): Website {
  return website
}
