import type { WebsiteRow } from '#service/storage/sql/tables.ts'
import { rewritten } from './page.ts'
import { trackedWebsite } from './TrackedWebsite.ts'

/** What a website's rules would do to pageviews that are stored already. */
type PageRules = {
  excludesBots: boolean
  /** A stored page as it would be written. */
  rewritten: (page: string) => string
}

export function pageRules(website: WebsiteRow): PageRules {
  const { excludesBots, excludesParameter } = trackedWebsite(website)
  return { excludesBots, rewritten: (page) => rewritten(page, excludesParameter) }
}
