import { afterAll, beforeAll, expect, test } from 'vitest'
import { startService, type TestService } from '#test/support/service.ts'

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'

let service: TestService

beforeAll(async () => {
  service = await startService({ now: '2026-11-20T12:00:00Z' })
  await service.addWebsite('example.com')
})

afterAll(() => service.stop())

const load = (query: Record<string, string>, headers: Record<string, string> = {}) =>
  service.request('GET', '/api/pixel.gif', {
    query,
    headers: { 'user-agent': firefox, 'accept-language': 'de-AT', ...headers },
    key: null,
  })

const stored = (page: string) =>
  service.hits.read('SELECT name, referrer, language, browser FROM hits WHERE page = {page:String}', { page })

test('counts the page that shows it, and is a dot that nobody keeps', async () => {
  const answer = await load({ d: 'example.com' }, { referer: 'https://example.com/plain?id=1' })

  expect(answer).toMatchObject({
    status: 200,
    headers: {
      'content-type': 'image/gif',
      'cache-control': 'no-store',
      'cross-origin-resource-policy': 'cross-origin',
    },
  })
  expect(answer.text).toMatch(/^GIF89a/)
  expect(await stored('/plain?id=1')).toEqual([{ name: 'pageview', referrer: '', language: 'de', browser: 'Firefox' }])
})

test('counts what its address says', async () => {
  const said = { d: 'example.com', u: 'https://example.com/said', r: 'https://example.org/', n: 'Opened' }

  await load(said, { referer: 'https://example.com/' })

  expect(await stored('/said')).toMatchObject([{ name: 'Opened', referrer: 'example.org' }])
})

test('says that it leaves out a hit', async () => {
  const answer = await load({ d: 'example.com', u: 'https://example.com/bot' }, { 'user-agent': 'curl/8.10.1' })

  expect(answer).toMatchObject({ status: 200, headers: { 'x-dropped': 'bot', 'content-type': 'image/gif' } })
  expect(await stored('/bot')).toEqual([])
})

test.each([
  ['a domain that nobody added', { d: 'unknown.example', u: 'https://unknown.example/' }, 404],
  ['no domain', { u: 'https://example.com/' }, 400],
  ['no page', { d: 'example.com' }, 400],
  ['a page that is none', { d: 'example.com', u: '/lamps' }, 400],
])('is no image for %s', async (_what, query, status) => {
  const answer = await load(query)

  expect(answer.status).toBe(status)
  expect(answer.headers['content-type']).toContain('application/json')
})

test('counts nothing for whoever asks whether it is there', async () => {
  const query = { d: 'example.com', u: 'https://example.com/asked' }

  const { statusCode } = await service.app.inject({ method: 'HEAD', url: '/api/pixel.gif', query })

  expect(statusCode).toBe(404)
  expect(await stored('/asked')).toEqual([])
})
