import { type ComponentProps, type ReactNode, useId } from 'react'
import styles from './RadioCards.module.css'

type Option = {
  value: string
  label: string
  /** What follows from the choice, in one line. */
  text: ReactNode
}

type Props = Omit<ComponentProps<'input'>, 'type' | 'value' | 'children'> & {
  legend: string
  options: readonly Option[]
  error?: string | undefined
}

/** A choice whose consequences need a line each. Takes what `register` of react-hook-form gives. */
export function RadioCards({ legend, options, error, ...rest }: Props) {
  const id = useId()
  return (
    <fieldset className={styles.group} aria-describedby={error && `${id}-error`}>
      <legend className={styles.legend}>{legend}</legend>
      {options.map(({ value, label, text }) => (
        <label key={value} className={styles.card}>
          <input
            {...rest}
            type="radio"
            value={value}
            aria-labelledby={`${id}-${value}`}
            aria-describedby={`${id}-${value}-text`}
          />
          <span>
            <span id={`${id}-${value}`} className={styles.label}>
              {label}
            </span>
            <span id={`${id}-${value}-text`} className={styles.text}>
              {text}
            </span>
          </span>
        </label>
      ))}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
