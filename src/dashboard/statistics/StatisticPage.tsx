import { type StatisticName, statisticNames } from '#contract/statistic.ts'
import type { AnyWebsite } from '#contract/website.ts'
import { rangeSearch } from '#dashboard/days/range.ts'
import { websiteQuery } from '#dashboard/http/websites.ts'
import { paths } from '#dashboard/paths.ts'
import { Loaded } from '#dashboard/ui/Loaded.tsx'
import { PageHeader } from '#dashboard/ui/PageHeader.tsx'
import { useQuery } from '@tanstack/react-query'
import { data, Link, type LoaderFunctionArgs, useLoaderData, useParams } from 'react-router'
import { definitions } from './definitions.ts'
import { StatisticPicture } from './rows/StatisticPicture.tsx'
import { StatisticTable } from './rows/StatisticTable.tsx'
import { TrafficSkeleton } from './traffic/TrafficSkeleton.tsx'
import { RangePicker } from './view/RangePicker.tsx'
import { useRange } from './view/useRange.ts'

/** The statistic an address names; there is no page for any other. */
export function loader({ params }: LoaderFunctionArgs): StatisticName {
  const name = statisticNames.find((known) => known === params['name'])
  if (!name) throw data(null, { status: 404 })
  return name
}

export function Component() {
  const name = useLoaderData<typeof loader>()
  const website = useQuery(websiteQuery(Number(useParams()['id'])))
  return (
    <Loaded query={website} skeleton={<TrafficSkeleton />}>
      {(found) => <Statistic key={name} website={found} name={name} />}
    </Loaded>
  )
}

function Statistic({ website, name }: { website: AnyWebsite; name: StatisticName }) {
  const { choice, range, day, choose } = useRange(website.timezone)
  const { title, explanation } = definitions[name]
  return (
    <>
      <PageHeader
        title={title}
        above={<Link to={paths.statistics(website.id) + rangeSearch(choice)}>{website.domain}</Link>}
        actions={<RangePicker choice={choice} today={day} onChoose={choose} />}
      >
        {explanation}
      </PageHeader>
      <StatisticPicture website={website} name={name} range={range} />
      <StatisticTable websiteId={website.id} name={name} range={range} />
    </>
  )
}
