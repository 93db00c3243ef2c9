import { rangeWords } from '#dashboard/days/words.ts'
import { text } from '#dashboard/language/text.ts'
import { isGap } from './gaps.ts'
import { imported } from './imported.ts'
import { type MeasureName, measures } from './measures.ts'
import type { Traffic } from './traffic.ts'
import styles from './TrafficLegend.module.css'

/** Which line of the chart is which; the slider says it for those who do not see lines. */
export function TrafficLegend({ traffic, measure }: { traffic: Traffic; measure: MeasureName }) {
  const { title, beside } = measures[measure]
  return (
    <ul className={styles.legend} aria-hidden="true">
      <li>{text(title)}</li>
      {beside && <li className={styles.beside}>{text(measures[beside].title)}</li>}
      {traffic.beforeRange && (
        <li className={styles.before}>
          {text('traffic.legend.before', { measure: text(title), range: rangeWords(traffic.beforeRange) })}
        </li>
      )}
      {traffic.moments.some((moment) => isGap(moment, traffic)) && (
        <li className={styles.gap}>{text('received.legend')}</li>
      )}
      {imported(traffic).includes(true) && <li className={styles.imported}>{text('traffic.legend.imported')}</li>}
    </ul>
  )
}
