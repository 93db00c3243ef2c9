import type { AnyWebsite } from '#contract/website.ts'
import { websiteQuery } from '#dashboard/http/websites.ts'
import { useReceived } from '#dashboard/received/useReceived.ts'
import { useReading } from '#dashboard/reading.ts'
import { Loaded } from '#dashboard/ui/Loaded.tsx'
import { useAddress } from '#dashboard/ui/useAddress.ts'
import { useIdle } from '#dashboard/ui/useIdle.ts'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { Navigate } from 'react-router'
import { cardNames } from './cards.ts'
import { useTableKey } from './picture/useTableKey.ts'
import { pictureQuery } from './rows/pictureQuery.ts'
import { RowAside } from './rows/RowAside.tsx'
import { StatisticCard } from './StatisticCard.tsx'
import { StatisticsHeader } from './StatisticsHeader.tsx'
import styles from './StatisticsPage.module.css'
import { drawnParameter } from './traffic/drawn.ts'
import { withEventTotals } from './traffic/eventTotals.ts'
import { measureNames } from './traffic/measures.ts'
import { TrafficOverview } from './traffic/TrafficOverview.tsx'
import { trafficQuery } from './traffic/trafficQuery.ts'
import { TrafficSkeleton } from './traffic/TrafficSkeleton.tsx'
import { hasTraffic, useOffered } from './useOffered.ts'
import { useRememberedRange } from './view/useRememberedRange.ts'
import { useView } from './view/useView.ts'
import type { View } from './view/View.ts'

// Most pages have numbers to show.
const NoHitsYet = lazy(async () => ({ default: (await import('./NoHitsYet.tsx')).NoHitsYet }))
const NobodyCame = lazy(async () => ({ default: (await import('./NobodyCame.tsx')).NobodyCame }))

export function Component() {
  const { id, isOwn } = useReading()
  const website = useQuery(websiteQuery(id))
  const remembered = useRememberedRange(id)
  if (isOwn && remembered) return <Navigate to={remembered} replace />
  return (
    <Loaded query={website} skeleton={<TrafficSkeleton />}>
      {/* The key keeps the numbers of one website from standing in for those of another. */}
      {(data) => (
        <Suspense fallback={<TrafficSkeleton />}>
          {data.last_hit_at === null ? <NoHitsYet website={data} /> : <Statistics key={data.id} website={data} />}
        </Suspense>
      )}
    </Loaded>
  )
}

function Statistics({ website }: { website: AnyWebsite }) {
  const control = useView(website)
  useTableKey()
  const { view } = control
  const { traffic, measured, drawable } = useTraffic(website, view)
  const isDue = useIdle(!traffic.isLoading)
  // Figures first: they are what an owner came for.
  const received = useReceived(website.id, view.range, { enabled: isDue })
  const nobodyCame = traffic.data?.total.visitors === 0 && traffic.data.total.pageviews === 0
  return (
    <>
      <StatisticsHeader website={website} control={control} isDue={isDue} />
      {measured.length > 0 && (
        <Loaded
          query={traffic}
          skeleton={<TrafficSkeleton />}
          isEmpty={() => nobodyCame}
          empty={
            <Suspense fallback={<TrafficSkeleton />}>
              <NobodyCame
                website={website}
                range={traffic.data?.range ?? view.range}
                filtered={view.filters.length > 0}
                received={received}
              />
            </Suspense>
          }
        >
          {(data) => (
            <TrafficOverview
              websiteId={website.id}
              traffic={data}
              view={view}
              measured={measured}
              drawable={drawable}
              received={received}
            />
          )}
        </Loaded>
      )}
      {!nobodyCame && (
        <div className={styles.cards}>
          {cardNames.map((name) => (
            <StatisticCard key={name} card={name} websiteId={website.id} control={control} isDue={isDue} />
          ))}
        </div>
      )}
      <RowAside website={website} control={control} />
    </>
  )
}

/**
 * Events are read by day only where they are drawn; how many there were is known from their list, which a card shows.
 * Where visitors and pageviews are not to be read, nothing is measured.
 */
function useTraffic({ id, timezone, imported }: AnyWebsite, view: View) {
  const { query } = useAddress()
  const offered = useOffered()
  const enabled = hasTraffic(offered)
  const eventsByDay = offered.has('events') && offered.has('events_hour')
  const drawsEvents = eventsByDay && drawnParameter.read(query.get('draw')) === 'events'
  const events = useQuery({ ...pictureQuery(id, 'event', view), enabled: enabled && offered.has('event') })
  const told = events.isPlaceholderData ? undefined : events.data
  return {
    traffic: useQuery({
      ...trafficQuery(id, view, timezone, { events: drawsEvents }),
      select: (data) => ({ ...withEventTotals(data, told), imported }),
      enabled,
    }),
    measured: enabled ? measureNames.filter((name) => name !== 'events' || eventsByDay || offered.has('event')) : [],
    drawable: measureNames.filter((name) => name !== 'events' || eventsByDay),
  }
}
