import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { startService, type TestService } from '#test/support/service.ts'

let service: TestService

beforeAll(async () => {
  service = await startService({ environment: { COLLECT_RATE: '3', TRUST_PROXY: '127.0.0.1' } })
  await service.addWebsite('example.com')
})

afterAll(() => service.stop())
afterEach(() => vi.useRealTimers())

const post = (address: string, d = 'example.com') =>
  service.request('POST', '/api/event', {
    body: JSON.stringify({ n: 'pageview', u: 'https://example.com/', d }),
    headers: {
      'content-type': 'text/plain',
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
      'x-forwarded-for': address,
    },
    key: null,
  })

test('an address sends so many hits a second, and others are not held up by it', async () => {
  // The first hit opens the database of places, which takes its time.
  await post('8.8.8.8')
  // A second is over soon where a machine is busy.
  vi.useFakeTimers({ toFake: ['Date'] })
  const answers = []
  for (let hit = 0; hit < 5; hit += 1) answers.push(await post('85.214.132.117'))
  const other = await post('8.8.8.8')

  expect(answers.map((answer) => answer.status)).toEqual([202, 202, 202, 429, 429])
  expect(answers[3]).toMatchObject({
    body: { message: 'Too Many Attempts.' },
    headers: {
      'retry-after': '1',
      'x-ratelimit-limit': '3',
      'x-ratelimit-remaining': '0',
      'access-control-allow-origin': '*',
    },
  })
  expect(other.status).toBe(202)
})

test('the address is the one that a trusted proxy forwards', async () => {
  const rows = await service.hits.read(
    'SELECT country, count() AS hits FROM hits GROUP BY country ORDER BY country',
    {},
  )

  expect(rows).toEqual([
    { country: 'DE', hits: 3 },
    { country: 'US', hits: 2 },
  ])
})

test('a website takes so many hits a second from all addresses together, and others are not held up by it', async () => {
  await service.stop()
  service = await startService({ now: '2026-11-20T12:00:00Z', environment: { WEBSITE_RATE: '3' } })
  await service.addWebsite('example.com')
  await service.addWebsite('example.org', { hosts: '*' })

  const answers = []
  for (let hit = 0; hit < 4; hit += 1) answers.push(await post(`85.214.132.${hit}`))
  const both = await post('85.214.132.9', 'example.com,example.org')
  service.moveTo('2026-11-20T12:00:01Z')
  const later = await post('85.214.132.1')

  expect(answers.map((answer) => answer.status)).toEqual([202, 202, 202, 429])
  expect(answers[3]).toMatchObject({ body: { message: 'Too Many Attempts.' }, headers: { 'retry-after': '1' } })
  expect(both.status).toBe(202)
  expect(later.status).toBe(202)
})
