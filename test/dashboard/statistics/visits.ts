import type { BuiltHit } from '#test/support/service.ts'

/** Noon UTC on a Friday; one o'clock in Berlin, where the website is. */
export const now = '2026-11-20T12:00:00Z'

const ada = {
  visitor: 1,
  browser: 'Firefox',
  os: 'Linux',
  device: 'desktop',
  country: 'DE',
  continent: 'EU',
  city: 'DE:Berlin',
}
const ben = {
  visitor: 2,
  browser: 'Chrome',
  os: 'Windows',
  device: 'desktop',
  country: 'FR',
  continent: 'EU',
  city: 'FR:Paris',
}
const cleo = {
  visitor: 3,
  browser: 'Firefox',
  os: 'Android',
  device: 'mobile',
  country: 'DE',
  continent: 'EU',
  city: 'DE:Berlin',
}
const dan = {
  visitor: 4,
  browser: 'Safari',
  os: 'iOS',
  device: 'mobile',
  country: 'US',
  continent: 'NA',
  city: 'US:Boston',
}
const common = { language: 'de', resolution: '1920x1080' }

/** Three visitors and five pageviews in the last 30 days, two visitors and two pageviews in the 30 days before. */
export const visits: BuiltHit[] = [
  { ...common, ...ada, time: '2026-11-20T08:00:00Z', page: '/', referrer: 'news.example', campaign: 'autumn' },
  { ...common, ...ada, time: '2026-11-20T08:01:00Z', page: '/pricing', referrer: 'example.com' },
  { ...common, ...ada, time: '2026-11-20T08:02:00Z', page: '/pricing', referrer: 'example.com', name: 'Signup' },
  { ...common, ...ben, time: '2026-11-20T09:00:00Z', page: '/' },
  { ...common, ...ben, time: '2026-11-20T09:01:00Z', page: '/about' },
  // Just after midnight in Berlin.
  { ...common, ...cleo, time: '2026-11-17T23:30:00Z', page: '/' },
  { ...common, ...dan, time: '2026-10-01T10:00:00Z', page: '/' },
  { ...common, ...dan, visitor: 5, time: '2026-10-02T10:00:00Z', page: '/' },
]
