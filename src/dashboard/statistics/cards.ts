import type { StatisticName } from '#contract/statistic.ts'
import { text } from '#dashboard/language/text.ts'
import { choiceParameter, type UrlParameter } from '#dashboard/ui/urlParameter.ts'

type Card = {
  /** Takes the whole width of the page. */
  wide: boolean
  /** One tab each; the first is shown unless the address says otherwise. */
  statistics: readonly [StatisticName, ...StatisticName[]]
}

/** The cards under the main chart, in the order owners ask: what, from where, where, with what, what for, when. */
export const cards = {
  pages: { wide: false, statistics: ['page', 'landing_page'] },
  sources: { wide: false, statistics: ['referrer', 'campaign'] },
  places: { wide: true, statistics: ['country', 'continent', 'city', 'language'] },
  technology: { wide: false, statistics: ['browser', 'os', 'device', 'resolution'] },
  events: { wide: false, statistics: ['event'] },
  hours: { wide: true, statistics: ['visitors_hour', 'pageviews_hour', 'visitors_weekday_hour'] },
} as const satisfies Record<string, Card>

export type CardName = keyof typeof cards

export const cardTitle = (name: CardName): string => text(`card.${name}`)

const isCard = (name: string): name is CardName => Object.hasOwn(cards, name)

export const cardNames = Object.keys(cards).filter(isCard)

/** Which tab of a card an address opens: `?pages=landing_page`. */
export const tabParameters: Readonly<Record<CardName, UrlParameter<StatisticName>>> = {
  pages: choiceParameter<StatisticName>(cards.pages.statistics),
  sources: choiceParameter<StatisticName>(cards.sources.statistics),
  places: choiceParameter<StatisticName>(cards.places.statistics),
  technology: choiceParameter<StatisticName>(cards.technology.statistics),
  events: choiceParameter<StatisticName>(cards.events.statistics),
  hours: choiceParameter<StatisticName>(cards.hours.statistics),
}
