import { afterAll, beforeAll, expect, test } from 'vitest'
import { startService, type TestService } from '#test/support/service.ts'

let service: TestService

beforeAll(async () => {
  service = await startService({ environment: { COLLECT_RATE: '3', TRUST_PROXY: '127.0.0.1' } })
  await service.addWebsite('example.com')
})

afterAll(() => service.stop())

const post = (address: string) =>
  service.request('POST', '/api/event', {
    body: JSON.stringify({ n: 'pageview', u: 'https://example.com/', d: 'example.com' }),
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
