import type { ReactNode } from 'react'
import styles from './EmptyState.module.css'

type Props = {
  /** A sketch or an icon; decoration only. */
  picture?: ReactNode
  title: string
  /** Why there is nothing, and what to do next. */
  children?: ReactNode
  action?: ReactNode
}

export function EmptyState({ picture, title, children, action }: Props) {
  return (
    <div className={styles.state}>
      {picture && (
        <div className={styles.picture} aria-hidden>
          {picture}
        </div>
      )}
      <p className={styles.title}>{title}</p>
      {children && <div className={styles.text}>{children}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}
