type Pages = {
  data: { data: readonly unknown[]; meta?: { last_page?: number | undefined } | undefined } | undefined
  isPlaceholderData: boolean
}

/** The last page of a list that has no rows on the page asked for; null while the page is right. Rows may have been deleted since. */
export function lastPageInstead({ data, isPlaceholderData }: Pages, page: number): number | null {
  if (!data || isPlaceholderData || data.data.length > 0) return null
  const last = Math.max(1, data.meta?.last_page ?? 1)
  return page > last ? last : null
}
