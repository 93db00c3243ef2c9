import { createWebsite, websiteListKey, websiteQuery } from '#dashboard/http/websites.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'

export function useCreateWebsite() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: createWebsite,
    onSuccess: (website) => {
      queryClient.setQueryData(websiteQuery(website.id).queryKey, website)
      void queryClient.invalidateQueries({ queryKey: websiteListKey })
    },
  })
}
