import type { AnyWebsite } from '#contract/website.ts'
import { websiteQuery } from '#dashboard/http/websites.ts'
import { Loaded } from '#dashboard/ui/Loaded.tsx'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { cardNames } from './cards.ts'
import { NobodyCame } from './NobodyCame.tsx'
import { NoHitsYet } from './NoHitsYet.tsx'
import { StatisticCard } from './StatisticCard.tsx'
import { StatisticsHeader } from './StatisticsHeader.tsx'
import styles from './StatisticsPage.module.css'
import { TrafficOverview } from './traffic/TrafficOverview.tsx'
import { trafficQuery } from './traffic/trafficQuery.ts'
import { TrafficSkeleton } from './traffic/TrafficSkeleton.tsx'
import { useView } from './view/useView.ts'

export function Component() {
  const website = useQuery(websiteQuery(Number(useParams()['id'])))
  return (
    <Loaded query={website} skeleton={<TrafficSkeleton />}>
      {(data) => (data.last_hit_at === null ? <NoHitsYet website={data} /> : <Statistics website={data} />)}
    </Loaded>
  )
}

function Statistics({ website }: { website: AnyWebsite }) {
  const { id, timezone } = website
  const { choice, view, day, choose } = useView(website)
  const traffic = useQuery(trafficQuery(id, view, timezone))
  const nobodyCame = traffic.data?.total.visitors === 0 && traffic.data.total.pageviews === 0
  return (
    <>
      <StatisticsHeader website={website} choice={choice} day={day} onChoose={choose} />
      <Loaded
        query={traffic}
        skeleton={<TrafficSkeleton />}
        isEmpty={() => nobodyCame}
        empty={<NobodyCame website={website} range={traffic.data?.range ?? view.range} />}
      >
        {(data) => <TrafficOverview websiteId={id} traffic={data} />}
      </Loaded>
      {!nobodyCame && (
        <div className={styles.cards}>
          {cardNames.map((name) => (
            <StatisticCard key={name} card={name} websiteId={id} view={view} />
          ))}
        </div>
      )}
    </>
  )
}
