import { text } from '#dashboard/language/text.ts'
import { Change } from '#dashboard/ui/Change.tsx'
import { against } from './against.ts'
import { type MeasureName, measures } from './measures.ts'
import styles from './Totals.module.css'
import type { Traffic } from './traffic.ts'

type Props = {
  traffic: Traffic
  /** The figures there are. */
  measured: readonly MeasureName[]
  drawn: MeasureName
  /** What can be drawn over time: not every service counts everything by day. */
  drawable: readonly MeasureName[]
  onDraw: (name: MeasureName) => void
}

/** The figures an owner came for; the chart draws the one that is chosen. */
export function Totals({ traffic, measured, drawn, drawable, onDraw }: Props) {
  return (
    <ul className={styles.totals} aria-label={text('traffic.totals')}>
      {measured.map((name) => (
        <li key={name}>
          {drawable.includes(name) ? (
            <button type="button" className={styles.total} aria-pressed={name === drawn} onClick={() => onDraw(name)}>
              <Total traffic={traffic} name={name} />
            </button>
          ) : (
            <div className={styles.total}>
              <Total traffic={traffic} name={name} />
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}

function Total({ traffic, name }: { traffic: Traffic; name: MeasureName }) {
  const { title, moreIsBetter, of, short, exact } = measures[name]
  const total = of(traffic.total)
  return (
    <>
      <span className={styles.title}>{text(title)}</span>
      {total === null ? (
        <span className={styles.figure}>–</span>
      ) : (
        <span className={styles.figure} title={exact(total)}>
          <span aria-hidden>{short(total)}</span>
          <span className="visually-hidden">{exact(total)}</span>
        </span>
      )}
      {traffic.beforeRange && (
        <Change
          now={traffic.compared && of(traffic.compared.now)}
          before={traffic.compared && of(traffic.compared.before)}
          against={against(traffic)}
          moreIsBetter={moreIsBetter}
        />
      )}
    </>
  )
}
