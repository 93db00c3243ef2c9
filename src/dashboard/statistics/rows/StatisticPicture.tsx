import type { StatisticName } from '#contract/statistic.ts'
import type { AnyWebsite } from '#contract/website.ts'
import { TrafficFigure } from '#dashboard/statistics/traffic/TrafficFigure.tsx'
import { trafficQuery } from '#dashboard/statistics/traffic/trafficQuery.ts'
import { TrafficSkeleton } from '#dashboard/statistics/traffic/TrafficSkeleton.tsx'
import type { View } from '#dashboard/statistics/view/View.ts'
import { Loaded } from '#dashboard/ui/Loaded.tsx'
import { useQuery } from '@tanstack/react-query'
import { StatisticRows } from './StatisticRows.tsx'

type Props = { website: AnyWebsite; name: StatisticName; view: View }

/** The picture above a statistic's table: of all of it, whatever the table is searched for. */
export function StatisticPicture({ website, name, view }: Props) {
  if (name === 'visitors' || name === 'pageviews') return <DaysPicture website={website} name={name} view={view} />
  return <StatisticRows websiteId={website.id} name={name} view={view} />
}

function DaysPicture({ website, name, view }: Props & { name: 'visitors' | 'pageviews' }) {
  const traffic = useQuery(trafficQuery(website.id, view, website.timezone))
  return (
    <Loaded query={traffic} skeleton={<TrafficSkeleton />}>
      {(data) => <TrafficFigure traffic={data} measure={name} />}
    </Loaded>
  )
}
