import { useOffers } from '#dashboard/http/Offered.tsx'
import type { Offers } from '#dashboard/http/offers.ts'
import { Skeleton } from '#dashboard/ui/Skeleton.tsx'
import { type ReactNode, Suspense } from 'react'
import styles from './OfferedSection.module.css'

type Props = {
  /** Without it the service has nothing to show here. */
  offer: Exclude<keyof Offers, 'statistics'>
  /** How much stands there while its code comes. */
  rows: number
  children: ReactNode
}

/** A section below the form, of what only some services offer. */
export function OfferedSection({ offer, rows, children }: Props) {
  const offers = useOffers()
  if (!offers?.[offer]) return null
  return (
    <div className={styles.section}>
      <Suspense fallback={<Skeleton rows={rows} />}>{children}</Suspense>
    </div>
  )
}
