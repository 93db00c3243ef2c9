import type { AccountKey } from '#contract/account.ts'
import { accountKey, revokeKey } from '#dashboard/http/account.ts'
import { disconnect } from '#dashboard/http/connection.ts'
import { text } from '#dashboard/language/text.ts'
import { Button } from '#dashboard/ui/Button.tsx'
import { Dialog } from '#dashboard/ui/Dialog.tsx'
import { DialogActions } from '#dashboard/ui/DialogActions.tsx'
import { FailedState } from '#dashboard/ui/FailedState.tsx'
import { toast } from '#dashboard/ui/toast.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'

type Props = {
  of: AccountKey
  isOwn: boolean
  isLast: boolean
  /** The key is no longer listed, and what was pressed is gone with it. */
  onRevoked: () => void
  onClose: () => void
}

/** Asks before a key ends, as nobody gets it back; the last that can change anything stays. */
export function RevokeDialog({ of: { id, name }, isOwn, isLast, onRevoked, onClose }: Props) {
  const queryClient = useQueryClient()
  const revoke = useMutation({
    mutationFn: () => revokeKey(id),
    onSuccess: async () => {
      toast(text('account.key.revoked', { name }))
      if (isOwn) return disconnect()
      onClose()
      await queryClient.invalidateQueries({ queryKey: accountKey })
      onRevoked()
    },
  })

  if (isLast)
    return (
      <Dialog title={text('account.key.last')} onClose={onClose}>
        <p>{text('account.key.last.text')}</p>
        <DialogActions>
          <Button onClick={onClose}>{text('ui.close')}</Button>
        </DialogActions>
      </Dialog>
    )
  return (
    <Dialog title={text('account.key.revoke.ask', { name })} onClose={onClose}>
      {revoke.error && <FailedState error={revoke.error} />}
      <p>{text(isOwn ? 'account.key.revoke.own' : 'account.key.revoke.text')}</p>
      <DialogActions>
        <Button onClick={onClose}>{text('ui.cancel')}</Button>
        <Button look="danger" busy={revoke.isPending} onClick={() => revoke.mutate()}>
          {text(isOwn ? 'account.key.revoke.leave' : 'account.key.revoke')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
