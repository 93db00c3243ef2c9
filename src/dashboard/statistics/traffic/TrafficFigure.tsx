import { text } from '#dashboard/language/text.ts'
import { Figure } from '#dashboard/statistics/picture/Figure.tsx'
import type { Source } from '#dashboard/statistics/taking/Source.ts'
import type { ReactNode } from 'react'
import type { MeasureName } from './measures.ts'
import type { Traffic } from './traffic.ts'
import { TrafficChart } from './TrafficChart.tsx'
import { TrafficLegend } from './TrafficLegend.tsx'
import { trafficSentence } from './trafficSentence.ts'
import { trafficTable } from './trafficTable.ts'

type Props = { traffic: Traffic; measure: MeasureName; source?: Source; children?: ReactNode }

/** The main chart as picture, sentence and table; `children` stand below. */
export function TrafficFigure({ traffic, measure, source, children }: Props) {
  const sentence = trafficSentence(traffic, measure === 'depth' ? 'visitors' : measure)
  return (
    <Figure
      sentence={sentence}
      // How visitors are counted, which nobody can guess from a total over several days.
      caption={traffic.unit === 'hour' ? sentence : `${sentence} ${text('traffic.howCounted')}`}
      table={trafficTable(traffic)}
      source={source}
      below={children}
    >
      <TrafficLegend traffic={traffic} measure={measure} />
      <TrafficChart traffic={traffic} measure={measure} />
    </Figure>
  )
}
