import styles from './Sparkline.module.css'
import { sparklinePath } from './sparklinePath.ts'

const width = 120
const height = 32

/** The run of a count at a glance; `label` says it in words. */
export function Sparkline({ counts, label }: { counts: readonly number[]; label: string }) {
  const line = sparklinePath(counts, width, height)
  return (
    <svg
      className={styles.sparkline}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={label}
      data-flat={counts.every((count) => count === 0) || undefined}
      preserveAspectRatio="none"
    >
      <path d={line} vectorEffect="non-scaling-stroke" />
    </svg>
  )
}
