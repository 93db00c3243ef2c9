import type { DeletionRequest } from '#contract/deletion.ts'
import { onDays } from '#service/storage/hits/onDays.ts'
import type { Meant } from '#service/storage/hits/openHits.ts'
import type { WebsiteRow } from '#service/storage/sql/tables.ts'

type Request = Pick<DeletionRequest, 'from' | 'to' | 'page'> & { until: string }

/** The hits that a request means, of those before `until`. */
export function meant({ id, timezone }: WebsiteRow, { from, to, page, until }: Request): Meant {
  const conditions = [
    'website_id = {website:UInt32}',
    'time < fromUnixTimestamp64Milli({until:Int64})',
    from !== undefined && to !== undefined && onDays('{from:String}', '{to:String}'),
    page !== undefined && 'page LIKE {page:String}',
  ]
  return {
    website: id,
    from,
    to,
    condition: conditions.filter(Boolean).join(' AND '),
    parameters: {
      website: id,
      timezone,
      until: Date.parse(until),
      ...(from !== undefined && to !== undefined && { from, to }),
      ...(page !== undefined && { page: like(page) }),
    },
  }
}

/** The hits of days before `day`. A midnight may be missing on the day the clocks change: the bound that the order serves is later. */
export const before = ({ id, timezone }: WebsiteRow, day: string): Meant => ({
  website: id,
  to: day,
  condition: `website_id = {website:UInt32}
    AND time < toDateTime64({day:String}, 3, {timezone:String}) + INTERVAL 3 HOUR
    AND toDate(time, {timezone:String}) < toDate({day:String})`,
  parameters: { website: id, timezone, day },
})

/** A pattern as the engine matches it, where `%` and `_` have a meaning of their own. */
const like = (pattern: string) => pattern.replaceAll(/[\\%_]/g, String.raw`\$&`).replaceAll('*', '%')
