import { useConnection } from '#dashboard/http/connection.ts'
import { websitesQuery } from '#dashboard/http/websites.ts'
import { useQuery } from '@tanstack/react-query'
import { namedAddress } from './namedAddress.ts'

/** Where everybody reaches the service: as it says itself, else as this dashboard does. Null until that is known. */
export function useServiceAddress(): string | null {
  const connection = useConnection()
  const list = useQuery(websitesQuery({ per_page: 10 }))
  if (list.isPending) return null
  return namedAddress(list.data?.meta?.path) ?? (connection?.address || location.origin)
}
