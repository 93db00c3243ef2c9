import { type Filter, writeFilter } from '#contract/filter.ts'
import type { WebsiteRow } from '#service/storage/sql/tables.ts'
import type { ListName, ReasonName } from './Figures.ts'
import { before, type Period } from './Period.ts'

export type Links = ReturnType<typeof linksOf>

/** A value may have 2,000 characters: a link that would be longer leads to the list that has it. */
const longest = 400

/** The pages of the dashboard that a report leads to, in the report's days. */
export function linksOf(baseUrl: string, period: Period) {
  const { from, to } = period
  const earlier = before(period)
  // The dashboard compares with as many days, a report with the month before.
  const compared = period.kind === 'monthly' && { compare_from: earlier.from, compare_to: earlier.to }
  const statistics = (website: WebsiteRow, path = '') => `${baseUrl}/websites/${website.id}/statistics${path}`
  const inDays = (more: Record<string, string> = {}) =>
    new URLSearchParams({ from, to, ...compared, ...more }).toString()

  return {
    websites: `${baseUrl}/websites`,
    install: (website: WebsiteRow) => `${baseUrl}/websites/${website.id}/install`,
    settings: (website: WebsiteRow) => `${baseUrl}/websites/${website.id}/settings`,
    statistics: (website: WebsiteRow) => `${statistics(website)}?${inDays()}`,
    /** The statistics of the visitors of one row. */
    row(website: WebsiteRow, { name, value }: { name: ListName | ReasonName; value: string }): string {
      const filter: Filter = { name, operator: 'is', value }
      const link = `${statistics(website)}?${inDays({ filters: writeFilter(filter) })}`
      return link.length <= longest ? link : `${statistics(website, `/${name}`)}?${inDays()}`
    },
  }
}
