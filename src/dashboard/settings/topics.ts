import { type StatisticName, statisticNames } from '#contract/statistic.ts'

/** What an owner shows or does not: statistics that tell the same thing go together. */
const topics = {
  traffic: ['visitors', 'pageviews', 'visitors_hour', 'pageviews_hour', 'visitors_weekday_hour'],
  pages: ['page', 'landing_page'],
  referrers: ['referrer'],
  campaigns: ['campaign'],
  countries: ['country', 'continent'],
  cities: ['city'],
  languages: ['language'],
  technology: ['browser', 'os', 'device', 'resolution'],
  events: ['event', 'events', 'events_hour'],
} as const satisfies Record<string, readonly StatisticName[]>

export type Topic = keyof typeof topics

const isTopic = (name: string): name is Topic => Object.hasOwn(topics, name)

export const topicNames = Object.keys(topics).filter(isTopic)

/** The topics of which everything is shown, as a website's settings name statistics; an empty text is all of them. */
export function readTopics(text: string): Topic[] {
  const shown = new Set(text === '' ? statisticNames : text.split('\n'))
  return topicNames.filter((topic) => topics[topic].every((name) => shown.has(name)))
}

/** Statistics as a website's settings name them. Nothing at all has no name there: the form refuses it. */
export function writeTopics(chosen: readonly Topic[]): string {
  if (chosen.length === 0) return 'none'
  if (chosen.length === topicNames.length) return ''
  return topicNames.flatMap((topic) => (chosen.includes(topic) ? topics[topic] : [])).join('\n')
}
