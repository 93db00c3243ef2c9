import fc from 'fast-check'
import { headerText, mostly, text } from './anything.ts'
import { addresses, bodies, domains, heads, urls } from './hostile.ts'

export const url = fc.oneof(
  fc.constantFrom(...urls),
  fc.webUrl({ withQueryParameters: true, withFragments: true }),
  text(300).map((rest) => `https://example.com/${rest}`),
  fc
    .tuple(fc.constantFrom('utm_campaign', 'utm_source', 'ref', 'gclid', 'a[]', ''), text(100))
    .map(([name, value]) => `https://example.com/?${name}=${value}`),
  text(200),
)

const anyJson = fc.jsonValue({ maxDepth: 4, noUnicodeString: false })

const field = (right: unknown, other: fc.Arbitrary<unknown>) =>
  mostly<unknown>(right, fc.oneof({ weight: 5, arbitrary: other }, { weight: 1, arbitrary: anyJson }))

const times = [
  '2026-11-20T11:59:00Z',
  '2026-11-20T23:59:59.999+23:59',
  '2026-02-30T00:00:00Z',
  '9999-12-31T23:59:60Z',
  '+275760-09-13T00:00:00Z',
  '0000-00-00T00:00:00Z',
]

/** An event's fields, most of them as they should be, under their short names and the long ones of other clients. */
const event = fc
  .record(
    {
      n: field('pageview', text(130)),
      u: field('https://example.com/', url),
      d: field('example.com', fc.oneof(fc.constantFrom(...domains), text(100))),
      r: field(null, url),
      p: field(
        undefined,
        fc.dictionary(text(40), fc.oneof(text(300), fc.double(), fc.boolean(), anyJson), { maxKeys: 40 }),
      ),
      s: field('1920x1080', text(20)),
      l: field('de-DE', text(64)),
      w: field(false, anyJson),
      a: field(undefined, fc.record({ v: text(40), m: text(70), t: fc.double() })),
      h: field(undefined, anyJson),
      o: field(undefined, text(210)),
      // What only whoever has a key may say.
      ip: field(undefined, fc.oneof(fc.ipV4(), fc.ipV6(), fc.constantFrom(...addresses))),
      ua: field(undefined, text(300)),
      t: field(undefined, fc.oneof(fc.constantFrom(...times), text(30))),
      name: field(undefined, text(40)),
      domain: field(undefined, text(40)),
      props: field(undefined, anyJson),
    },
    { requiredKeys: ['n', 'u', 'd'] },
  )
  .map((fields) => JSON.stringify(fields))

const payload = fc
  .record(
    {
      website: field('example.com', fc.oneof(fc.constantFrom(...domains), fc.uuid(), text(60))),
      hostname: field('example.com', fc.oneof(fc.constantFrom(...domains), text(100))),
      url: field('/', url),
      referrer: field('', url),
      name: field(undefined, text(60)),
      title: field('A page', text(600)),
      tag: field(undefined, text(60)),
      id: field(undefined, text(60)),
      screen: field('1920x1080', text(20)),
      language: field('de', text(64)),
      data: field(undefined, anyJson),
      ip: field(undefined, fc.constantFrom(...addresses)),
      userAgent: field(undefined, text(300)),
      timestamp: field(undefined, fc.oneof(fc.double(), fc.maxSafeInteger())),
    },
    { requiredKeys: ['website', 'url'] },
  )
  .chain((fields) =>
    field('event', fc.constantFrom('identify', 'performance', '')).map((type) => ({ type, payload: fields })),
  )

/** What Umami's clients send, alone and many at a time. */
export const umamiBody = payload.map((sent) => JSON.stringify(sent))
export const umamiBatch = fc.array(fc.oneof(payload, anyJson), { maxLength: 8 }).map((sent) => JSON.stringify(sent))

/** JSON that was cut, doubled or written over somewhere. */
const damaged = fc.tuple(event, fc.nat(), fc.nat(), text(10)).map(([json, from, length, over]) => {
  const start = from % (json.length + 1)
  return json.slice(0, start) + over + json.slice(start + (length % 20))
})

export const body = fc.oneof(
  { weight: 6, arbitrary: event },
  { weight: 2, arbitrary: damaged },
  { weight: 1, arbitrary: fc.constantFrom(...bodies) },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)) },
)

const agents = [
  'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
]

const parts = [
  'Mozilla/5.0 ',
  '(',
  ')',
  ';',
  '/',
  'Chrome/',
  '9'.repeat(400),
  'Safari',
  'Android ',
  'Build/',
  'bot',
  '+http://',
  ' ',
]

/** A user agent that is real, or made of what real ones are made of. */
export const userAgent = fc.oneof(
  fc.constantFrom(...agents),
  fc.array(fc.oneof(fc.constantFrom(...parts), headerText(30)), { maxLength: 60 }).map((several) => several.join('')),
  headerText(500),
)

export const address = fc.oneof(fc.ipV4(), fc.ipV6(), fc.constantFrom(...addresses), headerText(60))

/** Fields of a head: who asks, for whom, and whatever else there may be. */
export const headers = fc
  .tuple(
    fc.record({ 'user-agent': userAgent, 'x-forwarded-for': address }, { requiredKeys: [] }),
    fc.record({ 'accept-language': headerText(100) }, { requiredKeys: [] }),
    mostly<Record<string, string>>({}, fc.constantFrom(...heads)),
  )
  .map((several): Record<string, string> => Object.assign({ 'content-type': 'text/plain' }, ...several))
