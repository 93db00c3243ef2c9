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
  /** Which are chosen; beside them the others step back. */
  chosen?: readonly boolean[]
  onChoose?: ((step: number) => void) | undefined
  /** What choosing does, shown with the words of a column. */
  hint?: string | undefined
}

/** Counts as columns side by side, read out one by one. */
export function Columns({ label, counts, axis, tell, chosen, onChoose, hint }: Props) {
  const highest = Math.max(1, ...counts)
  return (
    // Time runs from left to right in pictures, whichever way a language is read.
    <div dir="ltr">
      <div className={styles.plot} data-chosen={chosen?.includes(true) || undefined}>
        {counts.map((count, index) => (
          <span
            // A column is its place.
            // eslint-disable-next-line react/no-array-index-key
            key={index}
            className={styles.column}
            data-chosen={chosen?.[index] || undefined}
            style={{ height: `${(count / highest) * 100}%` }}
          />
        ))}
        <StepReader label={label} steps={counts.length} layout="bands" tell={tell} onChoose={onChoose}>
          {(step) => (
            <>
              {tell(step)}
              {hint && <div className="quiet">{hint}</div>}
            </>
          )}
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
