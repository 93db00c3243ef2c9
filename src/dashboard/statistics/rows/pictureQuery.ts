import type { StatisticName } from '#contract/statistic.ts'
import { statisticQuery } from '#dashboard/http/statistics.ts'
import { definitions, type Picture } from '#dashboard/statistics/definitions.ts'
import { asked, type View } from '#dashboard/statistics/view/View.ts'

/** How many rows a picture is drawn from. */
const rows: Readonly<Record<Picture, number>> = { bars: 10, hours: 25, map: 100, days: 100 }

/** What a statistic's picture shows: its highest rows. */
export const pictureQuery = (websiteId: number, name: StatisticName, view: View) =>
  statisticQuery(websiteId, name, { ...asked(view), per_page: rows[definitions[name].picture] })
