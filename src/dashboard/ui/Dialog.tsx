import { text } from '#dashboard/language/text.ts'
import { X } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import styles from './Dialog.module.css'
import { IconButton } from './IconButton.tsx'
import { useModal } from './useModal.ts'

type Props = {
  title: string
  children: ReactNode
  /** Esc, the cross, or the way back of a phone. */
  onClose: () => void
}

/** Shown as long as it is rendered; the page behind is inert, and the focus goes back to where it came from. */
export function Dialog({ title, children, onClose }: Props) {
  const titleId = useId()

  return (
    <dialog {...useModal(onClose)} className={styles.dialog} aria-labelledby={titleId}>
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
