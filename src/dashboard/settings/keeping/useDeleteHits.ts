import { deleteHits } from '#dashboard/http/keeping.ts'
import { previewKey } from '#dashboard/http/preview.ts'
import { reportsKey } from '#dashboard/http/reports.ts'
import { statisticsKey } from '#dashboard/http/statistics.ts'
import { websiteCountsKey } from '#dashboard/http/websiteCounts.ts'
import { text } from '#dashboard/language/text.ts'
import { toast } from '#dashboard/ui/toast.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'

/** Deletes hits, and forgets what was counted with them, on this device too. */
export function useDeleteHits(websiteId: number) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (which: Parameters<typeof deleteHits>[1]) => deleteHits(websiteId, which),
    onSuccess: ({ hits }) => {
      queryClient.removeQueries({ queryKey: statisticsKey(websiteId) })
      queryClient.removeQueries({ queryKey: websiteCountsKey })
      void queryClient.invalidateQueries({ queryKey: previewKey(websiteId) })
      void queryClient.invalidateQueries({ queryKey: reportsKey })
      toast(text('keeping.deleted', { hits }))
    },
  })
}
