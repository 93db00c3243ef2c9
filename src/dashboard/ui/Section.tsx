import { type ReactNode, use, useId, useLayoutEffect, useRef } from 'react'
import { ContentsContext } from './Contents.tsx'
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
  const heading = useRef<HTMLHeadingElement>(null)
  const add = use(ContentsContext)
  useLayoutEffect(
    () => (heading.current ? add?.({ id, title, heading: heading.current }) : undefined),
    [add, id, title],
  )

  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </h2>
      {below && <p className={styles.below}>{below}</p>}
      {children}
    </section>
  )
}
