import type { ComponentProps } from 'react'
import { Field, type FieldProps } from './Field.tsx'
import styles from './TextField.module.css'

/** Takes what `register` of react-hook-form gives. */
export function TextArea({ label, hint, error, ...rest }: Omit<ComponentProps<'textarea'>, 'id'> & FieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => <textarea rows={6} {...rest} {...control} className={styles.input} />}
    </Field>
  )
}
