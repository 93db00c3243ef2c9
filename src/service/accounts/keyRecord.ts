import type { AccountKey } from '#contract/account.ts'
import type { KeyRow } from '#service/storage/sql/tables.ts'

/** A key as its holder sees it: without its hash. */
export const keyRecord = ({ account_id: _account, hash: _hash, ...key }: KeyRow): AccountKey => key
