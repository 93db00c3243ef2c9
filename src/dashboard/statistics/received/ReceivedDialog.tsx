import type { Received } from '#contract/received.ts'
import { dayOf } from '#dashboard/days/day.ts'
import { rangeWords } from '#dashboard/days/words.ts'
import { text } from '#dashboard/language/text.ts'
import { paths } from '#dashboard/paths.ts'
import { durationWords, leftOutInAll, reasonName } from '#dashboard/received/words.ts'
import { TableBehind } from '#dashboard/statistics/picture/TableBehind.tsx'
import { Dialog } from '#dashboard/ui/Dialog.tsx'
import { exact, percent } from '#dashboard/ui/numbers.ts'
import { Link } from 'react-router'
import styles from './ReceivedDialog.module.css'
import { receivedTable } from './receivedTable.ts'

type Props = { websiteId: number; received: Received; onClose: () => void }

/** Everything that is known of what became of hits: each reason in a sentence, and day by day. */
export function ReceivedDialog({ websiteId, received, onClose }: Props) {
  const { stored, left_out, steps, timezone } = received
  const range = { from: received.from_date, to: received.to_date }
  const all = stored + leftOutInAll(received)
  const missing = steps.reduce((minutes, step) => minutes + step.missing, 0)
  const since = dayOf(received.since, timezone)
  const rows = [
    { reason: 'stored', name: text('reasons.stored'), why: text('reasons.stored.why'), count: stored },
    ...left_out.map(({ reason, count }) => ({
      reason,
      name: reasonName(reason),
      why: text('reasons.why', { reason }),
      count,
    })),
  ]
  return (
    <Dialog title={text('reasons.title')} onClose={onClose}>
      <p className="quiet">{rangeWords(range)}</p>
      <dl className={styles.reasons}>
        {rows.map(({ reason, name, why, count }) => (
          <div key={reason}>
            <dt>{name}</dt>
            <dd>
              {exact(count)}
              {all > 0 && <span className="quiet"> {percent(count / all)}</span>}
            </dd>
            <dd className={styles.why}>{why}</dd>
          </div>
        ))}
      </dl>
      {missing > 0 && <p className={styles.note}>{text('reasons.gaps', { duration: durationWords(missing) })}</p>}
      <p className={`quiet ${styles.note}`}>
        {text('reasons.filters')}{' '}
        {since > range.from && text('reasons.since', { day: rangeWords({ from: since, to: since }) })}
      </p>
      <div className={styles.steps}>
        <TableBehind caption={text('reasons.title')} {...receivedTable(received)}>
          <Link to={paths.settings(websiteId)}>{text('reasons.settings')}</Link>
        </TableBehind>
      </div>
    </Dialog>
  )
}
