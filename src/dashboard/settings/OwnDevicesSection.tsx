import type { AnyWebsite } from '#contract/website.ts'
import { useOffers } from '#dashboard/http/Offered.tsx'
import { Skeleton } from '#dashboard/ui/Skeleton.tsx'
import { lazy, Suspense } from 'react'
import styles from './OwnDevicesSection.module.css'

const OwnDevices = lazy(async () => ({ default: (await import('./OwnDevices.tsx')).OwnDevices }))

/** Which browsers are the owner's own; nothing where the service does not offer that. */
export function OwnDevicesSection({ website }: { website: AnyWebsite }) {
  const offers = useOffers()
  if (!offers?.ownDevices) return null
  return (
    <div className={styles.devices}>
      <Suspense fallback={<Skeleton rows={3} />}>
        <OwnDevices website={website} />
      </Suspense>
    </div>
  )
}
