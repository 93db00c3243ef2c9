import type { ComponentProps, ReactNode } from 'react'
import styles from './IconButton.module.css'

type Props = Omit<ComponentProps<'button'>, 'children' | 'aria-label' | 'title' | 'type'> & {
  /** What the button does; shown on hover and read aloud. */
  label: string
  icon: ReactNode
}

export function IconButton({ label, icon, ...rest }: Props) {
  return (
    <button {...rest} type="button" className={styles.button} aria-label={label} title={label}>
      {icon}
    </button>
  )
}
