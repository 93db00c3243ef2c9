import type { NewKey } from '#contract/account.ts'
import { text } from '#dashboard/language/text.ts'
import { Dialog } from '#dashboard/ui/Dialog.tsx'
import { useState } from 'react'
import { KeyForm } from './KeyForm.tsx'
import { MadeKey } from './MadeKey.tsx'

/** Asks what a new key is for, and then shows it, this once. */
export function MakeKeyDialog({ onClose }: { onClose: () => void }) {
  const [made, setMade] = useState<NewKey | null>(null)
  return (
    <Dialog title={text(made ? 'account.key.made' : 'account.keys.make')} onClose={onClose}>
      {made ? <MadeKey of={made} onClose={onClose} /> : <KeyForm onMade={setMade} onClose={onClose} />}
    </Dialog>
  )
}
