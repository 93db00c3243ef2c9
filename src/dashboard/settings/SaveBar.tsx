import { text } from '#dashboard/language/text.ts'
import { Button } from '#dashboard/ui/Button.tsx'
import { FailedState } from '#dashboard/ui/FailedState.tsx'
import styles from './SaveBar.module.css'

type Props = {
  busy: boolean
  /** Why nothing was saved; null before it was tried. */
  failure: unknown
  onDiscard: () => void
}

/** Appears when something changed, and stays in sight. */
export function SaveBar({ busy, failure, onDiscard }: Props) {
  return (
    <section className={styles.bar} aria-label={text('settings.unsaved')}>
      {failure !== null && (
        <div className={styles.failure}>
          <FailedState error={failure} />
        </div>
      )}
      <p className={styles.text}>{text('settings.unsaved.text')}</p>
      <Button onClick={onDiscard}>{text('settings.discard')}</Button>
      <Button type="submit" look="primary" busy={busy}>
        {text('settings.save')}
      </Button>
    </section>
  )
}
