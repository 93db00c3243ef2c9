import type { Alert } from '#contract/alerts.ts'
import { text } from '#dashboard/language/text.ts'
import { clockTime } from '#dashboard/ui/clockTime.ts'
import { useId } from 'react'
import styles from './AlertLog.module.css'
import { alertFates } from './alertFates.ts'

/** The last alerts and what became of each. */
export function AlertLog({ alerts }: { alerts: readonly Alert[] }) {
  const id = useId()
  return (
    <div>
      <h3 id={id} className={styles.title}>
        {text('alerts.last')}
      </h3>
      {alerts.length === 0 ? (
        <p className="quiet">{text('alerts.last.none')}</p>
      ) : (
        <ul aria-labelledby={id} className={styles.alerts}>
          {alerts.map((alert) => (
            <li key={alert.id} className={styles.alert}>
              <p>
                {text(`alerts.kind.${alert.kind}`)}
                {ofHour(alert)}
              </p>
              <time dateTime={alert.created_at} className={styles.time}>
                {clockTime(Date.parse(alert.created_at))}
              </time>
              <div className={styles.fates}>
                {alertFates(alert).map((fate) => (
                  <p key={fate}>{fate}</p>
                ))}
              </div>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** How many came, and how many that usually are; nothing of a silence. */
const ofHour = ({ kind, visitors, usual }: Alert): string =>
  kind !== 'stopped' && visitors !== null && usual
    ? `: ${text('alerts.numbers', { visitors, low: usual.from, high: usual.to })}`
    : ''
