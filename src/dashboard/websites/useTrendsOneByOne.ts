import type { AnyWebsite } from '#contract/website.ts'
import { dailyQuery } from '#dashboard/http/statistics.ts'
import { useToday } from '#dashboard/http/useToday.ts'
import { useQueries, type UseQueryResult } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { type Trend, trendRange, trendUntil } from './trend.ts'

/** The visitors of each of these websites by a request of its own, when it is seen or all `atOnce`: any service answers that. */
export function useTrendsOneByOne(websites: readonly AnyWebsite[], { atOnce }: { atOnce: boolean }) {
  const [seen, setSeen] = useState<ReadonlySet<number>>(new Set())
  const onSeen = useCallback((id: number) => setSeen((ids) => (ids.has(id) ? ids : new Set(ids).add(id))), [])
  const today = useToday()
  const { known, failed } = useQueries({
    queries: websites.map((website) => {
      const { id } = website
      const day = today(website)
      const enabled = atOnce || seen.has(id)
      return { ...dailyQuery(id, 'visitors', trendRange(day)), select: trendUntil(day), enabled }
    }),
    // The same function for the same websites: what it made is kept until something comes.
    combine: useCallback((queries: UseQueryResult<Trend>[]) => sorted(websites, queries), [websites]),
  })
  return { known, failed, pending: known.size + failed.size < websites.length, onSeen }
}

/** What came, and what failed, by the website's id. */
function sorted(websites: readonly AnyWebsite[], queries: readonly UseQueryResult<Trend>[]) {
  const known = new Map<number, Trend>()
  const failed = new Map<number, () => unknown>()
  for (const [index, { id }] of websites.entries()) {
    const query = queries[index]
    if (query?.data) known.set(id, query.data)
    else if (query?.isLoadingError) failed.set(id, query.refetch)
  }
  return { known, failed }
}
