import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Event } from '#contract/event.ts'
import { openPlaces } from '#service/collect/places/openPlaces.ts'
import { spamList } from '#service/collect/spam/spamList.ts'
import { toHit } from '#service/collect/toHit.ts'
import { trackedWebsite } from '#service/collect/TrackedWebsite.ts'
import type { Visit } from '#service/collect/Visit.ts'
import type { WebsiteRow } from '#service/storage/sql/tables.ts'
import { website } from './website.ts'

const service = { respects: { gpc: true, dnt: false }, isSpam: spamList() }
const make = toHit(
  openPlaces(undefined, () => {}),
  service,
)
const key = '7'.repeat(43)
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'
const bot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'

const event = (fields: Partial<Event> = {}): Event => ({
  n: 'pageview',
  u: 'https://example.com/',
  d: 'example.com',
  ...fields,
})

const hitOf = (visit: Partial<Visit> = {}, rules: Partial<WebsiteRow> = {}) =>
  make(
    trackedWebsite(website(rules)),
    { event: event(), address: '85.214.132.117', userAgent: firefox, time: 1000, ...visit },
    key,
  )

test('a visit becomes a row with all there is to know', () => {
  const hit = hitOf({
    event: event({
      u: 'https://www.example.com/lamps/?page=2&utm_campaign=%20Spring%20sale&utm_source=Mail&utm_medium=email&utm_term=lamps+red&utm_content=a%0Ab&gclid=1#top',
      r: 'https://www.example.org/list',
      s: '1920x1080',
      l: 'de-DE',
    }),
    acceptLanguage: 'en',
  })

  expect(hit).toEqual({
    website_id: 1,
    time: 1000,
    visitor: expect.stringMatching(/^\d+$/),
    name: 'pageview',
    page: '/lamps?page=2',
    referrer: 'example.org',
    campaign: 'Spring sale',
    utm_source: 'Mail',
    utm_medium: 'email',
    utm_term: 'lamps red',
    utm_content: 'a b',
    continent: 'EU',
    country: 'DE',
    region: 'DE:Berlin',
    city: 'DE:Berlin',
    language: 'de',
    browser: 'Firefox',
    browser_version: '145',
    os: 'Linux',
    os_version: '',
    device: 'desktop',
    model: '',
    resolution: '1920x1080',
    properties: '',
    bot: '',
  })
})

test('a custom event keeps its name on one line, and its properties', () => {
  const hit = hitOf({
    event: event({ n: ' Sign\nup ', p: { plan: 'pro', seats: 3, trial: true, note: null, empty: '', bad: '\uD800x' } }),
  })

  expect(hit).toMatchObject({ name: 'Sign up', properties: '{"plan":"pro","seats":3,"trial":true,"bad":"x"}' })
})

test('a number that is larger than the engine reads is kept as text', () => {
  const hit = hitOf({
    event: event({ n: 'Order', p: { id: 123456789012345680000, sum: 9007199254740991, share: 0.1 } }),
  })

  expect(hit).toMatchObject({ properties: '{"id":"123456789012345680000","sum":9007199254740991,"share":0.1}' })
})

test('the language is the request’s where the script does not say it', () => {
  expect(hitOf({ acceptLanguage: 'fr-CH,fr;q=0.9' })).toMatchObject({ language: 'fr' })
  expect(hitOf({ event: event({ l: '???' }), acceptLanguage: 'fr' })).toMatchObject({ language: 'fr' })
})

test('an iPad that says it is a Mac is told by its screen', () => {
  const userAgent =
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15'

  expect(hitOf({ userAgent, event: event({ s: '820x1180' }) })).toMatchObject({ os: 'iPadOS', device: 'tablet' })
  expect(hitOf({ userAgent, event: event({ s: '1512x982' }) })).toMatchObject({ os: 'macOS', device: 'desktop' })
})

test('one address in its two forms is one visitor', () => {
  const visitors = ['203.0.113.9', '::ffff:203.0.113.9'].map((address) => hitOf({ address }))

  expect(visitors[0]).toEqual(visitors[1])
})

