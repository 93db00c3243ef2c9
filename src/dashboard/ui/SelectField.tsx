import type { ComponentProps } from 'react'
import { Field, type FieldProps } from './Field.tsx'
import styles from './Select.module.css'

/** A labelled native list in a form. Takes `<option>`s, and what `register` of react-hook-form gives. */
export function SelectField({ label, hint, error, ...rest }: Omit<ComponentProps<'select'>, 'id'> & FieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => <select {...rest} {...control} className={styles.select} />}
    </Field>
  )
}
