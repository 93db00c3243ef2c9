import { connect, connection } from '#dashboard/http/connection.ts'
import { invite } from '#dashboard/http/fragment.ts'
import { text } from '#dashboard/language/text.ts'
import { Button } from '#dashboard/ui/Button.tsx'
import { Dialog } from '#dashboard/ui/Dialog.tsx'
import { DialogActions } from '#dashboard/ui/DialogActions.tsx'

/**
 * Asks somebody who is signed in whether the key of a link they opened is to take the place of theirs. Whoever sent the link may have
 * meant them to work in an account that is not theirs, without seeing it.
 */
export function AnotherKey({ given }: { given: string }) {
  return (
    <Dialog title={text('connect.another')} onClose={stay}>
      <p>{text('connect.another.text', { own: hint(connection()?.key ?? ''), given: hint(given) })}</p>
      <DialogActions>
        <Button onClick={stay}>{text('connect.another.stay')}</Button>
        <Button
          onClick={() => {
            invite(null)
            connect({ address: '', key: given })
          }}
        >
          {text('connect.another.change')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

const stay = () => invite(null)

/** As the list of keys shows it. */
const hint = (key: string) => `${key.slice(0, 7)}…`
