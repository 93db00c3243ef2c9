import { referenceStatistics, type StatisticName, statisticNames } from '#contract/statistic.ts'
import { useOffers } from '#dashboard/http/Offered.tsx'

/** The statistics that can be read here: those of the reference until more, or less, is known. */
export function useOffered(): ReadonlySet<StatisticName> {
  const offered = useOffers()?.statistics
  return offered ? new Set(offered) : reference
}

const reference: ReadonlySet<StatisticName> = new Set(statisticNames.filter((name) => name in referenceStatistics))

/** What the totals and the main chart are made of, of days and of a single one. */
const ofTraffic: readonly StatisticName[] = ['visitors', 'pageviews', 'visitors_hour', 'pageviews_hour']

export const hasTraffic = (offered: ReadonlySet<StatisticName>): boolean => ofTraffic.every((name) => offered.has(name))
