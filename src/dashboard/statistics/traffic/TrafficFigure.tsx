import { fullDay, hourWords } from '#dashboard/days/words.ts'
import { Figure } from '#dashboard/statistics/picture/Figure.tsx'
import { exact } from '#dashboard/ui/numbers.ts'
import type { ReactNode } from 'react'
import type { MeasureName } from './measures.ts'
import type { Traffic } from './traffic.ts'
import { TrafficChart } from './TrafficChart.tsx'
import { TrafficLegend } from './TrafficLegend.tsx'
import { trafficSentence } from './trafficSentence.ts'

type Props = { traffic: Traffic; measure: MeasureName; children?: ReactNode }

/** How visitors are counted, which nobody can guess from a total over several days. */
const howCounted = 'Visitors are counted per day: somebody who comes on three days counts three times.'

/** The main chart as picture, sentence and table; `children` stand below. */
export function TrafficFigure({ traffic, measure, children }: Props) {
  const sentence = trafficSentence(traffic, measure === 'pageviews' ? 'pageviews' : 'visitors')
  return (
    <Figure
      sentence={sentence}
      caption={traffic.unit === 'day' ? `${sentence} ${howCounted}` : sentence}
      table={{ head: [traffic.unit === 'hour' ? 'Hour' : 'Day', ...columns], rows: tableRows(traffic) }}
      below={children}
    >
      <TrafficLegend traffic={traffic} measure={measure} />
      <TrafficChart traffic={traffic} measure={measure} />
    </Figure>
  )
}

const columns = ['Visitors', 'Pageviews', 'Visitors before', 'Pageviews before']

const tableRows = ({ moments, unit }: Traffic) =>
  moments.map(({ at, now, before }) => [
    unit === 'hour' ? hourWords(at) : fullDay(at),
    now ? exact(now.visitors) : '–',
    now ? exact(now.pageviews) : '–',
    exact(before.visitors),
    exact(before.pageviews),
  ])
