import type { Hit } from '#service/storage/hits/Hit.ts'
import fc from 'fast-check'

// Around days when clocks change in some of the zones, on both sides of many midnights, half-hour and date-line zones among them.
export const zones = [
  'UTC',
  'Europe/Berlin',
  'America/New_York',
  'Asia/Kolkata',
  'Pacific/Kiritimati',
  'Australia/Lord_Howe',
  'America/Santiago',
]
const starts = ['2026-03-07', '2026-03-28', '2026-09-05', '2026-10-24', '2026-10-31']

const places = fc.constantFrom(
  ['EU', 'DE', 'DE:Berlin', 'de'],
  ['EU', 'DE', 'DE:Köln', 'tr'],
  ['NA', 'US', 'US:Portland', 'en'],
  ['', '', '', ''],
)
const programs = fc.constantFrom(
  ['Firefox', 'Linux', 'desktop', '1920x1080'],
  ['Safari', 'iOS', 'mobile', '390x844'],
  ['', '', '', ''],
)

export const hit = fc.record({
  minutes: fc.oneof(fc.integer({ min: -2000, max: 7000 }), fc.integer({ min: 0, max: 40 })),
  millisecond: fc.constantFrom(0, 1, 59_999),
  visitor: fc.integer({ min: 1, max: 6 }),
  name: fc.constantFrom('pageview', 'pageview', 'pageview', 'Signup', 'Ünïcode "event"'),
  page: fc.constantFrom('/', '/a', '/ü?q=1', "/it's\\odd\t"),
  referrer: fc.constantFrom('', 'own.example', 'news.example'),
  campaign: fc.constantFrom('', '', 'autumn'),
  place: places,
  software: programs,
})

export const scene = fc.record({
  zone: fc.constantFrom(...zones),
  start: fc.constantFrom(...starts),
  length: fc.integer({ min: 0, max: 4 }),
  hits: fc.array(hit, { maxLength: 60 }),
})

export type Scene = typeof scene extends fc.Arbitrary<infer T> ? T : never
export type Built = typeof hit extends fc.Arbitrary<infer T> ? T : never

export function build(
  website_id: number,
  start: string,
  { minutes, millisecond, visitor, place, software, ...rest }: Built,
): Hit {
  const [continent = '', country = '', city = '', language = ''] = place
  const [browser = '', os = '', device = '', resolution = ''] = software
  const time = Date.parse(start) + minutes * 60_000 + millisecond
  return {
    ...rest,
    website_id,
    time,
    visitor: String(visitor),
    continent,
    country,
    city,
    language,
    browser,
    os,
    device,
    resolution,
    properties: '',
    bot: '',
  }
}
