import type { FrozenLink } from '#contract/frozenLink.ts'
import { rangeWords } from '#dashboard/days/words.ts'
import { frozenLinksQuery, revokeFrozenLink } from '#dashboard/http/frozenLinks.ts'
import { text } from '#dashboard/language/text.ts'
import { Button } from '#dashboard/ui/Button.tsx'
import { dateTime } from '#dashboard/ui/clockTime.ts'
import { Dialog } from '#dashboard/ui/Dialog.tsx'
import { DialogActions } from '#dashboard/ui/DialogActions.tsx'
import { FailedState } from '#dashboard/ui/FailedState.tsx'
import { toast } from '#dashboard/ui/toast.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ListedItem } from '#dashboard/ui/ListedItem.tsx'

/** A link somebody has: its days, since when and until when, and its end. */
export function FrozenLinkItem({ websiteId, link }: { websiteId: number; link: FrozenLink }) {
  const [asking, setAsking] = useState(false)
  const client = useQueryClient()
  const days = rangeWords({ from: link.from_date, to: link.to_date })
  const revoke = useMutation({
    mutationFn: () => revokeFrozenLink(websiteId, link.id),
    onSuccess: async () => {
      toast(text('sharing.frozen.revoked'))
      await client.invalidateQueries({ queryKey: frozenLinksQuery(websiteId).queryKey })
    },
  })
  return (
    <ListedItem
      words={
        <>
          <p>{days}</p>
          <p className="quiet">
            {text('sharing.frozen.since', {
              moment: dateTime(Date.parse(link.created_at)),
              end: dateTime(Date.parse(link.expires_at)),
            })}
          </p>
        </>
      }
    >
      <Button aria-label={text('sharing.frozen.revoke.of', { days })} onClick={() => setAsking(true)}>
        {text('sharing.frozen.revoke')}
      </Button>
      {asking && (
        <Dialog title={text('sharing.frozen.revoke.ask')} onClose={() => setAsking(false)}>
          {revoke.error && <FailedState error={revoke.error} />}
          <p>{text('sharing.frozen.revoke.text')}</p>
          <DialogActions>
            <Button onClick={() => setAsking(false)}>{text('ui.cancel')}</Button>
            <Button look="danger" busy={revoke.isPending} onClick={() => revoke.mutate()}>
              {text('sharing.frozen.revoke')}
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </ListedItem>
  )
}
