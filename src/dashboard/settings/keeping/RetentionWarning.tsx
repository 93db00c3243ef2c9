import { rangeWords } from '#dashboard/days/words.ts'
import { retentionQuery } from '#dashboard/http/keeping.ts'
import { text } from '#dashboard/language/text.ts'
import { Loaded } from '#dashboard/ui/Loaded.tsx'
import { Skeleton } from '#dashboard/ui/Skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { TriangleAlert } from 'lucide-react'
import { amount } from './amount.ts'
import styles from './RetentionWarning.module.css'

/** What goes when hits are kept for so many months, and when. */
export function RetentionWarning({ websiteId, months }: { websiteId: number; months: number }) {
  const retention = useQuery(retentionQuery(websiteId, months))
  return (
    <output className={styles.warning}>
      <TriangleAlert aria-hidden className={styles.sign} />
      <Loaded query={retention} skeleton={<Skeleton rows={2} />}>
        {(due) => {
          const day = rangeWords({ from: due.kept_from, to: due.kept_from })
          return (
            <p>
              {due.hits > 0
                ? text('keeping.warning', { amount: amount(due), day })
                : text('keeping.warning.none', { day })}
            </p>
          )
        }}
      </Loaded>
    </output>
  )
}
