import type { AnyWebsite } from '#contract/website.ts'
import { today } from '#dashboard/days/day.ts'
import { offersQuery } from '#dashboard/http/offers.ts'
import { dailyCountsQuery, type WebsiteCount } from '#dashboard/http/websiteCounts.ts'
import { dailyQuery } from '#dashboard/http/statistics.ts'
import { useQueries, useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import { period, type Trend, trendRange, trendUntil } from './trend.ts'

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
  const [seen, setSeen] = useState<ReadonlySet<number>>(new Set())
  const onSeen = useCallback((id: number) => setSeen((ids) => (ids.has(id) ? ids : new Set(ids).add(id))), [])

  const ids = useMemo(() => websites.map(({ id }) => id).toSorted((one, other) => one - other), [websites])
  const together = useQuery({
    ...dailyCountsQuery('visitors', period, ids),
    select: byId,
    enabled: isTogether && ids.length > 0,
  })
  const asked = isTogether || offers.isPending ? [] : websites
  const each = useQueries({
    queries: asked.map(({ id, timezone }) => {
      const day = today(timezone)
      const enabled = atOnce || seen.has(id)
      return { ...dailyQuery(id, 'visitors', trendRange(day)), select: trendUntil(day), enabled }
    }),
  })

  if (isTogether) {
    const pending = together.isPending || together.isPlaceholderData
    return { known: together.data ?? none, failed: none, pending, together, onSeen }
  }
  const known = new Map<number, Trend>()
  const failed = new Map<number, () => unknown>()
  for (const [index, { id }] of asked.entries()) {
    const query = each[index]
    if (query?.data) known.set(id, query.data)
    else if (query?.isLoadingError) failed.set(id, query.refetch)
  }
  const pending = known.size + failed.size < websites.length
  return { known, failed, pending, together: null, onSeen }
}

const none: ReadonlyMap<number, never> = new Map<number, never>()

const byId = (counted: readonly WebsiteCount[]): ReadonlyMap<number, Trend> =>
  new Map(counted.map(({ id, counts = [], ...sum }) => [id, { ...sum, counts }]))
