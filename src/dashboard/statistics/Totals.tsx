import { Change } from '#dashboard/ui/Change.tsx'
import { type MeasureName, measureNames, measures } from './measures.ts'
import type { Traffic } from './traffic.ts'
import { timeBefore } from './trafficSentence.ts'
import styles from './Totals.module.css'

type Props = { traffic: Traffic; drawn: MeasureName; onDraw: (name: MeasureName) => void }

/** The figures an owner came for; the chart draws the one that is chosen. */
export function Totals({ traffic, drawn, onDraw }: Props) {
  return (
    <ul className={styles.totals} aria-label="Totals">
      {measureNames.map((name) => {
        const { title, moreIsBetter, of, short, exact } = measures[name]
        const now = of(traffic.now)
        return (
          <li key={name}>
            <button type="button" className={styles.total} aria-pressed={name === drawn} onClick={() => onDraw(name)}>
              <span className={styles.title}>{title}</span>
              {now === null ? (
                <span className={styles.figure}>–</span>
              ) : (
                <span className={styles.figure} title={exact(now)}>
                  <span aria-hidden>{short(now)}</span>
                  <span className="visually-hidden">{exact(now)}</span>
                </span>
              )}
              <Change
                now={now}
                before={of(traffic.before)}
                against={timeBefore(traffic.range)}
                moreIsBetter={moreIsBetter}
              />
            </button>
          </li>
        )
      })}
    </ul>
  )
}
