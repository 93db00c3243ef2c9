import { FigureMenu } from '#dashboard/statistics/taking/FigureMenu.tsx'
import type { Source } from '#dashboard/statistics/taking/Source.ts'
import type { ReactNode } from 'react'
import styles from './Figure.module.css'
import { TableBehind } from './TableBehind.tsx'

type Props = {
  /** What the picture shows, in one sentence. */
  sentence: string
  /** Shown below the picture as well as read aloud; a list says it to the eye by itself. */
  caption?: ReactNode
  table: { head: readonly string[]; rows: readonly (readonly string[])[] }
  /** What it is made of, where it can be taken away. */
  source?: Source | undefined
  /** What stands beside the way to the table. */
  below?: ReactNode
  children: ReactNode
}

/** A picture with its sentence, behind it the same numbers as a table, and beside it the ways to take it away. */
export function Figure({ sentence, caption, table, source, below, children }: Props) {
  return (
    <figure>
      {children}
      <figcaption className={caption ? styles.caption : 'visually-hidden'}>{caption || sentence}</figcaption>
      <TableBehind caption={sentence} {...table} menu={source && <FigureMenu source={source} />}>
        {below}
      </TableBehind>
    </figure>
  )
}
