import type { ComponentProps } from 'react'
import styles from './Button.module.css'

/** `primary` once a page; `quiet` for the rest; `danger` where something is lost; `text` inside sentences and rows. */
export type ButtonLook = 'primary' | 'quiet' | 'danger' | 'text'

type Props = ComponentProps<'button'> & {
  look?: ButtonLook
  /** The click is being carried out: further clicks are ignored, the focus stays. */
  busy?: boolean
}

export function Button({ look = 'quiet', busy = false, type = 'button', onClick, ...rest }: Props) {
  return (
    <button
      {...rest}
      type={type}
      className={styles.button}
      data-look={look}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={(event) => (busy ? event.preventDefault() : onClick?.(event))}
    />
  )
}
