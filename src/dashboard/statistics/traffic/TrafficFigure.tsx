import { text } from '#dashboard/language/text.ts'
import { Figure } from '#dashboard/statistics/picture/Figure.tsx'
import type { Source } from '#dashboard/statistics/taking/Source.ts'
import type { ReactNode } from 'react'
import type { MeasureName } from './measures.ts'
import type { Traffic } from './traffic.ts'
import { TrafficChart } from './TrafficChart.tsx'
import styles from './TrafficFigure.module.css'
import { TrafficLegend } from './TrafficLegend.tsx'
import { trafficSentence } from './trafficSentence.ts'
import { trafficTable } from './trafficTable.ts'

type Props = {
  traffic: Traffic
  measure: MeasureName
  /** What can be taken along; without it the picture has no menu. */
  source?: Source | undefined
  /** What stands beside the legend, such as the choice of steps. */
  steps?: ReactNode
  /** What stands right under the chart, such as what became of hits. */
  under?: ReactNode
  /** What stands below. */
  children?: ReactNode
}

/** The main chart as picture, sentence and table. */
export function TrafficFigure({ traffic, measure, source, steps, under, children }: Props) {
  const sentence = trafficSentence(traffic, measure === 'depth' ? 'visitors' : measure)
  return (
    <Figure
      sentence={sentence}
      // How visitors are counted, which nobody can guess from a total over several days.
      caption={traffic.unit === 'hour' || measure === 'events' ? sentence : `${sentence} ${text('traffic.howCounted')}`}
      table={trafficTable(traffic)}
      source={source}
      below={children}
    >
      <div className={styles.above}>
        {steps}
        <TrafficLegend traffic={traffic} measure={measure} />
      </div>
      <TrafficChart traffic={traffic} measure={measure} />
      {under}
    </Figure>
  )
}
