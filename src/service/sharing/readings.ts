import { type StatisticName, statisticNames } from '#contract/statistic.ts'
import type { Reading } from '#service/Reading.ts'
import type { FrozenLinkRow, WebsiteRow } from '#service/storage/sql/tables.ts'

const all: ReadonlySet<StatisticName> = new Set(statisticNames)

/** What its holder reads. */
export const wholeReading = (website: WebsiteRow): Reading => ({ website, statistics: all, minimum: 0, frozen: null })

/** What the holder shows to others. */
export function sharedReading(website: WebsiteRow): Reading {
  const named = new Set(website.share_statistics.split('\n'))
  const chosen = statisticNames.filter((name) => named.has(name))
  return {
    website,
    // Names that a newer version knows, and this one does not, show nothing; that everything is shown is an empty text.
    statistics: website.share_statistics === '' ? all : new Set(chosen),
    minimum: website.share_minimum,
    frozen: null,
  }
}

/** What was shown when the link was made. */
export const frozenReading = (
  website: WebsiteRow,
  link: FrozenLinkRow,
  statistics: readonly StatisticName[],
): Reading => ({
  website: { ...website, timezone: link.timezone },
  statistics: new Set(statistics),
  minimum: link.minimum,
  frozen: link,
})
