import { text } from '#dashboard/language/text.ts'
import type { CSSProperties, ReactNode } from 'react'
import styles from './Skeleton.module.css'

type Props = {
  /** How many bars, one below the other. */
  rows?: number
  /** Height of a bar, any CSS length. */
  height?: string
  /** Distance between bars, any CSS length. */
  gap?: string
  /** Bars in a shape of their own, each marked `data-bar`, in place of rows. */
  children?: ReactNode
}

/** The shape of what is on its way; it shows after 150 ms, so that what comes sooner does not flicker. */
export function Skeleton({ rows = 1, height = '1.5em', gap = '12px', children }: Props) {
  // React knows no custom properties in its style type.
  const size = { '--height': height, gap } as CSSProperties
  return (
    <div className={styles.skeleton} style={size} data-pending>
      <output className="visually-hidden">{text('ui.loading')}</output>
      {children ?? Array.from({ length: rows }, (_, row) => <div key={row} className={styles.row} data-bar />)}
    </div>
  )
}
