import { text } from '#dashboard/language/text.ts'
import { Button } from '#dashboard/ui/Button.tsx'
import { type ReactNode, useId, useState } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { entries } from './entries.ts'
import styles from './EntryList.module.css'
import { EntryRows } from './EntryRows.tsx'
import type { ListName, WebsiteForm } from './websiteForm.ts'

type Props = {
  name: ListName
  placeholder: string
  /** What the service says of the list before it is saved. */
  refusal?: string | undefined
  /** What follows from the list as it is edited. */
  children?: ReactNode
}

/** A list that is kept as text: edited line by line, or whole where there is much to paste. */
export function EntryList({ name, placeholder, refusal, children }: Props) {
  const id = useId()
  const { control } = useFormContext<WebsiteForm>()
  const { field, fieldState } = useController({ control, name })
  const { ref, value, onBlur, onChange } = field
  // Long lists are easier whole.
  const [whole, setWhole] = useState(() => entries(value).length > 50)
  const error = fieldState.error?.message ?? refusal
  const describedBy = error ? `${id}-error ${id}-hint` : `${id}-hint`

  return (
    <fieldset className={styles.list}>
      <legend className={styles.legend}>{text(`settings.${name}`)}</legend>
      <p id={`${id}-hint`} className={styles.hint}>
        {text(`settings.${name}.text`)}
      </p>
      {whole ? (
        <textarea
          ref={ref}
          className={styles.whole}
          rows={8}
          aria-label={text(`settings.${name}.whole`)}
          aria-describedby={describedBy}
          aria-invalid={error ? true : undefined}
          placeholder={placeholder}
          dir="ltr"
          spellCheck={false}
          value={value}
          onBlur={onBlur}
          onChange={onChange}
        />
      ) : (
        <EntryRows
          firstRef={ref}
          name={name}
          placeholder={placeholder}
          describedBy={describedBy}
          invalid={error !== undefined}
          value={value}
          onChange={onChange}
        />
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          <bdi>{error}</bdi>
        </p>
      )}
      <div>
        <Button look="text" onClick={() => setWhole(!whole)}>
          {text(whole ? 'settings.entries.asLines' : 'settings.entries.asText')}
        </Button>
      </div>
      {children}
    </fieldset>
  )
}
