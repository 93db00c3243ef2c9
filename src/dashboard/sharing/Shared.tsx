import type { Shared as SharedWebsite } from '#contract/share.ts'
import { ApiError } from '#dashboard/http/ApiError.ts'
import { Offered } from '#dashboard/http/Offered.tsx'
import { shareQuery } from '#dashboard/http/share.ts'
import { ReadingProvider } from '#dashboard/reading.ts'
import { Loaded } from '#dashboard/ui/Loaded.tsx'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import { Outlet, useLocation } from 'react-router'
import { FrozenNote } from './FrozenNote.tsx'
import { NotShared } from './NotShared.tsx'
import { PasswordForm } from './PasswordForm.tsx'
import { sharedReading } from './shareAddress.ts'

type Props = {
  domain: string
  isFrozen: boolean
  /** Whether a password opened it before. */
  hasEnded: boolean
}

/** What is shared of a website, or what stands before it. */
export function Shared({ domain, isFrozen, hasEnded }: Props) {
  const share = useQuery(shareQuery(domain))
  if (share.error instanceof ApiError && [401, 404].includes(share.error.status))
    return <NotShared wasFrozen={isFrozen} />
  return (
    <Loaded query={share}>
      {(shared) =>
        'statistics' in shared ? (
          <Read domain={domain} shared={shared}>
            <Outlet />
          </Read>
        ) : (
          <PasswordForm id={shared.id} domain={domain} title={shared.domain} hasEnded={hasEnded} />
        )
      }
    </Loaded>
  )
}

function Read({ domain, shared, children }: { domain: string; shared: SharedWebsite; children: ReactNode }) {
  const { search, hash } = useLocation()
  const reading = useMemo(
    () => sharedReading(shared, domain, new URLSearchParams(search), hash),
    [shared, domain, search, hash],
  )
  return (
    <ReadingProvider value={reading}>
      {shared.frozen && <FrozenNote frozen={shared.frozen} />}
      <Offered>{children}</Offered>
    </ReadingProvider>
  )
}
