import { text } from '#dashboard/language/text.ts'
import styles from './ListSkeleton.module.css'
import type { View } from './view.ts'

/** The shape of the list that is on its way, rows or cards; as any skeleton it shows after 150 ms. */
export function ListSkeleton({ layout }: { layout: View['layout'] }) {
  return (
    <div className={styles.list} data-layout={layout} data-pending>
      <output className="visually-hidden">{text('ui.loading')}</output>
      {Array.from({ length: 9 }, (_, index) => (
        // They are all alike and never move.
        // eslint-disable-next-line react/no-array-index-key
        <div key={index} className={styles.website} aria-hidden>
          <div className={styles.name} />
          <div />
          <div className={styles.figure} />
        </div>
      ))}
    </div>
  )
}
