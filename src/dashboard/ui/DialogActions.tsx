import type { ReactNode } from 'react'
import styles from './DialogActions.module.css'

/** The buttons below a dialog's content, the one that carries it out last. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>
}
