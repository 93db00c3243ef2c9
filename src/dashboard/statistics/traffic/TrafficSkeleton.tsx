import { Skeleton } from '#dashboard/ui/Skeleton.tsx'
import styles from './TrafficSkeleton.module.css'

/** The shape of the totals and the main chart. */
export function TrafficSkeleton() {
  return (
    <div className={styles.traffic}>
      <Skeleton rows={4} height="72px" gap="32px" />
      <Skeleton height="300px" />
    </div>
  )
}
