import type { AccountKey } from '#contract/account.ts'
import type { KeyRow } from '#service/storage/sql/tables.ts'

/** A key as its holder sees it: without its hash. */
export const keyRecord = ({ id, name, hint, access, created_at, last_used_at, expires_at }: KeyRow): AccountKey => ({
  id,
  name,
  hint,
  access,
  created_at,
  last_used_at,
  expires_at,
})
