import { hourWords } from '#dashboard/days/words.ts'
import { StepReader } from '#dashboard/statistics/picture/StepReader.tsx'
import { chartPoints, highest } from './chartPoints.ts'
import { lineColours } from './lines.ts'
import { type MeasureName, measures } from './measures.ts'
import { readingsAt, toldAloud } from './readings.ts'
import { scale } from './scale.ts'
import { dayTick, dayTicks, spaced } from './ticks.ts'
import type { Traffic } from './traffic.ts'
import styles from './TrafficChart.module.css'
import { TrafficLines } from './TrafficLines.tsx'
import { TrafficTip } from './TrafficTip.tsx'

/** One measure over time, with the period before and the number beside it, to be looked at and to be read. */
export function TrafficChart({ traffic, measure }: { traffic: Traffic; measure: MeasureName }) {
  const points = chartPoints(traffic, measure)
  const steps = points.map(({ at }) => at)
  const marks = scale(highest(points), { whole: measure !== 'depth' })
  const top = marks.at(-1) ?? 1
  const hourly = traffic.unit === 'hour'
  return (
    <div className={styles.chart}>
      <TrafficLines
        points={points}
        ticks={hourly ? spaced(steps) : dayTicks(steps)}
        tickName={hourly ? hourWords : dayTick(steps.length)}
        scale={marks}
        scaleName={measures[measure].short}
      />
      <div className={styles.reader}>
        <StepReader
          label={`${measures[measure].title} by ${traffic.unit}`}
          steps={steps.length}
          layout="points"
          tell={(step) => toldAloud(readingsAt(traffic, measure, step))}
          marks={(step) =>
            readingsAt(traffic, measure, step).readings.flatMap(({ line, number }) =>
              number === null ? [] : [{ colour: lineColours[line], height: number / top }],
            )
          }
        >
          {(step) => <TrafficTip {...readingsAt(traffic, measure, step)} />}
        </StepReader>
      </div>
    </div>
  )
}
