import type { StatisticName } from '#contract/statistic.ts'
import type { AnyWebsite } from '#contract/website.ts'
import { websiteQuery } from '#dashboard/http/websites.ts'
import { useReading } from '#dashboard/reading.ts'
import { Loaded } from '#dashboard/ui/Loaded.tsx'
import { PageHeader } from '#dashboard/ui/PageHeader.tsx'
import { useAddress } from '#dashboard/ui/useAddress.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { explanationOf, titleOf } from './definitions.ts'
import { useTableKey } from './picture/useTableKey.ts'
import { RowAside } from './rows/RowAside.tsx'
import { StatisticPicture } from './rows/StatisticPicture.tsx'
import { StatisticTable } from './rows/StatisticTable.tsx'
import { TrafficSkeleton } from './traffic/TrafficSkeleton.tsx'
import { carried } from './view/carried.ts'
import { FrozenDays } from './view/FrozenDays.tsx'
import { FilterBar } from './view/FilterBar.tsx'
import { useView } from './view/useView.ts'
import { useViewKeys } from './view/useViewKeys.ts'
import { ViewBar } from './view/ViewBar.tsx'

export function Component({ name }: { name: StatisticName }) {
  const website = useQuery(websiteQuery(useReading().id))
  return (
    <Loaded query={website} skeleton={<TrafficSkeleton />}>
      {(found) => <Statistic key={name} website={found} name={name} />}
    </Loaded>
  )
}

function Statistic({ website, name }: { website: AnyWebsite; name: StatisticName }) {
  const control = useView(website)
  const { query } = useAddress()
  const reading = useReading()
  useViewKeys(control)
  useTableKey()
  return (
    <>
      <PageHeader
        title={titleOf(name)}
        above={<Link to={reading.statistics(carried(query))}>{website.domain}</Link>}
        actions={reading.frozen ? <FrozenDays control={control} /> : <ViewBar control={control} />}
      >
        {explanationOf(name)}
      </PageHeader>
      {control.canFilter && <FilterBar websiteId={website.id} control={control} />}
      <StatisticPicture website={website} name={name} control={control} />
      <RowAside website={website} control={control} />
      <StatisticTable websiteId={website.id} name={name} control={control} />
    </>
  )
}
