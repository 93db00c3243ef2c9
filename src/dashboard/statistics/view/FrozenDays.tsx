import { rangeWords } from '#dashboard/days/words.ts'
import { text } from '#dashboard/language/text.ts'
import type { ViewControl } from './useView.ts'
import styles from './ViewBar.module.css'

/** The days that are shown where there are no others, and those they are compared with. */
export function FrozenDays({ control: { view } }: { control: ViewControl }) {
  const { range, before } = view
  return (
    <p className={styles.frozen}>
      <strong>{rangeWords(range)}</strong>
      {before && <span className="quiet">{text('view.comparedWith', { days: rangeWords(before) })}</span>}
    </p>
  )
}
