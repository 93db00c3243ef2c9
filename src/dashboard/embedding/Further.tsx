import type { ReactNode } from 'react'
import styles from './Further.module.css'

/** What only some need, behind its title. */
export function Further({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className={styles.further}>
      <summary>{title}</summary>
      <div className={styles.content}>{children}</div>
    </details>
  )
}
