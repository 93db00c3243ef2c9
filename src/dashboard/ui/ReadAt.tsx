import { text } from '#dashboard/language/text.ts'
import { clockTime } from './clockTime.ts'
import styles from './ReadAt.module.css'

/** Marks what is older than the rest of the page: when it was read, in milliseconds. */
export function ReadAt({ moment }: { moment: number }) {
  return (
    <p className={styles.mark}>
      <time dateTime={new Date(moment).toISOString()}>{text('ui.readAt', { moment: clockTime(moment) })}</time>
    </p>
  )
}
