import type { AnyWebsite } from '#contract/website.ts'
import { updateWebsite, type WebsitePage, websiteListKey, websiteQuery } from '#dashboard/http/websites.ts'
import { text } from '#dashboard/language/text.ts'
import { toast } from '#dashboard/ui/toast.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'

const mutationKey = ['favorite'] as const

/** Marks a website at once and asks the service then; a refusal takes the mark back and says so. */
export function useFavorite({ id, domain }: AnyWebsite) {
  const queryClient = useQueryClient()

  const mark = (favorite: 0 | 1) => {
    queryClient.setQueryData(websiteQuery(id).queryKey, (website) => website && { ...website, favorite })
    queryClient.setQueriesData<WebsitePage>({ queryKey: websiteListKey }, (page) => {
      const marked = page?.data.map((website) => (website.id === id ? { ...website, favorite } : website))
      return page && marked && { ...page, data: marked }
    })
  }

  return useMutation({
    mutationKey,
    // Clicks in a row reach the service in their order.
    scope: { id: `favorite-${id}` },
    mutationFn: (favorite: 0 | 1) => updateWebsite(id, { favorite }),
    onMutate: async (favorite) => {
      await queryClient.cancelQueries({ queryKey: websiteListKey })
      mark(favorite)
    },
    onError: (error, favorite) => {
      mark(favorite === 1 ? 0 : 1)
      toast(text('websites.favorite.failed', { domain, reason: error.message }), 'failed')
    },
    onSettled: async () => {
      // The last of several says how it is; an earlier answer would undo the marks after it.
      if (queryClient.isMutating({ mutationKey }) === 1)
        await queryClient.invalidateQueries({ queryKey: websiteListKey })
    },
  })
}
