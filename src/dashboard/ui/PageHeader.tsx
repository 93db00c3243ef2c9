import type { ReactNode } from 'react'
import styles from './PageHeader.module.css'

type Props = {
  title: string
  /** One quiet line above the title: where the page stands. */
  above?: ReactNode
  /** One line below the title. */
  children?: ReactNode
  actions?: ReactNode
}

/** A page's title, also of the document. Its `h1` takes the focus when somebody comes from another page. */
export function PageHeader({ title, above, children, actions }: Props) {
  return (
    <header className={styles.header}>
      <title>{`${title} · Porchlight`}</title>
      <div className={styles.words}>
        {above && <div className={styles.above}>{above}</div>}
        <h1 tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        {children && <div className={styles.below}>{children}</div>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  )
}
