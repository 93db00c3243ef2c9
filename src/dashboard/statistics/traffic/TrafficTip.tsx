import { lineColours } from './lines.ts'
import type { StepReadings } from './readings.ts'
import styles from './TrafficTip.module.css'

/** What stands beside the crosshair: every line's number at this step. */
export function TrafficTip({ title, readings, gap }: StepReadings) {
  return (
    <>
      <strong>{title}</strong>
      <dl className={styles.tip}>
        {readings.map(({ line, name, text }) => (
          <div key={line}>
            <dt>
              <span className={styles.line} style={{ background: lineColours[line] }} />
              {name}
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {gap && <p className={styles.gap}>{gap}</p>}
    </>
  )
}
