import { Key } from '#dashboard/keys/Key.tsx'
import { text } from '#dashboard/language/text.ts'
import { Check } from 'lucide-react'
import { Fragment } from 'react'
import styles from './EntryLine.module.css'
import type { Ranked } from './rank.ts'

/** An entry's title with what was typed in it, whether it is so already, and its key. */
export function EntryLine({ entry, pieces }: Ranked) {
  return (
    <>
      <span className={styles.title}>
        {pieces.map((piece, at) => {
          const key = `${at} ${piece}`
          return at % 2 === 1 ? <mark key={key}>{piece}</mark> : <Fragment key={key}>{piece}</Fragment>
        })}
        {entry.more && <span className={styles.more}> {entry.more}</span>}
      </span>
      {entry.current && (
        <>
          <Check className={styles.check} aria-hidden />
          <span className="visually-hidden">{text('palette.current')}</span>
        </>
      )}
      {entry.key && <Key of={entry.key} />}
    </>
  )
}
