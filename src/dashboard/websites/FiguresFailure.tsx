import { isAway } from '#dashboard/http/away.ts'
import { ago } from '#dashboard/ui/ago.ts'
import { FailedState } from '#dashboard/ui/FailedState.tsx'
import { Stale } from '#dashboard/ui/Stale.tsx'
import type { UseQueryResult } from '@tanstack/react-query'

/** What is said once where the figures of all websites come by one request, and it failed. */
export function FiguresFailure({ query }: { query: UseQueryResult }) {
  const { data, error, isFetching, dataUpdatedAt, errorUpdatedAt, refetch } = query
  const retry = () => void refetch()
  // That the service is away is said on top of the page.
  if (!error || isAway(error)) return null
  if (data === undefined) return <FailedState error={error} onRetry={retry} />
  return <Stale error={error} age={ago(dataUpdatedAt, errorUpdatedAt)} onRetry={retry} busy={isFetching} />
}
