import { websiteCountsKey } from '#dashboard/http/websiteCounts.ts'
import { deleteWebsite, websiteListKey, websiteQuery } from '#dashboard/http/websites.ts'
import { text } from '#dashboard/language/text.ts'
import { toast } from '#dashboard/ui/toast.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'

export function useDeleteWebsite(id: number) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => deleteWebsite(id),
    onSuccess: () => {
      queryClient.removeQueries({ queryKey: websiteQuery(id).queryKey })
      void queryClient.invalidateQueries({ queryKey: websiteListKey })
      void queryClient.invalidateQueries({ queryKey: websiteCountsKey })
      toast(text('settings.deleted'))
    },
  })
}
