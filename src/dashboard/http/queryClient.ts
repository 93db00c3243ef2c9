import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { ApiError } from './ApiError.ts'
import { disconnect, type Reader } from './connection.ts'

type Options = {
  /** As whom everything is asked; whoever is signed in unless somebody else is given. */
  reader?: Reader
  /** What happens when they are not let in any more. */
  onRefused?: () => void
}

/** What is known of the service; a key it no longer accepts signs out. */
export function makeQueryClient({ reader, onRefused = disconnect }: Options = {}): QueryClient {
  const onError = (error: Error) => {
    if (error instanceof ApiError && error.status === 401) onRefused()
  }
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      // The service may be on this very machine or network: it is asked even where the browser believes to be offline.
      queries: {
        retry: mayHelp,
        staleTime: 15_000,
        gcTime: Infinity,
        networkMode: 'always',
        refetchOnReconnect: true,
        ...(reader && { meta: { reader } }),
      },
      mutations: { networkMode: 'always' },
    },
  })
}

/** Asking once more may help where the service failed or was not reached, not where it refused or spoke another language. */
export function mayHelp(failures: number, error: Error): boolean {
  return failures < 1 && error instanceof ApiError && (error.status === 0 || error.status >= 500)
}
