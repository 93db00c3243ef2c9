import type { StatisticName } from '#contract/statistic.ts'
import { fullDay, hourWords } from '#dashboard/days/words.ts'
import * as values from './values.ts'

/** What draws a statistic. */
export type Picture = 'days' | 'hours' | 'map' | 'bars'

export type Definition = {
  title: string
  /** What one row is, as the head of its column. */
  row: string
  /** What the statistic counts, in one sentence. */
  explanation: string
  picture: Picture
  /** What a value is called where the service sends no label. */
  name: (value: string) => string
}

/** Each statistic as the dashboard shows it. */
export const definitions: Readonly<Record<StatisticName, Definition>> = {
  visitors: {
    title: 'Visitors by day',
    row: 'Day',
    explanation: 'Browsers that came, each counted once a day.',
    picture: 'days',
    name: fullDay,
  },
  pageviews: {
    title: 'Pageviews by day',
    row: 'Day',
    explanation: 'How often a page was opened.',
    picture: 'days',
    name: fullDay,
  },
  visitors_hour: {
    title: 'Visitors by hour',
    row: 'Hour',
    explanation: 'Visitors in each hour of the day, over all days.',
    picture: 'hours',
    name: hourWords,
  },
  pageviews_hour: {
    title: 'Pageviews by hour',
    row: 'Hour',
    explanation: 'Pageviews in each hour of the day, over all days.',
    picture: 'hours',
    name: hourWords,
  },
  page: {
    title: 'Pages',
    row: 'Page',
    explanation: 'How often each page was opened.',
    picture: 'bars',
    name: values.orUnknown,
  },
  landing_page: {
    title: 'Landing pages',
    row: 'Page',
    explanation: 'Where visits began: a new visit begins after 30 minutes without a hit.',
    picture: 'bars',
    name: values.orUnknown,
  },
  referrer: {
    title: 'Referrers',
    row: 'Website',
    explanation: 'The other websites whose links visitors followed.',
    picture: 'bars',
    name: values.referrer,
  },
  campaign: {
    title: 'Campaigns',
    row: 'Campaign',
    explanation: 'Visitors whose link was marked with utm_campaign.',
    picture: 'bars',
    name: values.orUnknown,
  },
  country: {
    title: 'Countries',
    row: 'Country',
    explanation: 'Where visitors were, looked up from their address, which is not stored.',
    picture: 'map',
    name: values.country,
  },
  continent: {
    title: 'Continents',
    row: 'Continent',
    explanation: 'Where visitors were, by continent.',
    picture: 'bars',
    name: values.continent,
  },
  city: {
    title: 'Cities',
    row: 'City',
    explanation: 'Where visitors were, as near as their address tells.',
    picture: 'bars',
    name: values.city,
  },
  language: {
    title: 'Languages',
    row: 'Language',
    explanation: 'The first language of visitors’ browsers.',
    picture: 'bars',
    name: values.language,
  },
  browser: {
    title: 'Browsers',
    row: 'Browser',
    explanation: 'Which browsers visitors used.',
    picture: 'bars',
    name: values.orUnknown,
  },
  os: {
    title: 'Systems',
    row: 'System',
    explanation: 'Which operating systems visitors used.',
    picture: 'bars',
    name: values.orUnknown,
  },
  device: {
    title: 'Devices',
    row: 'Device',
    explanation: 'What kind of device visitors held or sat at.',
    picture: 'bars',
    name: values.capitalised,
  },
  resolution: {
    title: 'Screens',
    row: 'Screen',
    explanation: 'The size of visitors’ screens in CSS pixels.',
    picture: 'bars',
    name: values.size,
  },
  event: {
    title: 'Events',
    row: 'Event',
    explanation: 'How often each custom event of the website happened.',
    picture: 'bars',
    name: values.orUnknown,
  },
}
