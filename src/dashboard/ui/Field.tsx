import { type ReactNode, useId } from 'react'
import styles from './Field.module.css'

export type FieldProps = {
  label: ReactNode
  /** One line on what to enter or what follows from it. */
  hint?: ReactNode
  /** What is wrong; a text of the service or of the form. */
  error?: string | undefined
}

/** What ties a control to its label, hint and error. */
type Control = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined }

/** A label above a control, its hint and its error below; `children` draws the control with what it is given. */
export function Field({ label, hint, error, children }: FieldProps & { children: (control: Control) => ReactNode }) {
  const id = useId()
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const describedBy = [error && errorId, hint && hintId].filter(Boolean).join(' ')

  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {children({ id, 'aria-describedby': describedBy || undefined, 'aria-invalid': error ? true : undefined })}
      {error && (
        <p id={errorId} className={styles.error}>
          {/* The service's words run in a direction of their own. */}
          <bdi>{error}</bdi>
        </p>
      )}
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  )
}
