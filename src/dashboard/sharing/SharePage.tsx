import { makeQueryClient } from '#dashboard/http/queryClient.ts'
import { anybody, shareKey } from '#dashboard/http/share.ts'
import { watchService } from '#dashboard/offline/watchService.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { useLocation, useParams } from 'react-router'
import { dropAccessToken, useAccessToken } from './accessToken.ts'
import { frozenSecret } from './shareAddress.ts'
import { Shared } from './Shared.tsx'

/**
 * The pages of a website's shared statistics. They ask as whoever has the link: never with the key of somebody who is signed
 * in, whose answers are kept apart, so that a holder sees what visitors see.
 */
function SharePage() {
  const { domain = '' } = useParams()
  const frozen = frozenSecret(useLocation().hash)
  const token = useAccessToken(domain)
  const [hasEnded, setEnded] = useState(false)
  const key = frozen ?? token

  const client = useMemo(() => {
    const made = makeQueryClient({
      reader: { ...anybody, key },
      onRefused: () => {
        if (key !== null && key !== frozen) {
          setEnded(true)
          dropAccessToken(domain)
          return
        }
        // It may have become private; when that is what was asked, it is known.
        void made.invalidateQueries({ queryKey: shareKey, predicate: ({ state }) => state.status !== 'error' })
      },
    })
    return made
  }, [domain, key, frozen])
  useEffect(() => watchService(client), [client])

  return (
    <QueryClientProvider client={client}>
      <Shared key={`${domain} ${key}`} domain={domain} isFrozen={frozen !== null} hasEnded={hasEnded} />
    </QueryClientProvider>
  )
}

export { SharePage as Component }
