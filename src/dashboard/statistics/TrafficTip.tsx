import type { StepReadings } from './readings.ts'
import './TrafficTip.css'

/** What stands beside the crosshair: every line's number at this step. */
export function TrafficTip({ title, readings }: StepReadings) {
  return (
    <>
      <strong>{title}</strong>
      <dl className="traffic-tip">
        {readings.map(({ line, name, text }) => (
          <div key={line}>
            <dt>
              <span className={`traffic-tip-line traffic-mark-${line}`} />
              {name}
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
