import type { StatisticName } from '#contract/statistic.ts'
import { text } from '#dashboard/language/text.ts'
import * as values from './values.ts'

/** What draws a statistic. */
export type Picture = 'days' | 'hours' | 'week' | 'map' | 'bars'

export type Definition = {
  picture: Picture
  /** What a value is called where the service sends no label. */
  name: (value: string) => string
}

/** Each statistic as the dashboard shows it. */
export const definitions: Readonly<Record<StatisticName, Definition>> = {
  visitors: { picture: 'days', name: values.day },
  pageviews: { picture: 'days', name: values.day },
  visitors_hour: { picture: 'hours', name: values.hour },
  pageviews_hour: { picture: 'hours', name: values.hour },
  page: { picture: 'bars', name: values.orUnknown },
  landing_page: { picture: 'bars', name: values.orUnknown },
  referrer: { picture: 'bars', name: values.referrer },
  campaign: { picture: 'bars', name: values.orUnknown },
  country: { picture: 'map', name: values.country },
  continent: { picture: 'bars', name: values.continent },
  city: { picture: 'bars', name: values.city },
  language: { picture: 'bars', name: values.language },
  browser: { picture: 'bars', name: values.orUnknown },
  os: { picture: 'bars', name: values.orUnknown },
  device: { picture: 'bars', name: values.capitalised },
  resolution: { picture: 'bars', name: values.size },
  event: { picture: 'bars', name: values.orUnknown },
  events: { picture: 'days', name: values.day },
  events_hour: { picture: 'hours', name: values.hour },
  visitors_weekday_hour: { picture: 'week', name: values.weekdayHour },
}

/** Whether a statistic's rows are time, which is read in its order; all else is read from the highest down. */
export const isInTime = (name: StatisticName): boolean => ['days', 'hours', 'week'].includes(definitions[name].picture)

export const titleOf = (name: StatisticName): string => text(`statistic.${name}`)

/** What one row is, as the head of its column. */
export const rowTitleOf = (name: StatisticName): string => text(`statistic.${name}.row`)

/** What the statistic counts, in one sentence. */
export const explanationOf = (name: StatisticName): string => text(`statistic.${name}.explanation`)
