import type { Received } from '#contract/received.ts'
import { withMessages } from '#dashboard/language/text.ts'
import { onReach } from '#dashboard/ui/onReach.ts'
import { type ReactNode, Suspense, useState } from 'react'
import styles from './ReceivedButton.module.css'

type Props = { websiteId: number; received: Received; children: ReactNode }

const [ReceivedDialog, reaching] = onReach(
  async () => (await withMessages(import('./ReceivedDialog.tsx'), 'reasons')).ReceivedDialog,
)

/** What is said of the hits that were left out, and the way to all that is known of them. */
export function ReceivedButton({ websiteId, received, children }: Props) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        {...reaching}
        onClick={() => setOpen(true)}
      >
        {children}
      </button>
      {open && (
        <Suspense>
          <ReceivedDialog websiteId={websiteId} received={received} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
