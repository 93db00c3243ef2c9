import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startService, type TestService } from '#test/support/service.ts'

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'
const headers = { 'content-type': 'text/plain', 'user-agent': firefox, 'accept-language': 'de-AT,de;q=0.9' }
const view = {
  n: 'pageview',
  u: 'https://example.com/lamps',
  d: 'example.com',
  r: 'https://example.org/',
  s: '1920x1080',
}

let service: TestService
let now: number

beforeAll(async () => {
  service = await startService({ now: '2026-11-20T12:00:00Z' })
  now = Date.parse('2026-11-20T12:00:00Z')
  await service.addWebsite('example.com', { timezone: 'Europe/Berlin', exclude_params: 'sid' })
  await service.addWebsite('example.net', { exclude_bots: 0, hosts: '*' })
})

afterAll(() => service.stop())

// A later second, so that what was changed is seen.
beforeEach(() => {
  now += 2000
  service.moveTo(new Date(now).toISOString())
})

const post = (body: unknown, more: Record<string, string> = {}) =>
  service.request('POST', '/api/event', {
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { ...headers, ...more },
    key: null,
  })

type Row = { page: string; time: string; [column: string]: unknown }

/** What is stored of the pages whose path begins like this. */
function stored(path: string): Promise<Row[]> {
  const statement = 'SELECT * FROM hits WHERE startsWith(page, {path:String}) ORDER BY time, website_id'
  return service.hits.read<Row>(statement, { path })
}

test('answers ok when the hit is stored', async () => {
  const answer = await post({ ...view, u: 'https://example.com/stored?sid=1&id=2' })

  expect(answer).toMatchObject({ status: 202, text: 'ok' })
  expect(answer.headers).toMatchObject({ 'content-type': expect.stringContaining('text/plain') })
  expect(answer.headers['x-dropped']).toBeUndefined()
  expect(await stored('/stored')).toMatchObject([
    {
      page: '/stored?id=2',
      referrer: 'example.org',
      language: 'de',
      browser: 'Firefox',
      os: 'Linux',
      resolution: '1920x1080',
    },
  ])
})

test('takes application/json and Plausible’s long names, with properties as text', async () => {
  const body = {
    name: 'Signup',
    url: 'https://example.com/long-names',
    domain: 'www.example.com',
    referrer: null,
    props: '{"plan":"pro"}',
  }

  const answer = await post(body, { 'content-type': 'application/json; charset=utf-8' })

  expect(answer.status).toBe(202)
  expect(await stored('/long-names')).toMatchObject([{ name: 'Signup', properties: '{"plan":"pro"}' }])
})

test('takes what Plausible’s older client says of the window for what it is', async () => {
  expect((await post({ ...view, u: 'https://example.com/older-client', w: 1280, h: 0 })).status).toBe(202)
  expect(await stored('/older-client')).toHaveLength(1)
})

test('counts for several websites', async () => {
  const answer = await post({
    ...view,
    u: 'https://example.com/several',
    d: 'example.com, example.net,unknown.example',
  })

  expect(answer.status).toBe(202)
  expect((await stored('/several')).map((row) => row['website_id'])).toEqual([1, 2])
})

test('counts once for a website, however often and in whatever spelling it is named', async () => {
  const answer = await post({
    ...view,
    u: 'https://example.com/once',
    d: 'example.com,EXAMPLE.com,www.example.com, example.com,https://example.com/,example.com.',
  })

  expect(answer.status).toBe(202)
  expect((await stored('/once')).map((row) => row['website_id'])).toEqual([1])
})

test('cuts the name of an event that is too long', async () => {
  await post({ ...view, n: 'x'.repeat(200), u: 'https://example.com/named' })

  expect((await stored('/named')).map((row) => row['name'])).toEqual(['x'.repeat(120)])
})

test('cuts an address that is too long instead of losing the hit', async () => {
  const answer = await post({
    ...view,
    u: `https://example.com/long/${'x'.repeat(5000)}`,
    r: `https://example.org/${'y'.repeat(2500)}`,
  })

  expect(answer.status).toBe(202)
  expect((await stored('/long/'))[0]?.page).toHaveLength(2000)
})

