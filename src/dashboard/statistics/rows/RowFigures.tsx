import { text } from '#dashboard/language/text.ts'
import { amount } from '#dashboard/statistics/picture/amount.ts'
import { against } from '#dashboard/statistics/traffic/against.ts'
import type { Counts, Traffic } from '#dashboard/statistics/traffic/traffic.ts'
import { Change } from '#dashboard/ui/Change.tsx'
import { percent } from '#dashboard/ui/numbers.ts'
import styles from './RowFigures.module.css'

type Props = {
  traffic: Traffic
  measure: keyof Counts
  /** What the row is a part of; undefined where nobody knows. */
  sum: number | undefined
}

/** How often a row was counted, against the comparison, and which part of all that is. */
export function RowFigures({ traffic, measure, sum }: Props) {
  const count = traffic.total[measure] ?? 0
  return (
    <p className={styles.figures}>
      <strong>{amount(count, measure === 'events' ? 'completions' : measure)}</strong>
      {traffic.beforeRange && (
        <Change
          now={traffic.compared && traffic.compared.now[measure]}
          before={traffic.compared && traffic.compared.before[measure]}
          against={against(traffic)}
          moreIsBetter={false}
        />
      )}
      {sum !== undefined && sum > 0 && (
        <span className="quiet">{text('drawer.share', { share: percent(count / sum) })}</span>
      )}
    </p>
  )
}
