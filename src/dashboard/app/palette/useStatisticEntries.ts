import { referenceStatistics, type StatisticName, statisticNames } from '#contract/statistic.ts'
import { useOffers } from '#dashboard/http/Offered.tsx'
import { text } from '#dashboard/language/text.ts'
import { paths } from '#dashboard/paths.ts'
import { definitions, titleOf } from '#dashboard/statistics/definitions.ts'
import { carried } from '#dashboard/statistics/view/carried.ts'
import { useNavigate, useSearchParams } from 'react-router'
import type { EntryGroup } from './entry.ts'
import type { Place } from './usePlace.ts'

/** The pages of the website that somebody is at, and of each of its statistics, looked at as now. */
export function useStatisticEntries({ website, onStatistics }: Place): EntryGroup[] {
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const offers = useOffers()
  if (!website) return []

  const { id, domain } = website
  const counted = (name: StatisticName) => (definitions[name].picture === 'week' ? offers?.weekHours : offers?.events)
  const names = statisticNames.filter((name) => name in referenceStatistics || counted(name))
  const kept = onStatistics ? carried(query) : ''
  const page = (name: string, title: string, to: string) => ({ id: name, title, run: () => void navigate(to) })
  return [
    {
      title: domain,
      atFirst: 4,
      entries: [
        page('statistics', text('palette.statistics'), paths.statistics(id) + kept),
        ...(offers?.live ? [page('live', text('live.link'), paths.live(id))] : []),
        page('settings', text('palette.settings'), paths.settings(id)),
        page('script', text('palette.script'), paths.install(id)),
        ...names.map((name) => page(`statistic-${name}`, titleOf(name), paths.statistic(id, name) + kept)),
      ],
    },
  ]
}