test.each([
  ['bots', { 'user-agent': 'curl/8.10.1' }, { ...view, u: 'https://example.com/left-out' }, 'bot'],
  ['pages of other hosts', {}, { ...view, u: 'https://copy.example/left-out' }, 'host'],
  [
    'the time spent on a page',
    {},
    { ...view, u: 'https://example.com/left-out', n: 'engagement', sd: 50, e: 1000 },
    'engagement',
  ],
])('says that it leaves out %s', async (_what, more, body, reason) => {
  const answer = await post(body, more)

  expect(answer).toMatchObject({
    status: 202,
    text: 'ok',
    headers: { 'x-dropped': reason, 'access-control-expose-headers': 'X-Dropped, Retry-After' },
  })
  expect(await stored('/left-out')).toEqual([])
})

test('leaves out an address a second after the website excludes it', async () => {
  await service.request('PUT', '/api/v1/websites/2', { form: { exclude_ips: '127.0.0.0/8' } })

  const answer = await post({ ...view, d: 'example.net', u: 'https://example.net/excluded' })

  expect(answer).toMatchObject({ status: 202, headers: { 'x-dropped': 'ip' } })
})

test('stores for the websites that take a hit where another leaves it out', async () => {
  const answer = await post({ ...view, d: 'example.net,example.com', u: 'https://example.com/one-of-two' })

  expect(answer.headers['x-dropped']).toBeUndefined()
  expect((await stored('/one-of-two')).map((row) => row['website_id'])).toEqual([1])
})

test('does not know a domain that nobody added', async () => {
  const answer = await post({ ...view, d: 'unknown.example' })

  expect(answer).toMatchObject({ status: 404, body: { message: 'No website here has the domain unknown.example.' } })
})

test.each([
  ['not JSON', '{"n":', 'The body must be a set of fields.'],
  ['empty', '', 'The body must be a set of fields.'],
  ['null', 'null', 'The body must be a set of fields.'],
  ['a list', '[]', 'The body must be a set of fields.'],
])('says that a body makes no sense that is %s', async (_what, body, message) => {
  expect(await post(body)).toMatchObject({ status: 400, body: { message } })
})

test.each([
  ['n', { ...view, n: undefined }, 'The n field is required.'],
  ['n', { ...view, n: ' \n ' }, 'The n field is required.'],
  ['u', { ...view, u: undefined }, 'The u field is required.'],
  ['u', { ...view, u: '/lamps' }, "The u field must be a page's full address, such as https://example.com/."],
  [
    'u',
    { ...view, u: 'file:///home/a.html' },
    "The u field must be a page's full address, such as https://example.com/.",
  ],
  ['u', { ...view, u: 7 }, 'The u field must be text.'],
  ['d', { ...view, d: '' }, 'The d field is required.'],
  ['r', { ...view, r: {} }, 'The r field must be text.'],
  ['p', { ...view, p: 'plan=pro' }, 'The p field must be a set of fields.'],
  ['s', { ...view, s: 1920 }, 'The s field must be text.'],
  ['n', { ...view, n: 7 }, 'The n field must be text.'],
  ['d', { ...view, d: ['example.com'] }, 'The d field must be text.'],
  ['p', { ...view, p: ['pro'] }, 'The p field must be a set of fields.'],
  ['p.cart', { ...view, p: { cart: { items: 2 } } }, 'The p.cart field is invalid.'],
  ['p.plan', { ...view, p: { plan: 'x'.repeat(2001) } }, 'The p.plan field must not have more than 2000 characters.'],
  ['w', { ...view, w: 'yes' }, 'The w field must be of type boolean.'],
])('says that the field %s makes no sense', async (field, body, message) => {
  expect(await post(body)).toMatchObject({ status: 400, body: { message, errors: { [field]: [message] } } })
})

test('takes bodies up to 8 KiB', async () => {
  const empty = JSON.stringify({ ...view, pad: '' }).length
  const body = (bytes: number) => JSON.stringify({ ...view, pad: 'x'.repeat(bytes - empty) })

  expect((await post(body(8192))).status).toBe(202)
  expect((await post(body(8193))).status).toBe(413)
})

