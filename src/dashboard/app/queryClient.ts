import { ApiError } from '#dashboard/http/ApiError.ts'
import { disconnect } from '#dashboard/http/connection.ts'
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'

/** What is known of the service; a key it no longer accepts signs out. */
export function makeQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: signOutWhenRefused }),
    mutationCache: new MutationCache({ onError: signOutWhenRefused }),
    defaultOptions: {
      // The service may be on this very machine or network: it is asked even where the browser believes to be offline.
      queries: { retry: mayHelp, staleTime: 15_000, gcTime: Infinity, networkMode: 'always', refetchOnReconnect: true },
      mutations: { networkMode: 'always' },
    },
  })
}

/** Asking once more may help where the service failed or was not reached, not where it refused or spoke another language. */
export function mayHelp(failures: number, error: Error): boolean {
  return failures < 1 && error instanceof ApiError && (error.status === 0 || error.status >= 500)
}

function signOutWhenRefused(error: Error) {
  if (error instanceof ApiError && error.status === 401) disconnect()
}
