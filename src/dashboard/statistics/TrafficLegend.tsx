import { rangeWords } from '#dashboard/days/words.ts'
import { previous } from '#dashboard/days/range.ts'
import { type MeasureName, measures } from './measures.ts'
import type { Traffic } from './traffic.ts'
import './TrafficLegend.css'

/** Which line of the chart is which; the slider says it for those who do not see lines. */
export function TrafficLegend({ traffic, measure }: { traffic: Traffic; measure: MeasureName }) {
  const { title, beside } = measures[measure]
  return (
    <ul className="traffic-legend" aria-hidden="true">
      <li className="traffic-legend-value">{title}</li>
      {beside && <li className="traffic-legend-beside">{measures[beside].title}</li>}
      <li className="traffic-legend-before">
        {title}, {rangeWords(previous(traffic.range))}
      </li>
    </ul>
  )
}
