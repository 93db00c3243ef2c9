import type { Deletion } from '#contract/deletion.ts'
import type { Which } from '#dashboard/http/keeping.ts'
import { Rich } from '#dashboard/language/Rich.tsx'
import { text } from '#dashboard/language/text.ts'
import { ConfirmByTyping } from '#dashboard/ui/ConfirmByTyping.tsx'
import { FailedState } from '#dashboard/ui/FailedState.tsx'
import { amount } from './amount.ts'
import { useDeleteHits } from './useDeleteHits.ts'

type Props = {
  websiteId: number
  which: Which
  counted: Deletion
  onDeleted: () => void
  onClose: () => void
}

/** Says how many hits there are, and asks for that number before they go. */
export function ConfirmDeletion({ websiteId, which, counted, onDeleted, onClose }: Props) {
  const remove = useDeleteHits(websiteId)
  const { hits, until } = counted
  const confirm = () =>
    remove.mutate(
      { ...which, hits, until },
      {
        onSuccess: () => {
          onDeleted()
          onClose()
        },
      },
    )
  return (
    <ConfirmByTyping
      title={text('keeping.ask', { hits })}
      phrase={String(hits)}
      action={text(remove.isPending ? 'settings.delete.busy' : 'settings.delete.confirm')}
      busy={remove.isPending}
      onConfirm={confirm}
      onClose={onClose}
    >
      {remove.error && <FailedState error={remove.error} />}
      <p>{text('keeping.ask.text', { amount: amount(counted) })}</p>
      {which.page !== undefined && (
        <p>
          <Rich of="keeping.ask.page" parts={{ page: <code dir="ltr">{which.page}</code> }} />
        </p>
      )}
    </ConfirmByTyping>
  )
}
