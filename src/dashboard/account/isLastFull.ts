import type { AccountKey } from '#contract/account.ts'

export const hasExpired = ({ expires_at }: AccountKey, now = Date.now()): boolean =>
  expires_at !== null && Date.parse(expires_at) <= now

const isFull = (key: AccountKey, now: number) => key.access === 'full' && !hasExpired(key, now)

/** Without it nobody could change anything any more: the service keeps it. */
export const isLastFull = (key: AccountKey, all: readonly AccountKey[], now = Date.now()): boolean =>
  isFull(key, now) && !all.some((other) => other.id !== key.id && isFull(other, now))
