import { text } from '#dashboard/language/text.ts'
import { IconButton } from '#dashboard/ui/IconButton.tsx'
import { X } from 'lucide-react'
import { type ClipboardEvent, type KeyboardEvent, type Ref, useLayoutEffect, useRef } from 'react'
import { editedLines } from './entries.ts'
import styles from './EntryRows.module.css'
import type { ListName } from './websiteForm.ts'

type Props = {
  /** Set to the first row, where the focus goes when the list is refused. */
  firstRef: Ref<HTMLInputElement>
  name: ListName
  placeholder: string
  describedBy: string
  invalid: boolean
  value: string
  onChange: (value: string) => void
}

/** One row an entry, and an empty one for the next. Enter goes on to the next row, Backspace in an empty row takes it out. */
export function EntryRows({ firstRef, name, placeholder, describedBy, invalid, value, onChange }: Props) {
  const list = useRef<HTMLUListElement>(null)
  const rowToFocus = useRef<number | null>(null)
  const lines = editedLines(value)
  const last = lines.length - 1

  const focus = (row: number) => list.current?.querySelectorAll('input')[Math.max(0, row)]?.focus()

  // The row to go on with may only exist once the change is drawn.
  useLayoutEffect(() => {
    if (rowToFocus.current === null) return
    focus(rowToFocus.current)
    rowToFocus.current = null
  })

  const replace = (row: number, ...by: string[]) => onChange(lines.toSpliced(row, 1, ...by).join('\n'))

  const takeOut = (row: number, focused: number) => {
    rowToFocus.current = focused
    replace(row)
  }

  const onKeyDown = (row: number) => (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      // Not the form's: an entry is finished, not all of them.
      event.preventDefault()
      focus(row + 1)
    }
    if (event.key === 'Backspace' && row > 0 && lines[row] === '') {
      event.preventDefault()
      takeOut(row, row - 1)
      // The empty row at the end stays: nothing is drawn anew.
      if (row === last) focus(row - 1)
    }
  }

  const onPaste = (row: number) => (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = event.clipboardData.getData('text').split(/\r?\n/).filter(Boolean)
    if (pasted.length < 2) return
    event.preventDefault()
    rowToFocus.current = row + pasted.length
    replace(row, ...(lines[row] ? [lines[row]] : []), ...pasted)
  }

  return (
    <ul ref={list} className={styles.rows}>
      {lines.map((line, row) => (
        // A row is its place: the entries change under it while they are typed.
        // eslint-disable-next-line react/no-array-index-key
        <li key={row} className={styles.row}>
          <input
            ref={row === 0 ? firstRef : undefined}
            className={styles.input}
            aria-label={
              row === last ? text(`settings.${name}.new`) : text(`settings.${name}.entry`, { number: row + 1 })
            }
            aria-describedby={describedBy}
            aria-invalid={invalid || undefined}
            placeholder={row === last ? (row === 0 ? placeholder : text('settings.entries.another')) : undefined}
            autoComplete="off"
            autoCapitalize="none"
            dir="ltr"
            spellCheck={false}
            value={line}
            onChange={(event) => replace(row, event.target.value)}
            onKeyDown={onKeyDown(row)}
            onPaste={onPaste(row)}
          />
          {row !== last && (
            <IconButton
              label={line ? text('settings.entries.remove', { entry: line }) : text('settings.entries.removeEmpty')}
              icon={<X />}
              onClick={() => takeOut(row, row)}
            />
          )}
        </li>
      ))}
    </ul>
  )
}
