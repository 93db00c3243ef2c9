import { text } from '#dashboard/language/text.ts'
import { X } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import styles from './Drawer.module.css'
import { IconButton } from './IconButton.tsx'
import { useModal } from './useModal.ts'

type Props = {
  title: string
  /** One quiet line above the title: what it is one of. */
  above: string
  children: ReactNode
  /** Esc, the cross, a press beside it, or the way back of a phone. */
  onClose: () => void
}

/** A dialog at the side, for a closer look at something on the page. */
export function Drawer({ title, above, children, onClose }: Props) {
  const titleId = useId()
  return (
    // Escape does what a press beside it does.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      {...useModal(onClose)}
      className={styles.drawer}
      aria-labelledby={titleId}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      <div className={styles.content}>
        <p className="quiet">{above}</p>
        <h2 id={titleId} className={styles.title}>
          <bdi>{title}</bdi>
        </h2>
        {children}
        {/* Last, so that the focus begins in the content; it stands at the top. */}
        <div className={styles.close}>
          <IconButton label={text('ui.close')} icon={<X />} onClick={onClose} />
        </div>
      </div>
    </dialog>
  )
}
