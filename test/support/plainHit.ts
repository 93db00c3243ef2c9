import type { Hit } from '#service/storage/hits/Hit.ts'

/** What a pageview has of which nothing is known but who, when and where. */
export const plainHit = {
  name: 'pageview',
  page: '/',
  referrer: '',
  campaign: '',
  continent: '',
  country: '',
  city: '',
  language: '',
  browser: '',
  os: '',
  device: '',
  resolution: '',
  properties: '',
  bot: '',
} as const satisfies Partial<Hit>
