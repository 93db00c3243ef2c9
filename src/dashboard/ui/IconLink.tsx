import type { ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router'
import styles from './IconButton.module.css'

type Props = Omit<LinkProps, 'children' | 'aria-label' | 'title'> & { label: string; icon: ReactNode }

export function IconLink({ label, icon, ...rest }: Props) {
  return (
    <Link {...rest} className={styles.button} aria-label={label} title={label}>
      {icon}
    </Link>
  )
}
