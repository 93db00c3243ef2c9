import { queryOptions } from '@tanstack/react-query'

/** The map's shapes: code of their own that comes when the first map is shown, and can be asked for again if it does not come. */
export const worldMapQuery = queryOptions({
  queryKey: ['world-map'],
  queryFn: async () => (await import('virtual:world-map')).worldMap,
  staleTime: Infinity,
  gcTime: Infinity,
})
