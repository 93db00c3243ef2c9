import { Link, type LinkProps } from 'react-router'
import type { ButtonLook } from './Button.tsx'
import styles from './Button.module.css'

/** A link to the next step of the job, drawn as the button people look for. */
export function ButtonLink({ look = 'quiet', ...rest }: LinkProps & { look?: ButtonLook }) {
  return <Link {...rest} className={styles.button} data-look={look} />
}
