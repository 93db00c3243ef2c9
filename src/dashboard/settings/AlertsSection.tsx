import type { AnyWebsite } from '#contract/website.ts'
import { offersQuery } from '#dashboard/http/offers.ts'
import { withMessages } from '#dashboard/language/text.ts'
import { Skeleton } from '#dashboard/ui/Skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import styles from './AlertsSection.module.css'

const AlertSettings = lazy(async () => {
  const module = await withMessages(import('./AlertSettings.tsx'), 'alerts')
  return { default: module.AlertSettings }
})

/** What is told about a website by itself; nothing where the service does not offer that. */
export function AlertsSection({ website: { id } }: { website: AnyWebsite }) {
  const offers = useQuery(offersQuery)
  if (!offers.data?.alerts) return null
  return (
    <div className={styles.alerts}>
      <Suspense fallback={<Skeleton rows={5} />}>
        <AlertSettings websiteId={id} />
      </Suspense>
    </div>
  )
}
