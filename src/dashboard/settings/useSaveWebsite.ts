import type { AnyWebsite } from '#contract/website.ts'
import { previewKey } from '#dashboard/http/preview.ts'
import { reportsKey } from '#dashboard/http/reports.ts'
import { statisticsKey } from '#dashboard/http/statistics.ts'
import { websiteCountsKey } from '#dashboard/http/websiteCounts.ts'
import { updateWebsite, type WebsiteChanges, websiteListKey, websiteQuery } from '#dashboard/http/websites.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'

/** Sends changes and gives the website as it is then, also from a service that answers no more than it must. */
export function useSaveWebsite(website: AnyWebsite) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (changes: WebsiteChanges): Promise<AnyWebsite> => {
      const answer = await updateWebsite(website.id, changes)
      const { password: _, ...told } = changes
      return { ...website, ...told, ...answer }
    },
    onSuccess: (saved) => {
      queryClient.setQueryData(websiteQuery(website.id).queryKey, saved)
      void queryClient.invalidateQueries({ queryKey: websiteListKey })
      // In another time zone the days begin at other moments.
      void queryClient.invalidateQueries({ queryKey: statisticsKey(website.id) })
      void queryClient.invalidateQueries({ queryKey: websiteCountsKey })
      void queryClient.invalidateQueries({ queryKey: previewKey(website.id) })
      void queryClient.invalidateQueries({ queryKey: reportsKey })
    },
  })
}
