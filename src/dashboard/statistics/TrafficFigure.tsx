import { fullDay, hourWords } from '#dashboard/days/words.ts'
import { exact } from '#dashboard/ui/numbers.ts'
import type { ReactNode } from 'react'
import type { MeasureName } from './measures.ts'
import { TableBehind } from './TableBehind.tsx'
import type { Traffic } from './traffic.ts'
import { TrafficChart } from './TrafficChart.tsx'
import { TrafficLegend } from './TrafficLegend.tsx'
import { trafficSentence } from './trafficSentence.ts'

type Props = { traffic: Traffic; measure: MeasureName; children?: ReactNode }

/** The main chart as picture, sentence and table. */
export function TrafficFigure({ traffic, measure, children }: Props) {
  const sentence = trafficSentence(traffic, measure === 'pageviews' ? 'pageviews' : 'visitors')
  return (
    <figure>
      <TrafficLegend traffic={traffic} measure={measure} />
      <TrafficChart traffic={traffic} measure={measure} />
      <figcaption className="quiet">
        {sentence}
        {traffic.unit === 'day' &&
          ' Visitors are counted per day: somebody who comes on three days counts three times.'}
      </figcaption>
      <TableBehind
        caption={sentence}
        head={[
          traffic.unit === 'hour' ? 'Hour' : 'Day',
          'Visitors',
          'Pageviews',
          'Visitors before',
          'Pageviews before',
        ]}
        rows={tableRows(traffic)}
      >
        {children}
      </TableBehind>
    </figure>
  )
}

const tableRows = ({ moments, unit }: Traffic) =>
  moments.map(({ at, now, before }) => [
    unit === 'hour' ? hourWords(at) : fullDay(at),
    now ? exact(now.visitors) : '–',
    now ? exact(now.pageviews) : '–',
    exact(before.visitors),
    exact(before.pageviews),
  ])