test.each([
  ['a bot', { userAgent: bot }, {}, 'bot'],
  ['no user agent', { userAgent: '' }, {}, 'bot'],
  ['an excluded address', {}, { exclude_ips: '203.0.113.1\n85.214.0.0/16' }, 'ip'],
  ['the mapped form of one', { address: '::ffff:85.214.132.117' }, { exclude_ips: '85.214.132.117' }, 'ip'],
  ['an excluded IPv6 block', { address: '2001:db8:0:1::5' }, { exclude_ips: '2001:db8::/32' }, 'ip'],
  ['a page that is a file', { event: event({ u: 'file:///home/index.html' }) }, {}, 'url'],
  ['who asks not to be sold', { wishes: { gpc: true, dnt: false } }, {}, 'gpc'],
  ['a bot that asks not to be sold, as whoever asks', { userAgent: bot, wishes: { gpc: true, dnt: true } }, {}, 'gpc'],
  ['a referrer that makes up visits', { event: event({ r: 'https://free.semalt.com/a?b' }) }, {}, 'spam'],
  ['one that stands in the page', { event: event({ u: 'https://example.com/?utm_source=semalt.com' }) }, {}, 'spam'],
  ['a browser that a program drives', { event: event({ w: true }) }, {}, 'bot'],
  ['a page on another host', { event: event({ u: 'https://copy.example/' }) }, {}, 'host'],
  ['a host that ends like the domain', { event: event({ u: 'https://notexample.com/' }) }, {}, 'host'],
  ['a developer’s own machine', { event: event({ u: 'http://localhost:3000/' }) }, {}, 'host'],
  [
    'a subdomain where only others are named',
    { event: event({ u: 'https://dev.example.com/' }) },
    { hosts: 'example.com' },
    'host',
  ],
  ['time spent on a page', { event: event({ n: 'engagement' }) }, {}, 'engagement'],
])('leaves out %s', (_what, visit, rules, dropped) => {
  expect(hitOf(visit, rules)).toEqual({ dropped })
})

test('counts who asks not to be tracked, unless the service respects that', () => {
  const visit = { wishes: { gpc: false, dnt: true } }

  expect(hitOf(visit)).toMatchObject({ name: 'pageview' })
})

test('the pages of a website are no spam, whatever a list says of it', () => {
  const r = 'https://semalt.com/lamps'

  expect(hitOf({ event: event({ r, u: r }) }, { domain: 'semalt.com' })).toMatchObject({ referrer: 'semalt.com' })
})

test.each([
  ['its subdomains', 'https://shop.example.com/', ''],
  ['itself with www. and a port', 'https://www.example.com.:8443/', ''],
  ['an application', 'app://desktop/', ''],
  ['a host that is named', 'https://www.example.org/', 'example.com\nexample.org'],
  ['a pattern', 'https://preview-7.pages.example/', 'preview-*.pages.example'],
  ['any host', 'https://copy.example/', '*'],
])('counts a page on %s', (_what, u, hosts) => {
  expect(hitOf({ event: event({ u }) }, { hosts })).toMatchObject({ name: 'pageview' })
})

test('counts bots where the website wants them counted', () => {
  expect(hitOf({ userAgent: bot }, { exclude_bots: 0 })).toMatchObject({ name: 'pageview', bot: 'Googlebot' })
})

test('leaves out the parameters that the website excludes', () => {
  const hit = hitOf(
    { event: event({ u: 'https://example.com/?sid=1&id=2&tmp_a=3' }) },
    { exclude_params: 'sid\ntmp_*' },
  )

  expect(hit).toMatchObject({ page: '/?id=2' })
})

test('whatever comes, a row is bounded and well-formed', () => {
  const text = (maxLength: number) => fc.string({ unit: 'binary', maxLength })
  const address = fc.oneof(fc.ipV4(), fc.ipV6(), text(50))
  const url = fc.oneof(
    fc.webUrl({ withQueryParameters: true }),
    text(300).map((rest) => `https://example.com/${rest}`),
  )
  const anyVisit = fc.record({
    event: fc.record({
      n: text(120),
      u: url,
      d: fc.constant('example.com'),
      r: fc.option(fc.oneof(url, text(300))),
      p: fc.option(fc.dictionary(text(300), fc.oneof(text(2000), fc.double(), fc.boolean()))),
      s: fc.option(text(20)),
      l: fc.option(text(64)),
      w: fc.option(fc.boolean()),
      a: fc.option(fc.record({ v: fc.option(text(32)), m: fc.option(text(64)), t: fc.option(fc.double()) })),
    }),
    hints: fc.record({
      brands: text(600),
      mobile: text(10),
      platform: text(40),
      version: text(40),
      model: text(80),
    }),
    address,
    userAgent: text(2000),
    acceptLanguage: text(100),
    time: fc.constant(0),
  })
  const longest = {
    name: 120,
    page: 2000,
    referrer: 255,
    campaign: 255,
    utm_source: 255,
    utm_medium: 255,
    utm_term: 255,
    utm_content: 255,
    language: 3,
    browser: 40,
    browser_version: 3,
    os: 20,
    os_version: 6,
    device: 10,
    model: 32,
    resolution: 11,
    bot: 25,
  }

  fc.assert(
    fc.property(anyVisit, (visit) => {
      const hit = make(trackedWebsite(website({ exclude_bots: 0, hosts: '*' })), visit, key)

      if ('dropped' in hit) return hit.dropped === 'url' || hit.dropped === 'engagement'
      for (const value of Object.values(hit))
        if (typeof value === 'string') expect(value).not.toMatch(/[\p{Cc}\p{Cs}]/u)
      if (hit.properties !== '') JSON.parse(hit.properties)
      return Object.entries(longest).every(
        ([name, length]) => String(new Map(Object.entries(hit)).get(name)).length <= length,
      )
    }),
    { numRuns: 500 },
  )
})
