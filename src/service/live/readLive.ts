import { liveMinutes, liveRows } from '#contract/live.ts'
import { timestamp } from '#service/clock.ts'
import type { Hits } from '#service/storage/hits/openHits.ts'
import { sourceParameters } from '#service/storage/hits/sources/sourceOf.ts'
import type { WebsiteRow } from '#service/storage/sql/tables.ts'
import type { Picture, PictureRow } from './Picture.ts'
import { statements } from './statements.ts'

type Minute = { minute: number; visitors: number; pageviews: number }

const minute = 60_000

/** Who counts as being there now, in milliseconds. */
const lately = 5 * minute

/** What goes on at a website at a moment. */
export async function readLive(
  hits: Pick<Hits, 'read'>,
  { id, domain }: Pick<WebsiteRow, 'id' | 'domain'>,
  now: number,
): Promise<Picture> {
  const begin = now - (now % minute) - (liveMinutes - 1) * minute
  const values = { website: id, domain, now, begin, lately: now - lately, rows: liveRows, ...sourceParameters }
  const [visitors, minutes, pages, countries, referrers] = await Promise.all([
    hits.read<{ count: number }>(statements.visitors, values),
    hits.read<Minute>(statements.minutes, values),
    hits.read<PictureRow>(statements.pages, values),
    hits.read<PictureRow>(statements.countries, values),
    hits.read<PictureRow>(statements.referrers, values),
  ])
  return {
    at: timestamp(now),
    visitors: visitors[0]?.count ?? 0,
    minutes: minutes.map((row) => ({ ...row, minute: timestamp(row.minute * 1000) })),
    pages,
    countries,
    referrers,
  }
}
