import { Offered } from '#dashboard/http/Offered.tsx'
import { Key } from '#dashboard/keys/Key.tsx'
import { useCommands } from '#dashboard/keys/useCommands.ts'
import { text, withMessages } from '#dashboard/language/text.ts'
import { onReach } from '#dashboard/ui/onReach.ts'
import { Search } from 'lucide-react'
import { Suspense, useEffect, useState } from 'react'
import styles from './PaletteButton.module.css'

const [Palette, reaching] = onReach(async () => {
  const module = await withMessages(import('./Palette.tsx'), 'palette', 'statistics')
  return module.Palette
})

/** Opens the palette, by a click or by its key, and lets it be fetched when somebody reaches for either. */
export function PaletteButton() {
  const [open, setOpen] = useState(false)
  const show = () => setOpen(true)
  useCommands([{ key: 'mod+k', title: text('app.find'), run: show }], text('keys.everywhere'))

  useEffect(() => {
    // Ctrl goes down before K does.
    const reach = ({ key }: KeyboardEvent) => (key === 'Control' || key === 'Meta') && reaching.onFocus()
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
        {...reaching}
        onClick={show}
      >
        <Search aria-hidden />
        <span className={styles.label}>{text('app.find')}</span>
        <span className={styles.key} aria-hidden>
          <Key of="mod+k" />
        </span>
      </button>
      <Suspense>
        {open && (
          <Offered>
            <Palette onClose={() => setOpen(false)} />
          </Offered>
        )}
      </Suspense>
    </>
  )
}
