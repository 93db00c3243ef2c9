import type { StatisticName } from '#contract/statistic.ts'
import { statisticQuery } from '#dashboard/http/statistics.ts'
import { definitions, type Picture } from '#dashboard/statistics/definitions.ts'
import { asked, type View } from '#dashboard/statistics/view/View.ts'

/** How many rows a picture is drawn from; of the hours of a week, which are more than one page, all. */
const rows: Readonly<Record<Picture, number>> = { bars: 10, hours: 25, map: 100, days: 100, week: 100 }

/** What a statistic's picture shows: its highest rows. */
export function pictureQuery(websiteId: number, name: StatisticName, view: View) {
  const { picture } = definitions[name]
  return statisticQuery(websiteId, name, { ...asked(view), per_page: rows[picture] }, { whole: picture === 'week' })
}
