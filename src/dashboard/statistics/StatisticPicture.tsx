import type { StatisticName } from '#contract/statistic.ts'
import type { AnyWebsite } from '#contract/website.ts'
import type { Range } from '#dashboard/days/range.ts'
import { withinWords } from '#dashboard/days/words.ts'
import { Loaded } from '#dashboard/ui/Loaded.tsx'
import { Skeleton } from '#dashboard/ui/Skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { definitions } from './definitions.ts'
import { pictureQuery } from './pictureQuery.ts'
import { RowsPicture } from './RowsPicture.tsx'
import { TrafficFigure } from './TrafficFigure.tsx'
import { trafficQuery } from './trafficQuery.ts'
import { TrafficSkeleton } from './TrafficSkeleton.tsx'

type Props = { website: AnyWebsite; name: StatisticName; range: Range }

/** The picture above a statistic's table: of all of it, whatever the table is searched for. */
export function StatisticPicture({ website, name, range }: Props) {
  if (name === 'visitors' || name === 'pageviews') return <DaysPicture website={website} name={name} range={range} />
  return <RankedPicture website={website} name={name} range={range} />
}

function DaysPicture({ website, name, range }: Props & { name: 'visitors' | 'pageviews' }) {
  const traffic = useQuery(trafficQuery(website.id, range, website.timezone))
  return (
    <Loaded query={traffic} skeleton={<TrafficSkeleton />}>
      {(data) => <TrafficFigure traffic={data} measure={name} />}
    </Loaded>
  )
}

function RankedPicture({ website, name, range }: Props) {
  const rows = useQuery(pictureQuery(website.id, name, range))
  return (
    <Loaded
      query={rows}
      skeleton={<Skeleton rows={10} height="34px" gap="2px" />}
      isEmpty={({ data }) => data.length === 0}
      empty={<p className="quiet">{`No ${definitions[name].title.toLowerCase()} ${withinWords(range)}.`}</p>}
    >
      {(list) => <RowsPicture name={name} list={list} />}
    </Loaded>
  )
}
