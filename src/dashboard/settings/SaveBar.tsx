import { Button } from '#dashboard/ui/Button.tsx'
import styles from './SaveBar.module.css'

/** Appears when something changed, and stays in sight. */
export function SaveBar({ busy, onDiscard }: { busy: boolean; onDiscard: () => void }) {
  return (
    <section className={styles.bar} aria-label="Unsaved changes">
      <p className={styles.text}>Not saved yet</p>
      <Button onClick={onDiscard}>Discard</Button>
      <Button type="submit" look="primary" busy={busy}>
        Save
      </Button>
    </section>
  )
}
