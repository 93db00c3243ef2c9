import type { Import } from '#contract/imports.ts'
import { removeImport } from '#dashboard/http/imports.ts'
import { websiteCountsKey } from '#dashboard/http/websiteCounts.ts'
import { websiteQuery } from '#dashboard/http/websites.ts'
import { text } from '#dashboard/language/text.ts'
import { Button } from '#dashboard/ui/Button.tsx'
import { Dialog } from '#dashboard/ui/Dialog.tsx'
import { DialogActions } from '#dashboard/ui/DialogActions.tsx'
import { FailedState } from '#dashboard/ui/FailedState.tsx'
import { toast } from '#dashboard/ui/toast.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'

type Props = { websiteId: number; found: Import; days: string; onClose: () => void }

/** Asks before an import goes with all of its hits. */
export function RemoveImport({ websiteId, found: { id, name, hits }, days, onClose }: Props) {
  const client = useQueryClient()
  const remove = useMutation({
    mutationFn: () => removeImport(websiteId, id),
    onSuccess: async () => {
      toast(text('imports.removed', { hits }))
      void client.invalidateQueries({ queryKey: websiteCountsKey })
      // All that is known of the website: its imports, its days, its numbers.
      await client.invalidateQueries({ queryKey: websiteQuery(websiteId).queryKey })
    },
  })
  return (
    <Dialog title={text('imports.remove.ask')} onClose={onClose}>
      {remove.error && <FailedState error={remove.error} />}
      <p>{text('imports.remove.text', { name, hits, days })}</p>
      <DialogActions>
        <Button onClick={onClose}>{text('ui.cancel')}</Button>
        <Button look="danger" busy={remove.isPending} onClick={() => remove.mutate()}>
          {text('imports.remove')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
