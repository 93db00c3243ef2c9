import { Key } from '#dashboard/keys/Key.tsx'
import { useCommands } from '#dashboard/keys/useCommands.ts'
import { loadMessages, text } from '#dashboard/language/text.ts'
import { Search } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import styles from './PaletteButton.module.css'

async function load() {
  const [module] = await Promise.all([import('./Palette.tsx'), loadMessages('palette'), loadMessages('statistics')])
  return { default: module.Palette }
}
// If it does not come now, it is asked for again when it is opened.
const prefetch = () => void load().catch(() => undefined)
const Palette = lazy(load)

/** Opens the palette, by a click or by its key, and lets it be fetched when somebody reaches for either. */
export function PaletteButton() {
  const [open, setOpen] = useState(false)
  const show = () => setOpen(true)
  useCommands([{ key: 'mod+k', title: text('app.find'), run: show }], text('keys.everywhere'))

  useEffect(() => {
    // Ctrl goes down before K does.
    const reach = ({ key }: KeyboardEvent) => (key === 'Control' || key === 'Meta') && prefetch()
    document.addEventListener('keydown', reach)
    return () => document.removeEventListener('keydown', reach)
  }, [])

  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onClick={show}
      >
        <Search aria-hidden />
        <span className={styles.label}>{text('app.find')}</span>
        <span className={styles.key} aria-hidden>
          <Key of="mod+k" />
        </span>
      </button>
      <Suspense>{open && <Palette onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
