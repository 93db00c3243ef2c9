import type { AnyWebsite } from '#contract/website.ts'
import type { WebsiteCounts } from '#contract/websiteCounts.ts'
import { offersQuery } from '#dashboard/http/offers.ts'
import { dailyCountsQuery } from '#dashboard/http/websiteCounts.ts'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useMemo } from 'react'
import { period, type Trend } from './trend.ts'
import { useTrendsOneByOne } from './useTrendsOneByOne.ts'

/** What is known of the visitors of the websites of a page. */
export type Trends = {
  /** By the website's id. */
  known: ReadonlyMap<number, Trend>
  /** How to ask again for a website that was asked for by itself and failed, by its id. */
  failed: ReadonlyMap<number, () => unknown>
  /** Whether some of it may still come without being asked for again. */
  pending: boolean
  /** The one request for all of them; null where each is asked for by itself. */
  together: UseQueryResult | null
  /** To be told which websites come into view. */
  onSeen: (id: number) => void
}

/** The visitors of these websites, in one request where the service offers that, else each when it is seen, or all `atOnce`. */
export function useTrends(websites: readonly AnyWebsite[], { atOnce }: { atOnce: boolean }): Trends {
  const offers = useQuery(offersQuery)
  const isTogether = offers.data?.manyWebsites ?? false
  const ids = useMemo(() => websites.map(({ id }) => id).toSorted((one, other) => one - other), [websites])
  const together = useQuery({
    ...dailyCountsQuery('visitors', period, ids),
    select: byId,
    enabled: isTogether && ids.length > 0,
  })
  const oneByOne = useTrendsOneByOne(isTogether || offers.isPending ? none : websites, { atOnce })

  if (!isTogether) return { ...oneByOne, pending: offers.isPending || oneByOne.pending, together: null }
  const pending = together.isPending || together.isPlaceholderData
  return { ...oneByOne, known: together.data ?? nothingKnown, pending, together }
}

const none: readonly AnyWebsite[] = []
const nothingKnown: ReadonlyMap<number, Trend> = new Map()

const byId = (counted: readonly WebsiteCounts[]): ReadonlyMap<number, Trend> =>
  new Map(counted.map(({ id, count, before, counts = [] }) => [id, { count, before, counts }]))
