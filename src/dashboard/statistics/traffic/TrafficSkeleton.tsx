import { Skeleton } from '#dashboard/ui/Skeleton.tsx'
import styles from './TrafficSkeleton.module.css'

/** The shape of the totals, the main chart, and what is said below it. */
export function TrafficSkeleton() {
  return (
    <div className={styles.traffic}>
      <Skeleton rows={4} height="72px" gap="32px" />
      <Skeleton height="300px" />
      <Skeleton rows={2} height="32px" gap="16px" />
    </div>
  )
}
