import type { Received } from '#contract/received.ts'
import type { Range } from '#dashboard/days/range.ts'
import { useOffers } from '#dashboard/http/Offered.tsx'
import { receivedQuery } from '#dashboard/http/received.ts'
import { useReadingIfAny } from '#dashboard/reading.ts'
import { useQuery } from '@tanstack/react-query'

/** What became of the hits of one's own website; undefined while it is not known, and where it is not to be read. */
export function useReceived(
  websiteId: number,
  range: Range,
  { enabled = true, refetchInterval = false }: { enabled?: boolean; refetchInterval?: number | false } = {},
): Received | undefined {
  const offered = useOffers()?.received ?? false
  const isOwn = useReadingIfAny()?.isOwn ?? false
  const { data } = useQuery({
    ...receivedQuery(websiteId, range),
    enabled: enabled && offered && isOwn,
    refetchInterval,
  })
  return data
}
