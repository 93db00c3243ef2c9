import type { AccountKey } from '#contract/account.ts'
import { text } from '#dashboard/language/text.ts'
import { clockTime } from '#dashboard/ui/clockTime.ts'
import { dayOf } from './dayOf.ts'
import { hasExpired } from './isLastFull.ts'

/** What a key may do, since when, until when, and when it did last, as one line. */
export function keyWords(key: AccountKey): string {
  const { access, created_at, last_used_at, expires_at } = key
  return [
    text(`account.access.${access}`),
    text('account.key.created', { day: dayOf(created_at) }),
    last_used_at === null
      ? text('account.key.unused')
      : text('account.key.used', { moment: clockTime(Date.parse(last_used_at)) }),
    ...(expires_at !== null && !hasExpired(key) ? [text('account.key.expires', { day: dayOf(expires_at) })] : []),
  ].join(' · ')
}
