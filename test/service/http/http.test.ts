import { startService, type TestService } from '#test/support/service.ts'
import { afterEach, describe, expect, test } from 'vitest'

let service: TestService
afterEach(() => service.stop())

test('every answer has a request id of its own, and strict headers', async () => {
  service = await startService()

  const [found, absent] = await Promise.all(
    ['/api/v1/websites', '/nowhere'].map((path) => service.request('GET', path)),
  )

  expect(found?.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
  expect(absent?.headers['x-request-id']).not.toBe(found?.headers['x-request-id'])
  expect(absent?.headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'no-referrer',
  })
  expect(absent?.headers['content-security-policy']).toMatch(/default-src 'none'.*script-src 'self'/)
  expect(absent?.headers['content-security-policy']).not.toMatch(/unsafe/)
})

test.each([
  ['https://stats.example.com', 'max-age=31536000'],
  ['http://stats.example.com', undefined],
])('at %s browsers are told for how long they may not come without TLS: %s', async (baseUrl, expected) => {
  service = await startService({ environment: { BASE_URL: baseUrl } })

  const { headers } = await service.request('GET', '/healthz')

  expect(headers['strict-transport-security']).toBe(expected)
})

test.each([
  ['/api/v1/websites/%zz', 400],
  [`/api/v1/websites/${'9'.repeat(200)}`, 404],
  ['/api/v1/websites/0x1', 404],
])('%s is answered in our words, with a request id', async (path, expected) => {
  service = await startService()

  const { status, headers, body } = await service.request('GET', path)

  expect(status).toBe(expected)
  expect(Object.keys(body)).toEqual(['message'])
  expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
})

test('what is somebody’s own is kept by no cache', async () => {
  service = await startService()

  expect((await service.request('GET', '/api/v1/websites')).headers['cache-control']).toBe('private, no-store')
})

