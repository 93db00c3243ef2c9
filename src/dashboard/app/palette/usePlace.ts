import type { AnyWebsite } from '#contract/website.ts'
import { websiteQuery } from '#dashboard/http/websites.ts'
import { useQuery } from '@tanstack/react-query'
import { useMatch } from 'react-router'

/** Where somebody is when they open the palette. */
export type Place = {
  /** The website whose page it is. */
  website: AnyWebsite | undefined
  /** Whether the page shows statistics, so that it has days and filters. */
  onStatistics: boolean
}

export function usePlace(): Place {
  const id = Number(useMatch('/websites/:id/*')?.params.id)
  const onStatistics = useMatch('/websites/:id/statistics/*') !== null
  // The page itself has asked for it.
  const website = useQuery({ ...websiteQuery(id), enabled: id > 0 }).data
  return { website, onStatistics: onStatistics && website !== undefined }
}
