import type { ComponentProps } from 'react'
import { Field, type FieldProps } from './Field.tsx'
import styles from './TextField.module.css'

/** Takes what `register` of react-hook-form gives. */
export function TextField({ label, hint, error, ...rest }: Omit<ComponentProps<'input'>, 'id'> & FieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => <input {...rest} {...control} className={styles.input} />}
    </Field>
  )
}
