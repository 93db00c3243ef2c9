import { reportsKey, reportsQuery, sendReport } from '#dashboard/http/reports.ts'
import { text } from '#dashboard/language/text.ts'
import { Button } from '#dashboard/ui/Button.tsx'
import { FailedState } from '#dashboard/ui/FailedState.tsx'
import { toast } from '#dashboard/ui/toast.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Send } from 'lucide-react'

/** Sends last week's report; what becomes of it is in the list of mails. */
export function SendNow({ address }: { address: string }) {
  const queryClient = useQueryClient()
  const send = useMutation({
    mutationFn: () => sendReport('weekly'),
    onMutate: () => queryClient.cancelQueries({ queryKey: reportsKey }),
    onSuccess(reports) {
      queryClient.setQueryData(reportsQuery.queryKey, reports)
      toast(text('reports.sent', { address }))
    },
  })
  return (
    <>
      <Button busy={send.isPending} onClick={() => send.mutate()}>
        <Send aria-hidden />
        {text('reports.send')}
      </Button>
      {send.error && <FailedState error={send.error} />}
    </>
  )
}
