import { previous } from '#dashboard/days/range.ts'
import { rangeWords } from '#dashboard/days/words.ts'
import { type MeasureName, measures } from './measures.ts'
import type { Traffic } from './traffic.ts'
import styles from './TrafficLegend.module.css'

/** Which line of the chart is which; the slider says it for those who do not see lines. */
export function TrafficLegend({ traffic, measure }: { traffic: Traffic; measure: MeasureName }) {
  const { title, beside } = measures[measure]
  return (
    <ul className={styles.legend} aria-hidden="true">
      <li>{title}</li>
      {beside && <li className={styles.beside}>{measures[beside].title}</li>}
      <li className={styles.before}>
        {title}, {rangeWords(previous(traffic.range))}
      </li>
    </ul>
  )
}
