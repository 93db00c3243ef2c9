import { Skeleton } from '#dashboard/ui/Skeleton.tsx'
import styles from './ListSkeleton.module.css'
import type { View } from './view.ts'

/** The shape of the list that is on its way, rows or cards. */
export const ListSkeleton = ({ layout }: { layout: View['layout'] }) => (
  <Skeleton>
    <div className={styles.list} data-layout={layout} aria-hidden>
      {Array.from({ length: 9 }, (_, index) => (
        <div key={index} className={styles.website}>
          <div className={styles.name} data-bar />
          <div data-bar />
          <div className={styles.figure} data-bar />
        </div>
      ))}
    </div>
  </Skeleton>
)
