import type { ReactNode } from 'react'
import styles from './Figure.module.css'
import { TableBehind } from './TableBehind.tsx'

type Props = {
  /** What the picture shows, in one sentence. */
  sentence: string
  /** Shown below the picture as well as read aloud; a list says it to the eye by itself. */
  caption?: ReactNode
  table: { head: readonly string[]; rows: readonly (readonly string[])[] }
  /** What stands beside the way to the table. */
  below?: ReactNode
  children: ReactNode
}

/** A picture with its sentence, and behind it the same numbers as a table. */
export function Figure({ sentence, caption, table, below, children }: Props) {
  return (
    <figure>
      {children}
      <figcaption className={caption ? styles.caption : 'visually-hidden'}>{caption || sentence}</figcaption>
      <TableBehind caption={sentence} {...table}>
        {below}
      </TableBehind>
    </figure>
  )
}
