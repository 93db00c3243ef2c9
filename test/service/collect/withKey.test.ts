import { afterAll, beforeAll, expect, test } from 'vitest'
import { startService, type TestService } from '#test/support/service.ts'

const now = '2026-11-20T12:00:00Z'
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'

let service: TestService
let other: string

beforeAll(async () => {
  service = await startService({ now })
  other = await service.addAccount('other@example.org')
  await service.addWebsite('example.com')
})

afterAll(() => service.stop())

/** What a server posts with a key: its own user agent is no browser's. */
const post = (fields: object, key: string | null = service.key, headers: Record<string, string> = {}) =>
  service.request('POST', '/api/event', {
    body: JSON.stringify({ n: 'Order', u: 'https://example.com/paid', d: 'example.com', ...fields }),
    headers: { 'content-type': 'application/json', 'user-agent': 'shop/1.0', ...headers },
    key,
  })

const stored = (name: string) =>
  service.hits.read<{ time: string }>('SELECT * FROM hits WHERE name = {name:String} ORDER BY time', { name })

test('a server says who the visitor was, and when', async () => {
  const answer = await post({ n: 'Told', ip: '85.214.132.117', ua: firefox, t: '2026-11-20T12:30:00+01:00', l: 'de' })

  expect(answer).toMatchObject({ status: 202, text: 'ok' })
  expect(await stored('Told')).toMatchObject([
    { time: '2026-11-20 11:30:00.000', country: 'DE', browser: 'Firefox', os: 'Linux', language: 'de', bot: '' },
  ])
})

test('whom a server tells of is the visitor who came by themselves', async () => {
  await post({ n: 'Same', ip: '127.0.0.1', ua: firefox })
  await post({ n: 'Same' }, null, { 'user-agent': firefox })

  const rows = await service.hits.read<{ visitor: string }>("SELECT visitor FROM hits WHERE name = 'Same'", {})
  expect(rows).toHaveLength(2)
  expect(rows[0]).toEqual(rows[1])
})

test('a server that passes no user agent on is taken for what it is', async () => {
  expect((await post({})).headers['x-dropped']).toBe('bot')
})

test('hits of a day that is over everywhere count on that day, each visitor once', async () => {
  for (const ip of ['85.214.132.117', '85.214.132.117', '203.0.113.9'])
    await post({ n: 'Late', ip, ua: firefox, t: '2026-11-15T08:00:00Z' })

  const rows = await service.hits.read(
    "SELECT toString(toDate(time, 'UTC')) AS day, uniqExact(visitor) AS visitors FROM hits WHERE name = 'Late' GROUP BY day",
    {},
  )
  expect(rows).toEqual([{ day: '2026-11-15', visitors: 2 }])
})

test.each([
  ['ip', { ip: 'example.com' }, 'The ip field must be an address, such as 203.0.113.9.'],
  ['t', { t: '2026-11-20T12:02:00Z' }, 'The t field must not be in the future.'],
  ['t', { t: '2026-11-13T11:59:59Z' }, 'The t field must not be more than 7 days ago.'],
  ['t', { t: 'yesterday' }, 'The t field must be a time in UTC, such as 2026-11-20T17:33:00Z.'],
  ['ua', { ua: 7 }, 'The ua field must be text.'],
])('says that the field %s makes no sense', async (field, fields, message) => {
  expect(await post(fields)).toMatchObject({ status: 400, body: { errors: { [field]: [message] } } })
})

test.each([{ ip: '203.0.113.9' }, { ua: firefox }, { t: now }])(
  'believes %o of nobody without a key',
  async (fields) => {
    const answer = await post({ n: 'Believed', ...fields }, null)

    expect(answer).toMatchObject({
      status: 401,
      body: { message: 'The ip, ua and t fields are taken with a key only.' },
      headers: { 'www-authenticate': 'Bearer', 'access-control-allow-origin': '*' },
    })
    expect(await stored('Believed')).toEqual([])
  },
)

test('does not know a key that is nobody’s, and minds no password of the page’s own', async () => {
  expect((await post({}, 'pl_nobodys')).status).toBe(401)
  expect((await post({}, null, { authorization: 'Basic c3RhZ2luZzpzZWNyZXQ=' })).status).toBe(202)
})

test('a key counts for the websites of its own account alone', async () => {
  const answer = await post({ n: 'Foreign', ip: '203.0.113.9', ua: firefox }, other)

  expect(answer).toMatchObject({ status: 404, body: { message: 'No website here has the domain example.com.' } })
  expect(await stored('Foreign')).toEqual([])
})

test('a key that only reads counts nothing', async () => {
  const made = await service.request('POST', '/api/v1/account/keys', { form: { name: 'reads', access: 'read' } })

  expect((await post({ n: 'Read' }, made.body.data.key)).status).toBe(403)
})
