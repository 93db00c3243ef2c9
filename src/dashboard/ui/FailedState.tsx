import { Rich } from '#dashboard/language/Rich.tsx'
import { text } from '#dashboard/language/text.ts'
import { Button } from './Button.tsx'
import styles from './FailedState.module.css'
import { whatHappened } from './whatHappened.ts'

type Props = { error: unknown; onRetry?: (() => void) | undefined }

/** What happened, under which number the service's log has it, and the way to ask again where that may help. */
export function FailedState({ error, onRetry }: Props) {
  const { title, reason, requestId, again } = whatHappened(error)
  return (
    <div className={styles.state} role="alert">
      <p className={styles.title}>{title}</p>
      <p>
        <bdi>{reason}</bdi>
      </p>
      {requestId && (
        <p className={styles.request}>
          <Rich of="ui.failed.request" parts={{ id: <code>{requestId}</code> }} />
        </p>
      )}
      {again && onRetry && <Button onClick={onRetry}>{text('ui.tryAgain')}</Button>}
    </div>
  )
}
