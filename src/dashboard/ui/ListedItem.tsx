import type { ReactNode } from 'react'
import styles from './ListedItem.module.css'

type Props = {
  /** Paragraphs: its name, and what else there is to say of it. */
  words: ReactNode
  /** What can be done with it. */
  children: ReactNode
}

/** One of several things that a website has, such as a link or an import, in a list of them. */
export function ListedItem({ words, children }: Props) {
  return (
    <li className={styles.item}>
      <div className={styles.words}>{words}</div>
      {children}
    </li>
  )
}