test('links lead to BASE_URL, whatever host a request names', async () => {
  service = await startService({ environment: { BASE_URL: 'https://stats.example' } })
  const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' }

  const created = await service.request('POST', '/api/v1/websites', { form: { domain: 'example.com' }, headers })
  const listed = await service.request('GET', '/api/v1/websites', { headers })
  const absolute = await service.request('GET', 'http://evil.example/api/v1/websites', { headers })

  expect(created.headers['location']).toBe('https://stats.example/api/v1/websites/1')
  for (const { body } of [listed, absolute]) expect(body.links.first).toMatch(/^https:\/\/stats\.example\//)
  expect(listed.text + absolute.text).not.toContain('evil')
})

describe('refuses', () => {
  test.each([
    ['PATCH', '/api/v1/websites/1', 'GET, HEAD, PUT, DELETE'],
    ['DELETE', '/api/v1/websites', 'GET, HEAD, POST'],
    ['POST', '/api/v1/stats/1', 'GET, HEAD'],
  ] as const)('%s %s as a wrong method', async (method, path, allowed) => {
    service = await startService()

    const { status, headers, body } = await service.request(method, path)

    expect(status).toBe(405)
    expect(headers['allow']?.toString().split(', ').toSorted()).toEqual(allowed.split(', ').toSorted())
    expect(body).toEqual({ message: 'This address does not know the method.' })
  })

  test.each([
    ['a body of another type', 415, 'text/xml', '<domain>example.com</domain>'],
    ['a body of plain text', 415, 'text/plain', 'domain=example.com'],
    ['a body that is too large', 413, 'application/x-www-form-urlencoded', `domain=${'a'.repeat(300_000)}`],
    ['a body that is not JSON', 400, 'application/json', '{"domain":'],
  ])('%s', async (_, expected, type, body) => {
    service = await startService()

    const answer = await service.request('POST', '/api/v1/websites', { body, headers: { 'content-type': type } })

    expect(answer.status).toBe(expected)
    expect(Object.keys(answer.body)).toEqual(['message'])
  })

  test('more requests of a key than its rate, saying when to come back, while others go on', async () => {
    service = await startService({ environment: { API_RATE: '2' } })
    const other = await service.addAccount('other@example.com')
    const ask = (key: string) => service.request('GET', '/api/v1/websites', { key })

    const first = await ask(service.key)
    await ask(service.key)
    const third = await ask(service.key)

    expect(first.headers).toMatchObject({ 'x-ratelimit-limit': '2', 'x-ratelimit-remaining': '1' })
    expect(Number(first.headers['x-ratelimit-reset'])).toBeGreaterThan(0)
    expect(third.status).toBe(429)
    expect(third.body).toEqual({ message: 'Too Many Attempts.' })
    expect(Number(third.headers['retry-after'])).toBeGreaterThan(0)
    expect((await ask(other)).status).toBe(200)
  })

  test.each([
    ['GET', '/api/v1/websites', 200],
    ['GET', '/api/v1/openapi.json', 200],
    ['GET', '/api/v1/websites/99', 404],
    ['GET', '/api/v1/nothing', 404],
    ['DELETE', '/api/v1/websites', 405],
    ['POST', '/api/v1/websites', 422],
  ] as const)('nothing without saying how much is left: %s %s', async (method, path, expected) => {
    service = await startService({ environment: { API_RATE: '2' } })

    const answers = [
      await service.request(method, path),
      await service.request(method, path),
      await service.request(method, path),
    ]

    expect(answers.map(({ status }) => status)).toEqual([expected, expected, 429])
    expect(answers.map(({ headers }) => headers['x-ratelimit-remaining'])).toEqual(['1', '0', '0'])
    expect(answers[2]?.headers).toMatchObject({ 'x-ratelimit-limit': '2', 'retry-after': expect.any(String) })
  })

  test('more requests without a key than a network’s rate, whatever address of its 64 bits they come from', async () => {
    service = await startService({ environment: { API_RATE: '2', TRUST_PROXY: '127.0.0.1' } })
    const ask = (address: string, key: string | null = null) =>
      service.request('GET', '/api/v1/websites', { key, headers: { 'x-forwarded-for': address } })

    await ask('2001:db8:1:2::1')
    await ask('2001:db8:1:2:ffff::2', 'pl_guessed')

    expect((await ask('2001:db8:1:2:3::4')).status).toBe(429)
    expect((await ask('2001:db8:1:3::1')).status).toBe(401)
    expect((await ask('192.0.2.1')).status).toBe(401)
    expect((await ask('::ffff:192.0.2.1')).status).toBe(401)
    expect((await ask('192.0.2.1')).status).toBe(429)
  })
})

test('answers our own faults with nothing but a request id', async () => {
  service = await startService({ environment: { LOG_LEVEL: 'silent' } })
  const id = await service.addWebsite('a.example')
  await service.hits.read('DROP TABLE hits', {})

  const { status, body, headers } = await service.request('GET', `/api/v1/stats/${id}`, {
    query: { name: 'page', from: '2026-11-01', to: '2026-11-20' },
  })

  expect(status).toBe(500)
  expect(body).toEqual({ message: 'Something went wrong on our side.' })
  expect(headers['x-request-id']).toBeDefined()
})

test('says that it is not ready, and alive, while a database does not answer', async () => {
  service = await startService({ environment: { LOG_LEVEL: 'silent' } })
  const id = await service.addWebsite('a.example')
  await service.hits.close()

  const { status, body } = await service.request('GET', `/api/v1/stats/${id}`, {
    query: { name: 'page', from: '2026-11-01', to: '2026-11-20' },
  })

  expect(status).toBe(503)
  expect(body).toEqual({ message: 'The service is not ready. Try again in a moment.' })
  expect((await service.request('GET', '/readyz')).status).toBe(503)
  expect((await service.request('GET', '/healthz')).status).toBe(200)
})

test('is ready once both databases answer', async () => {
  service = await startService()

  expect((await service.request('GET', '/readyz', { key: null })).status).toBe(200)
})

describe('origins', () => {
  test('that are allowed may call the interface, others may not', async () => {
    service = await startService({ environment: { ALLOWED_ORIGINS: 'https://dashboard.example' } })
    const ask = (origin: string) => service.request('GET', '/api/v1/websites', { headers: { origin } })

    expect((await ask('https://dashboard.example')).headers['access-control-allow-origin']).toBe(
      'https://dashboard.example',
    )
    const offers = await service.request('GET', '/api/v1/openapi.json', {
      headers: { origin: 'https://dashboard.example' },
      key: null,
    })
    expect(offers.headers['access-control-allow-origin']).toBe('https://dashboard.example')
    expect((await ask('https://evil.example')).headers['access-control-allow-origin']).toBeUndefined()
    // A proxy that keeps an answer gives it to nobody from elsewhere.
    expect((await ask('https://dashboard.example')).headers['vary']).toBe('Accept-Language, Authorization, Origin')
  })
})

describe('the description of the interface', () => {
  test('has the six endpoints of the reference with their parameters', async () => {
    service = await startService()

    const { status, body } = await service.request('GET', '/api/v1/openapi.json', { key: null })

    expect(status).toBe(200)
    expect(body.openapi).toBe('3.1.0')
    expect(Object.keys(body.paths)).toContain('/api/event')
    expect(Object.keys(body.paths['/api/v1/stats/{id}'].get.responses)).toEqual(['200', '4XX', '5XX'])
    expect(Object.keys(body.paths['/api/v1/websites'])).toEqual(['get', 'post'])
    expect(Object.keys(body.paths['/api/v1/websites/{id}'])).toEqual(['get', 'put', 'delete'])
    const names = body.paths['/api/v1/stats/{id}'].get.parameters.map((parameter: { name: string }) => parameter.name)
    expect(names.toSorted()).toEqual([
      'all_days',
      'compare_from',
      'compare_to',
      'filters',
      'from',
      'id',
      'name',
      'page',
      'per_page',
      'search',
      'search_by',
      'sort',
      'sort_by',
      'to',
    ])
  })

  test('takes forms', async () => {
    service = await startService()

    const { body } = await service.request('GET', '/api/v1/openapi.json', { key: null })

    const { content } = body.paths['/api/v1/websites'].post.requestBody
    expect(Object.keys(content)).toEqual(['application/x-www-form-urlencoded', 'application/json'])
    expect(content['application/json'].schema.required).toEqual(['domain'])
  })

  test('can be read as a page', async () => {
    service = await startService()

    const { status, headers } = await service.request('GET', '/api/v1/docs', { key: null })

    expect(status).toBe(200)
    expect(headers['content-type']).toContain('text/html')
    expect((await service.request('GET', '/api/v1/docs/static/swagger-ui.css', { key: null })).status).toBe(200)
  })
})
