import { type ReactNode, useId } from 'react'
import styles from './Section.module.css'

type Props = {
  title: string
  /** One line on all of them. */
  below?: string
  children: ReactNode
}

/** Settings that belong together, under a title. */
export function Section({ title, below, children }: Props) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {below && <p className={styles.below}>{below}</p>}
      {children}
    </section>
  )
}
