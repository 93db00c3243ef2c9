import { text } from '#dashboard/language/text.ts'
import { Button } from '#dashboard/ui/Button.tsx'
import { lazy, Suspense, useEffect, useState } from 'react'
import { meant } from './meant.ts'
import { useCommands } from './useCommands.ts'

const KeysDialog = lazy(async () => ({ default: (await import('./KeysDialog.tsx')).KeysDialog }))

/** Listens to the keys that are offered, and is the way to their list, also where single keys are switched off. */
export function Keyboard() {
  const [open, setOpen] = useState(false)
  useCommands([{ key: '?', title: text('keys.title'), run: () => setOpen(true) }], text('keys.everywhere'))

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const command = meant(event)
      if (!command) return
      event.preventDefault()
      command.run()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])

  return (
    <>
      <Button look="text" onClick={() => setOpen(true)}>
        {text('keys.title')}
      </Button>
      <Suspense>{open && <KeysDialog onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
