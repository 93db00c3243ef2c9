import type { StatisticName } from '#contract/statistic.ts'
import { longestPage, readWhole, statisticQuery } from '#dashboard/http/statistics.ts'
import { definitions, type Picture } from '#dashboard/statistics/definitions.ts'
import { asked, type View } from '#dashboard/statistics/view/View.ts'

/** How many rows a picture is drawn from. */
const rows: Readonly<Record<Picture, number>> = { bars: 10, hours: 25, map: 100, days: 100, week: longestPage }

/** What a statistic's picture shows: its highest rows; of the hours of a week, which are more than one page, all. */
export const pictureQuery = (websiteId: number, name: StatisticName, view: View) => {
  const { picture } = definitions[name]
  const query = statisticQuery(websiteId, name, { ...asked(view), per_page: rows[picture] })
  if (picture !== 'week') return query
  return {
    ...query,
    queryFn: ({ signal }: { signal: AbortSignal }) => readWhole(websiteId, name, asked(view), { signal }),
  }
}
