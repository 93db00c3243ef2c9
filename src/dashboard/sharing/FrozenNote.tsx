import type { FrozenNumbers } from '#contract/share.ts'
import { text } from '#dashboard/language/text.ts'
import { dateTime } from '#dashboard/ui/clockTime.ts'
import { Snowflake } from 'lucide-react'
import styles from './FrozenNote.module.css'

/** Says above everything else that these numbers stand still: since when, and how long the link opens them. */
export function FrozenNote({ frozen: { created_at, expires_at } }: { frozen: FrozenNumbers }) {
  return (
    <p className={styles.note} role="note">
      <Snowflake size={16} aria-hidden />
      <span>
        {text('sharing.frozen', {
          moment: dateTime(Date.parse(created_at)),
          end: dateTime(Date.parse(expires_at)),
        })}
      </span>
    </p>
  )
}
