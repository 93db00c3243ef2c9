import { Rich } from '#dashboard/language/Rich.tsx'
import { text } from '#dashboard/language/text.ts'
import { type ReactNode, useState } from 'react'
import { Button } from './Button.tsx'
import styles from './ConfirmByTyping.module.css'
import { Dialog } from './Dialog.tsx'
import { DialogActions } from './DialogActions.tsx'
import { TextField } from './TextField.tsx'

type Props = {
  title: string
  /** What will be lost. */
  children: ReactNode
  /** What has to be typed. */
  phrase: string
  action: string
  busy: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Asks for a phrase before something that cannot be undone. */
export function ConfirmByTyping({ title, children, phrase, action, busy, onConfirm, onClose }: Props) {
  const [typed, setTyped] = useState('')
  const confirmed = typed.trim() === phrase
  return (
    <Dialog title={title} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (confirmed && !busy) onConfirm()
        }}
      >
        <div className={styles.asked}>
          {children}
          <TextField
            label={<Rich of="ui.confirm" parts={{ phrase: <code>{phrase}</code> }} />}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            autoComplete="off"
            autoCapitalize="none"
            dir="ltr"
            spellCheck={false}
          />
        </div>
        <DialogActions>
          <Button onClick={onClose}>{text('ui.cancel')}</Button>
          <Button type="submit" look="danger" disabled={!confirmed} busy={busy}>
            {action}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
