import { Umami } from '@umami/node'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startService, type TestService } from '#test/support/service.ts'

const now = '2026-11-20T12:00:00Z'
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'
const uuid = '1d0f2a3b-4c5d-4e6f-8a9b-0c1d2e3f4a5b'

let service: TestService
let address: string

beforeAll(async () => {
  service = await startService({ now })
  await service.addWebsite('example.com')
  address = await service.app.listen({ host: '127.0.0.1', port: 0 })
})

afterAll(() => service.stop())

/** What Umami's script posts: an id of Umami's, and where it is. */
const view = {
  website: uuid,
  hostname: 'www.example.com',
  url: 'https://www.example.com/lamps?id=2',
  referrer: 'https://example.org/',
  title: 'Lamps',
  screen: '1920x1080',
  language: 'de-AT',
}

const send = (payload: object, { type = 'event', key = null }: { type?: string; key?: string | null } = {}) =>
  post('/api/send', { type, payload: { ...view, ...payload } }, key)

const post = (path: string, body: unknown, key: string | null = null) =>
  service.request('POST', path, {
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', 'user-agent': firefox, 'x-umami-cache': '' },
    key,
  })

const stored = (page: string) =>
  service.hits.read<{ properties: string }>('SELECT * FROM hits WHERE page = {page:String} ORDER BY time, name', {
    page,
  })

test('a pageview of Umami’s script counts for the website at its host', async () => {
  const answer = await send({})

  expect(answer).toMatchObject({ status: 200, body: { cache: '', sessionId: '', visitId: '' } })
  expect(await stored('/lamps?id=2')).toMatchObject([
    {
      name: 'pageview',
      referrer: 'example.org',
      resolution: '1920x1080',
      language: 'de',
      browser: 'Firefox',
    },
  ])
})

test('a path is enough, and the domain in place of Umami’s id', async () => {
  await send({ website: 'example.com', hostname: undefined, url: '/path-only', referrer: '/before' })

  expect(await stored('/path-only')).toMatchObject([{ referrer: 'example.com' }])
})

test.each(['//', '/\\', 'https://', ':'])('a referrer that is no address, as %j, is none', async (referrer) => {
  expect((await send({ url: '/no-referrer', referrer })).status).toBe(200)
})

test('an event has its data as properties, nested ones by their path', async () => {
  const data = { plan: 'pro', cart: { items: 2, first: { id: 7 } }, tags: ['a', 'b'], none: null, ok: true }

  await send({ url: '/event', name: 'Signup', data })

  const [row] = await stored('/event')
  expect(row).toMatchObject({ name: 'Signup' })
  expect(JSON.parse(row?.properties ?? '')).toEqual({
    plan: 'pro',
    'cart.items': 2,
    'cart.first.id': 7,
    tags: '["a","b"]',
    ok: true,
  })
})

test.each(['identify', 'performance'])('%s is taken, and no hit', async (type) => {
  const answer = await send({ url: '/no-hit', data: { plan: 'pro' } }, { type })

  expect(answer).toMatchObject({ status: 200, headers: { 'x-dropped': 'engagement' } })
  expect(await stored('/no-hit')).toEqual([])
})

test.each([
  ['type', { type: 'link', payload: view }, 'The type field must be event, identify or performance.'],
  ['payload', { type: 'event' }, 'The payload field is required.'],
  ['payload.website', { type: 'event', payload: { url: '/' } }, 'The payload.website field is required.'],
  [
    'payload.url',
    { type: 'event', payload: { ...view, url: 'file:///home/a.html' } },
    'The payload.url field must be the address of a page, or its path.',
  ],
  [
    'payload.data',
    { type: 'event', payload: { ...view, data: 'pro' } },
    'The payload.data field must be a set of fields.',
  ],
])('says that the field %s makes no sense', async (field, body, message) => {
  expect(await post('/api/send', body)).toMatchObject({
    status: 400,
    body: { message, errors: { [field]: [message] } },
  })
})

test('does not know an id of Umami’s without a host, nor a host that nobody added', async () => {
  expect(await send({ hostname: null, url: '/' })).toMatchObject({ status: 404 })
  expect(await send({ hostname: 'unknown.example' })).toMatchObject({
    status: 404,
    body: { message: 'No website here has the domain unknown.example.' },
  })
})

test('says who visited and when with a key, and not without one', async () => {
  const told = { ip: '85.214.132.117', userAgent: firefox, timestamp: Date.parse(now) / 1000 - 60, url: '/told' }

  expect((await send(told)).status).toBe(401)
  expect((await send(told, { key: service.key })).status).toBe(200)
  expect(await stored('/told')).toMatchObject([{ time: '2026-11-20 11:59:00.000', country: 'DE' }])
})

test('takes each event of a batch for itself', async () => {
  const batch = [
    { type: 'event', payload: { ...view, url: '/batch' } },
    { type: 'event', payload: { ...view, hostname: 'unknown.example' } },
    { type: 'event', payload: { ...view, url: '/batch', name: 'Signup' } },
    'nothing',
  ]

  const answer = await post('/api/batch', batch)

  expect(answer).toMatchObject({ status: 200, body: { size: 4, processed: 2, errors: 2, cache: '' } })
  expect(answer.body.details).toEqual([
    { index: 1, response: { message: 'No website here has the domain unknown.example.' } },
    { index: 3, response: { message: 'The body must be a set of fields.' } },
  ])
  expect(await stored('/batch')).toHaveLength(2)
})

test.each([
  ['is none', {}, 400],
  ['is empty', [], 400],
  ['has 51 events', Array.from({ length: 51 }, () => ({ type: 'event', payload: view })), 400],
  ['is larger than 128 KiB', ['x'.repeat(131_072)], 413],
])('refuses a batch that %s', async (_what, body, status) => {
  expect((await post('/api/batch', body)).status).toBe(status)
})

test('lets a page on any origin send what Umami’s script sends', async () => {
  const { statusCode, headers } = await service.app.inject({
    method: 'OPTIONS',
    url: '/api/send',
    headers: {
      origin: 'https://example.com',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type,x-umami-cache',
    },
  })

  expect(statusCode).toBe(204)
  expect(headers).toMatchObject({
    'access-control-allow-origin': '*',
    'access-control-allow-headers': 'Content-Type, X-Umami-Cache',
  })
})

test('@umami/node counts pageviews and events with the user agent it is given', async () => {
  const umami = new Umami({ hostUrl: address, websiteId: 'example.com', userAgent: firefox })

  const answers = [
    await umami.track({ url: '/node', title: 'Node', referrer: '', language: 'en-US', screen: '1280x720' }),
    await umami.track({ url: '/node', name: 'Signup', data: { plan: 'pro' } }),
    await umami.track('Order', { total: 12 }),
    await umami.identify({ plan: 'pro' }),
  ]

  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect(await stored('/node')).toMatchObject([
    { name: 'Signup', properties: '{"plan":"pro"}' },
    { name: 'pageview', language: 'en', resolution: '1280x720' },
  ])
  expect(await stored('/')).toMatchObject([{ name: 'Order', properties: '{"total":12}' }])
})

test.each([
  ['passes on the user agent of a bot', { userAgent: 'curl/8.10.1' }],
  ['passes on none', {}],
])('@umami/node that %s is told that it is one', async (_what, options) => {
  const umami = new Umami({ hostUrl: address, websiteId: 'example.com', ...options })

  const answer = await umami.track({ url: '/bot' })

  expect(await answer.json()).toEqual({ beep: 'boop' })
  expect(await stored('/bot')).toEqual([])
})
