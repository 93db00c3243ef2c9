import type { StatisticName } from '#contract/statistic.ts'

type Card = {
  title: string
  /** One tab each; the first is shown unless the address says otherwise. */
  statistics: readonly [StatisticName, ...StatisticName[]]
}

/** The cards under the main chart, in the order owners ask: what, from where, where, with what, what for, when. */
export const cards = {
  pages: { title: 'Pages', statistics: ['page', 'landing_page'] },
  sources: { title: 'Sources', statistics: ['referrer', 'campaign'] },
  places: { title: 'Places', statistics: ['country', 'continent', 'city', 'language'] },
  technology: { title: 'Technology', statistics: ['browser', 'os', 'device', 'resolution'] },
  events: { title: 'Events', statistics: ['event'] },
  hours: { title: 'Time of day', statistics: ['visitors_hour', 'pageviews_hour'] },
} as const satisfies Record<string, Card>
