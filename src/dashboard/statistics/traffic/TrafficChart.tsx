import { hourWords } from '#dashboard/days/words.ts'
import { text } from '#dashboard/language/text.ts'
import { StepReader } from '#dashboard/statistics/picture/StepReader.tsx'
import { bandsOf } from './bands.ts'
import { chartPoints, highest } from './chartPoints.ts'
import { gapBands } from './gaps.ts'
import { imported } from './imported.ts'
import { lineColours } from './lines.ts'
import { type MeasureName, measures } from './measures.ts'
import { readingsAt, toldAloud } from './readings.ts'
import { scale } from './scale.ts'
import { dateTicks, spaced } from './ticks.ts'
import type { Traffic } from './traffic.ts'
import styles from './TrafficChart.module.css'
import { TrafficLines } from './TrafficLines.tsx'
import { TrafficTip } from './TrafficTip.tsx'

/** One measure over time, with what it is compared with and the number beside it, to be looked at and to be read. */
export function TrafficChart({ traffic, measure }: { traffic: Traffic; measure: MeasureName }) {
  const points = chartPoints(traffic, measure)
  const steps = points.map(({ at }) => at)
  const marks = scale(highest(points), { whole: measure !== 'depth' })
  const top = marks.at(-1) ?? 1
  const named = traffic.unit === 'hour' ? { ticks: spaced(steps), tickName: hourWords } : dateTicks(steps)
  return (
    // Time runs from left to right in charts, whichever way a language is read.
    <div className={styles.chart} dir="ltr">
      <TrafficLines
        points={points}
        gaps={gapBands(traffic)}
        imported={bandsOf(imported(traffic))}
        {...named}
        scale={marks}
        scaleName={measures[measure].short}
      />
      <div className={styles.reader}>
        <StepReader
          label={text('traffic.chart', { measure: text(measures[measure].title), unit: traffic.unit })}
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
