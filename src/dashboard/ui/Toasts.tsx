import { text } from '#dashboard/language/text.ts'
import { X } from 'lucide-react'
import { useEffect } from 'react'
import { IconButton } from './IconButton.tsx'
import { dismiss, type Toast, useToasts } from './toast.ts'
import styles from './Toasts.module.css'

/** Where toasts appear; the region is always there, so that what enters it is read aloud. */
export function Toasts() {
  return (
    <output className={styles.region}>
      {useToasts().map((toast) => (
        <Line key={toast.id} toast={toast} />
      ))}
    </output>
  )
}

/** How long a toast stays, in milliseconds: long enough to be read twice. */
const shown = { done: 4000, failed: 8000 } as const

function Line({ toast: { id, kind, text: said } }: { toast: Toast }) {
  useEffect(() => {
    const timer = setTimeout(() => dismiss(id), shown[kind])
    return () => clearTimeout(timer)
  }, [id, kind])

  return (
    <div className={styles.toast} data-kind={kind}>
      <p>{said}</p>
      <IconButton label={text('ui.dismiss')} icon={<X />} onClick={() => dismiss(id)} />
    </div>
  )
}
