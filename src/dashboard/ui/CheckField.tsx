import { type ComponentProps, type ReactNode, useId } from 'react'
import styles from './CheckField.module.css'

type Props = Omit<ComponentProps<'input'>, 'id' | 'type'> & {
  label: string
  /** What follows from it, in one line. */
  hint?: ReactNode
  error?: string | undefined
}

/** Yes or no. Takes what `register` of react-hook-form gives. */
export function CheckField({ label, hint, error, ...rest }: Props) {
  const id = useId()
  return (
    <div className={styles.field}>
      <input
        {...rest}
        type="checkbox"
        id={id}
        aria-describedby={`${id}-more`}
        aria-invalid={error ? true : undefined}
      />
      <label htmlFor={id}>{label}</label>
      <div id={`${id}-more`} className={styles.more}>
        {error && <p className={styles.error}>{error}</p>}
        {hint && <p>{hint}</p>}
      </div>
    </div>
  )
}
