import { pressed } from '#dashboard/keys/pressed.ts'
import { text } from '#dashboard/language/text.ts'
import { useModal } from '#dashboard/ui/useModal.ts'
import { Search } from 'lucide-react'
import { type KeyboardEvent, useDeferredValue, useId, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Entry } from './entry.ts'
import { Found, optionId } from './Found.tsx'
import styles from './Palette.module.css'
import { rank } from './rank.ts'
import { recentEntries, rememberEntry } from './recent.ts'
import { useEntries } from './useEntries.ts'

/** The most characters a service searches for. */
const longest = 255

/**
 * Finds pages, websites and what can be done, and does it: a combobox of ARIA whose list is always open, so that the focus
 * stays in the field. https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
 */
export function Palette({ onClose }: { onClose: () => void }) {
  const id = useId()
  const modal = useModal(onClose)
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState<string | null>(null)
  const [recent] = useState(recentEntries)
  // The field, and what is typed in it, is seen at once; what there is to find as soon as there is time.
  const wanted = useDeferredValue<string | null>(typed, null)
  const all = useEntries(wanted ?? '')
  const groups = wanted === null ? [] : rank(all, wanted, recent, text('palette.recent'))
  const entries = groups.flatMap(({ ranked }) => ranked.map(({ entry }) => entry))
  const at = Math.max(
    0,
    entries.findIndex((entry) => entry.id === chosen),
  )
  const active = entries[at]

  function run(entry: Entry) {
    rememberEntry(entry.id)
    // What it does finds the page as it is without the palette: to print it, or to move the focus on it.
    flushSync(onClose)
    entry.run()
  }

  function press(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    const key = pressed(event.nativeEvent)
    const next = entries[target(key, at, entries.length)]
    if (key === 'mod+k') onClose()
    else if (key === 'Enter' && active) run(active)
    else if (next) setChosen(next.id)
    else return
    event.preventDefault()
  }

  return (
    <dialog
      {...modal}
      className={styles.palette}
      aria-label={text('app.find')}
      // The dialog itself is hit only beside what is in it.
      onPointerDown={(event) => event.target === event.currentTarget && onClose()}
    >
      <div className={styles.inside}>
        <div className={styles.field}>
          <Search aria-hidden />
          <input
            type="text"
            role="combobox"
            aria-label={text('app.find')}
            aria-expanded={entries.length > 0}
            aria-controls={`${id}-found`}
            aria-autocomplete="list"
            aria-activedescendant={active && optionId(id, active)}
            placeholder={text('palette.placeholder')}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            maxLength={longest}
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value)
              setChosen(null)
            }}
            onKeyDown={press}
          />
        </div>
        <Found id={id} groups={groups} active={active?.id} onPoint={setChosen} onRun={run} />
        <output className={entries.length === 0 ? styles.none : 'visually-hidden'}>
          {wanted !== null && text('palette.found', { count: entries.length })}
        </output>
      </div>
    </dialog>
  )
}

const page = 8

/** Where a key leads among so many entries, round the ends; -1 for keys that lead nowhere. */
function target(key: string | null, at: number, count: number): number {
  if (key === 'ArrowDown') return (at + 1) % count
  if (key === 'ArrowUp') return (at - 1 + count) % count
  if (key === 'PageDown') return Math.min(at + page, count - 1)
  return key === 'PageUp' ? Math.max(at - page, 0) : -1
}
