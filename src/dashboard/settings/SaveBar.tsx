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
    <section className={styles.bar} aria-label="Unsaved changes">
      {failure !== null && (
        <div className={styles.failure}>
          <FailedState error={failure} />
        </div>
      )}
      <p className={styles.text}>Not saved yet</p>
      <Button onClick={onDiscard}>Discard</Button>
      <Button type="submit" look="primary" busy={busy}>
        Save
      </Button>
    </section>
  )
}
