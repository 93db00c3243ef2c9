import { Change } from '#dashboard/ui/Change.tsx'
import { type MeasureName, measureNames, measures } from './measures.ts'
import styles from './Totals.module.css'
import type { Traffic } from './traffic.ts'
import { timeBefore } from './trafficSentence.ts'

type Props = { traffic: Traffic; drawn: MeasureName; onDraw: (name: MeasureName) => void }

/** The figures an owner came for; the chart draws the one that is chosen. */
export function Totals({ traffic, drawn, onDraw }: Props) {
  return (
    <ul className={styles.totals} aria-label="Totals">
      {measureNames.map((name) => {
        const { title, moreIsBetter, of, short, exact } = measures[name]
        const total = of(traffic.total)
        return (
          <li key={name}>
            <button type="button" className={styles.total} aria-pressed={name === drawn} onClick={() => onDraw(name)}>
              <span className={styles.title}>{title}</span>
              {total === null ? (
                <span className={styles.figure}>–</span>
              ) : (
                <span className={styles.figure} title={exact(total)}>
                  <span aria-hidden>{short(total)}</span>
                  <span className="visually-hidden">{exact(total)}</span>
                </span>
              )}
              <Change
                now={of(traffic.compared.now)}
                before={of(traffic.compared.before)}
                against={timeBefore(traffic)}
                moreIsBetter={moreIsBetter}
              />
            </button>
          </li>
        )
      })}
    </ul>
  )
}
