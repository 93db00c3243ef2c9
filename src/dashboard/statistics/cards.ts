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

export type CardName = keyof typeof cards

const isCard = (name: string): name is CardName => Object.hasOwn(cards, name)

export const cardNames = Object.keys(cards).filter(isCard)

/** Reads which tab of a card an address asks for, `?pages=landing_page`. */
export function readTab(card: CardName, asked: string | null): StatisticName {
  const statistics: readonly StatisticName[] = cards[card].statistics
  return statistics.find((name) => name === asked) ?? cards[card].statistics[0]
}
