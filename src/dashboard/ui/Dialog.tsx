import { text } from '#dashboard/language/text.ts'
import { X } from 'lucide-react'
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import styles from './Dialog.module.css'
import { IconButton } from './IconButton.tsx'

type Props = {
  title: string
  children: ReactNode
  /** Esc, the cross, or the way back of a phone. */
  onClose: () => void
}

/** Shown as long as it is rendered; the page behind is inert, and the focus goes back to where it came from. */
export function Dialog({ title, children, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    // Closing, unlike removing, is what returns the focus.
    return () => element?.close()
  }, [])

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      // A browser may close without asking, on a second Esc; its event comes late, when the dialog may be open anew.
      onClose={(event) => !event.currentTarget.open && onClose()}
    >
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      {children}
      {/* Last, so that the focus begins in the content; it stands at the top. */}
      <div className={styles.close}>
        <IconButton label={text('ui.close')} icon={<X />} onClick={onClose} />
      </div>
    </dialog>
  )
}
