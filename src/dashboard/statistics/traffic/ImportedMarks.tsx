import styles from './ImportedMarks.module.css'

/** A line above the axis under what was imported; the slider says it for those who do not see it. */
export function ImportedMarks({ steps }: { steps: readonly boolean[] }) {
  const width = 100 / Math.max(1, steps.length - 1)
  const begins = steps.flatMap((is, step) => (is && !steps[step - 1] ? [step] : []))
  return (
    <div className={styles.marks} aria-hidden="true">
      {begins.map((step) => {
        const end = steps.indexOf(false, step)
        const length = (end === -1 ? steps.length : end) - step
        return <span key={step} style={{ left: `${(step - 0.5) * width}%`, width: `${length * width}%` }} />
      })}
    </div>
  )
}
