import type { AnyWebsite } from '#contract/website.ts'
import { offersQuery } from '#dashboard/http/offers.ts'
import { withMessages } from '#dashboard/language/text.ts'
import { Skeleton } from '#dashboard/ui/Skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import styles from './ImportsSection.module.css'

const Imports = lazy(async () => {
  const module = await withMessages(import('./Imports.tsx'), 'imports')
  return { default: module.Imports }
})

/** What was imported into a website; nothing where the service does not say. */
export function ImportsSection({ website }: { website: AnyWebsite }) {
  const offers = useQuery(offersQuery)
  if (!offers.data?.imports) return null
  return (
    <div className={styles.imports}>
      <Suspense fallback={<Skeleton rows={2} />}>
        <Imports website={website} />
      </Suspense>
    </div>
  )
}
