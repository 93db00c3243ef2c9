import { text } from '#dashboard/language/text.ts'
import { Button } from './Button.tsx'
import styles from './Stale.module.css'
import { whatHappened } from './whatHappened.ts'

type Props = {
  error: unknown
  /** How long ago what is shown was read. */
  age: string
  onRetry: () => void
  busy: boolean
}

/** Above data that could not be refreshed: how old it is, and why. */
export function Stale({ error, age, onRetry, busy }: Props) {
  return (
    <output className={styles.stale}>
      <span>{text('ui.stale', { ago: age, reason: whatHappened(error).reason })}</span>
      <Button look="text" onClick={onRetry} busy={busy}>
        {text('ui.tryAgain')}
      </Button>
    </output>
  )
}