test.each([
  ['__proto__', '{"__proto__":{"polluted":1},"plan":"pro"}'],
  ['constructor', '{"constructor":{"prototype":{"polluted":1}},"plan":"pro"}'],
  ['toString', '{"toString":"polluted","plan":"pro"}'],
])('a property named %s is stored as data or refused, and changes nothing else', async (name, properties) => {
  const body = `{"n":"Polluting ${name}","u":"https://example.com/${name}","d":"example.com","p":${properties}}`

  const { status } = await post(body)

  expect([202, 400]).toContain(status)
  if (status === 202)
    expect((await stored(`/${name}`)).map(({ properties: text }) => JSON.parse(String(text)))).toMatchObject([
      { plan: 'pro' },
    ])
  expect('polluted' in {}).toBe(false)
  expect(Object.hasOwn(Object.prototype, 'plan')).toBe(false)
})

test('does not unpack a body, which would make megabytes of its kilobytes', async () => {
  const packed = gzipSync(`${JSON.stringify(view)}${' '.repeat(5_000_000)}`)

  const { statusCode } = await service.app.inject({
    method: 'POST',
    url: '/api/event',
    headers: { ...headers, 'content-encoding': 'gzip' },
    payload: packed,
  })

  expect(packed.length).toBeLessThan(8192)
  expect(statusCode).toBe(400)
})

test.each(['application/x-www-form-urlencoded', 'text/html', 'image/png'])('does not take %s', async (type) => {
  const answer = await post(view, { 'content-type': type })

  expect(answer).toMatchObject({ status: 415, body: { message: 'Send JSON as text/plain or application/json.' } })
})

test.each(['GET', 'PUT', 'DELETE'] as const)('does not know %s', async (method) => {
  expect(await service.request(method, '/api/event', { key: null })).toMatchObject({ status: 405 })
})

test('lets every website ask, and read what came back', async () => {
  const preflight = await service.app.inject({
    method: 'OPTIONS',
    url: '/api/event',
    headers: {
      origin: 'https://example.com',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type',
    },
  })
  const refused = await post({ ...view, d: 'unknown.example' }, { origin: 'https://example.com' })

  expect(preflight.statusCode).toBe(204)
  expect(preflight.headers).toMatchObject({
    'access-control-allow-origin': '*',
    'access-control-allow-methods': 'POST',
    'access-control-allow-headers': 'Content-Type, X-Umami-Cache',
  })
  expect(refused.headers).toMatchObject({
    'access-control-allow-origin': '*',
    'access-control-expose-headers': 'X-Dropped, Retry-After',
  })
})

test('takes a forwarded address from nobody who is not trusted', async () => {
  await post({ ...view, u: 'https://example.com/forwarded' }, { 'x-forwarded-for': '85.214.132.117' })

  expect(await stored('/forwarded')).toMatchObject([{ country: '' }])
})

test('the interface’s document has every way in', async () => {
  const { body } = await service.request('GET', '/api/v1/openapi.json', { key: null })

  expect(Object.keys(body.paths)).toEqual(
    expect.arrayContaining(['/api/event', '/api/send', '/api/batch', '/api/pixel.gif']),
  )
  const { parameters, responses } = body.paths['/api/pixel.gif'].get
  expect(parameters.map(({ name }: { name: string }) => name)).toEqual(['n', 'u', 'd', 'r'])
  expect(responses[200].content['image/gif'].schema).toMatchObject({ type: 'string', format: 'binary' })
  expect(body.paths['/api/event'].post.security).toEqual([{}, { key: [] }])
})

test('refuses an event for more websites than anybody has', async () => {
  const d = Array.from({ length: 11 }, (_, number) => `${number}.example`).join(',')

  expect(await post({ ...view, d })).toMatchObject({
    status: 400,
    body: { errors: { d: ['The d field must not name more than 10 websites.'] } },
  })
})

test('says in the website when the last hit was stored', async () => {
  await post(view)
  await service.collecting.close()

  const website = await service.request('GET', '/api/v1/websites/1')

  expect(Date.parse(website.body.data.last_hit_at)).toBe(now)
})

test('shows pages by the fragment where the website does', async () => {
  const shown = async (more: object) => {
    now += 2000
    service.moveTo(new Date(now).toISOString())
    await post({ ...view, u: 'https://example.com/hash/#/cart?id=7', ...more })
    return (await stored('/hash')).map(({ page }) => page).at(-1)
  }

  expect(await shown({})).toBe('/hash')
  expect(await shown({ h: 0 })).toBe('/hash')
  expect(await shown({ h: 1 })).toBe('/hash#/cart?id=7')
  expect(await shown({ h: true })).toBe('/hash#/cart?id=7')
  expect(await shown({ hashMode: true })).toBe('/hash#/cart?id=7')
})
