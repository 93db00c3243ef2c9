import { Link, type LinkProps } from 'react-router'
import styles from './Button.module.css'
import type { ButtonLook } from './Button.tsx'

/** A link to the next step of the job, drawn as the button people look for. */
export function ButtonLink({ look = 'quiet', ...rest }: LinkProps & { look?: ButtonLook }) {
  return <Link {...rest} className={styles.button} data-look={look} />
}
