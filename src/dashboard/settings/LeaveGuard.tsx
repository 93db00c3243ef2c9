import { text } from '#dashboard/language/text.ts'
import { Button } from '#dashboard/ui/Button.tsx'
import { Dialog } from '#dashboard/ui/Dialog.tsx'
import { DialogActions } from '#dashboard/ui/DialogActions.tsx'
import { useBeforeUnload, useBlocker } from 'react-router'

/** Asks before changes are lost by going to another page; the browser asks where the whole dashboard is left. */
export function LeaveGuard({ active }: { active: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => active && currentLocation.pathname !== nextLocation.pathname,
  )
  useBeforeUnload((event) => active && event.preventDefault())

  if (blocker.state !== 'blocked') return null
  return (
    <Dialog title={text('settings.leave')} onClose={blocker.reset}>
      <p>{text('settings.leave.text')}</p>
      <DialogActions>
        <Button onClick={blocker.reset}>{text('settings.leave.stay')}</Button>
        <Button look="danger" onClick={blocker.proceed}>
          {text('settings.leave.go')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
