import { text } from '#dashboard/language/text.ts'
import { useLeaveGuard } from '#dashboard/navigation/useLeaveGuard.ts'
import { Button } from '#dashboard/ui/Button.tsx'
import { Dialog } from '#dashboard/ui/Dialog.tsx'
import { DialogActions } from '#dashboard/ui/DialogActions.tsx'

/** Asks before changes are lost by going to another page; the browser asks where the whole dashboard is left. */
export function LeaveGuard({ active }: { active: boolean }) {
  const { isHeld, leave, stay } = useLeaveGuard(active)

  if (!isHeld) return null
  return (
    <Dialog title={text('settings.leave')} onClose={stay}>
      <p>{text('settings.leave.text')}</p>
      <DialogActions>
        <Button onClick={stay}>{text('settings.leave.stay')}</Button>
        <Button look="danger" onClick={leave}>
          {text('settings.leave.go')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
