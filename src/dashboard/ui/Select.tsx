import type { ComponentProps } from 'react'
import styles from './Select.module.css'

type Props<T extends string | number> = Omit<ComponentProps<'select'>, 'value' | 'onChange' | 'children'> & {
  /** Read aloud; what is chosen says it to the eye. */
  label: string
  value: T
  options: readonly { value: T; label: string }[]
  onChange: (value: T) => void
}

/** The platform's own list, for a choice that is made in passing. */
export function Select<T extends string | number>({ label, value, options, onChange, ...rest }: Props<T>) {
  return (
    <select
      {...rest}
      className={styles.select}
      aria-label={label}
      value={value}
      onChange={(event) => {
        const chosen = options[event.currentTarget.selectedIndex]
        if (chosen) onChange(chosen.value)
      }}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  )
}
