import styles from './Columns.module.css'
import { StepReader } from './StepReader.tsx'

type Props = {
  /** What is read, such as `Visitors by hour`. */
  label: string
  counts: readonly number[]
  /** What stands below, evenly spaced. */
  axis: readonly string[]
  /** One column in words. */
  tell: (step: number) => string
}

/** Counts as columns side by side, read out one by one. */
export function Columns({ label, counts, axis, tell }: Props) {
  const highest = Math.max(1, ...counts)
  return (
    // Time runs from left to right in pictures, whichever way a language is read.
    <div dir="ltr">
      <div className={styles.plot}>
        {counts.map((count, index) => (
          // A column is its place.
          // eslint-disable-next-line react/no-array-index-key
          <span key={index} className={styles.column} style={{ height: `${(count / highest) * 100}%` }} />
        ))}
        <StepReader label={label} steps={counts.length} layout="bands" tell={tell}>
          {tell}
        </StepReader>
      </div>
      <div className={styles.axis} aria-hidden="true">
        {axis.map((name) => (
          <span key={name}>{name}</span>
        ))}
      </div>
    </div>
  )
}
