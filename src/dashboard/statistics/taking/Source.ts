import type { StatisticName } from '#contract/statistic.ts'
import type { StatisticView } from '#dashboard/http/statistics.ts'
import { isInTime } from '#dashboard/statistics/definitions.ts'
import { asked, type View } from '#dashboard/statistics/view/View.ts'

/** What a picture is made of: one statistic of a website, as it is looked at. */
export type Source = { websiteId: number; name: StatisticName; view: View }

/** How its whole list is asked for: time in its order, all else from the highest down. */
export const askedOf = ({ name, view }: Source): StatisticView => ({
  ...asked(view),
  ...(isInTime(name) ? ({ sort_by: 'value', sort: 'asc' } as const) : ({ sort_by: 'count', sort: 'desc' } as const)),
})
