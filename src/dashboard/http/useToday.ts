import { type Day, dayAt } from '#dashboard/days/day.ts'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useIsSilent } from './away.ts'
import { statisticsKey } from './statistics.ts'

type Place = { id: number; timezone?: string | undefined }

/**
 * The day it is where a website is. While the service is silent it is the day on which statistics of the website were last
 * read: a range that moves with the days would ask for what cannot be read, and pass by what is kept.
 */
export function useToday(): (website: Place) => Day {
  const client = useQueryClient()
  const silent = useIsSilent()
  return ({ id, timezone }) => dayAt((silent && lastRead(client, id)) || Date.now(), timezone)
}

/** In milliseconds; 0 where nothing ever was. */
const lastRead = (client: QueryClient, id: number): number =>
  Math.max(
    0,
    ...client
      .getQueryCache()
      .findAll({ queryKey: statisticsKey(id) })
      .map(({ state }) => state.dataUpdatedAt),
  )
