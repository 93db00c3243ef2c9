import type { StatisticName } from '#contract/statistic.ts'
import type { AnyWebsite } from '#contract/website.ts'
import { useReceived } from '#dashboard/received/useReceived.ts'
import { withGaps } from '#dashboard/statistics/traffic/gaps.ts'
import { TrafficFigure } from '#dashboard/statistics/traffic/TrafficFigure.tsx'
import { trafficQuery } from '#dashboard/statistics/traffic/trafficQuery.ts'
import { TrafficSkeleton } from '#dashboard/statistics/traffic/TrafficSkeleton.tsx'
import type { ViewControl } from '#dashboard/statistics/view/useView.ts'
import type { View } from '#dashboard/statistics/view/View.ts'
import { Loaded } from '#dashboard/ui/Loaded.tsx'
import { useQuery } from '@tanstack/react-query'
import { StatisticRows } from './StatisticRows.tsx'

type Props = { website: AnyWebsite; name: StatisticName; control: ViewControl }

/** The picture above a statistic's table: of all of it, whatever the table is searched for. */
export function StatisticPicture({ website, name, control }: Props) {
  if (name === 'visitors' || name === 'pageviews' || name === 'events')
    return <DaysPicture website={website} name={name} view={control.view} />
  return <StatisticRows websiteId={website.id} name={name} control={control} />
}

type DaysProps = { website: AnyWebsite; name: 'visitors' | 'pageviews' | 'events'; view: View }

function DaysPicture({ website, name, view }: DaysProps) {
  const traffic = useQuery(trafficQuery(website.id, view, website.timezone, { events: name === 'events' }))
  const received = useReceived(website.id, view.range)
  return (
    <Loaded query={traffic} skeleton={<TrafficSkeleton />}>
      {(data) => (
        <TrafficFigure
          traffic={withGaps(data, received)}
          measure={name}
          source={{ websiteId: website.id, name, view }}
        />
      )}
    </Loaded>
  )
}
