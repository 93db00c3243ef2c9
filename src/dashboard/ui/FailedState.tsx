import { Button } from './Button.tsx'
import styles from './FailedState.module.css'
import { whatHappened } from './whatHappened.ts'

type Props = { error: unknown; onRetry?: (() => void) | undefined }

/** What happened, under which number the service's log has it, and the way to ask again where that may help. */
export function FailedState({ error, onRetry }: Props) {
  const { title, text, requestId, again } = whatHappened(error)
  return (
    <div className={styles.state} role="alert">
      <p className={styles.title}>{title}</p>
      <p>{text}</p>
      {requestId && (
        <p className={styles.request}>
          Request <code>{requestId}</code>
        </p>
      )}
      {again && onRetry && <Button onClick={onRetry}>Try again</Button>}
    </div>
  )
}
