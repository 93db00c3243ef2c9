import type { MailFate } from '#contract/mail.ts'
import { Rich } from '#dashboard/language/Rich.tsx'
import { text } from '#dashboard/language/text.ts'
import { clockTime } from '#dashboard/ui/clockTime.ts'
import { Check, Clock, X } from 'lucide-react'
import { useId } from 'react'
import styles from './MailLog.module.css'

const marks = { waiting: <Clock aria-hidden />, sent: <Check aria-hidden />, failed: <X aria-hidden /> }

/** The last mails and what became of each. */
export function MailLog({ mails }: { mails: readonly MailFate[] }) {
  const id = useId()
  return (
    <div>
      <h3 id={id} className={styles.title}>
        {text('reports.log')}
      </h3>
      {mails.length === 0 ? (
        <p className="quiet">{text('reports.log.none')}</p>
      ) : (
        <ul className={styles.log} aria-labelledby={id}>
          {mails.map((mail) => (
            <Row key={mail.id} mail={mail} />
          ))}
        </ul>
      )}
    </div>
  )
}

function Row({ mail: { kind, subject, state, created_at, sent_at, ...why } }: { mail: MailFate }) {
  return (
    <li className={styles.mail}>
      <p className={styles.subject}>
        <bdi>{subject}</bdi>
      </p>
      <p className={styles.state} data-state={state}>
        {marks[state]}
        {text(`reports.state.${state}`)}
      </p>
      <p className={styles.more}>
        {text(`reports.kind.${kind}`)} · {clockTime(Date.parse(sent_at ?? created_at))}
      </p>
      <Why {...why} />
    </li>
  )
}

/** Why it was not sent, or not yet, in the mail server's own words as well, and when it is tried again. */
function Why({ reason, reply, next_try_at }: Pick<MailFate, 'reason' | 'reply' | 'next_try_at'>) {
  if (reason === null) return null
  return (
    <>
      <p className={styles.more}>
        {text(`reports.reason.${reason}`)}{' '}
        {next_try_at && text('reports.next', { time: clockTime(Date.parse(next_try_at)) })}
      </p>
      {reply && (
        <p className={styles.more}>
          <Rich of="reports.reply" parts={{ reply: <bdi lang="en">{reply}</bdi> }} />
        </p>
      )}
    </>
  )
}
