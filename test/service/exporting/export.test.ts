import { randomBytes } from 'node:crypto'
import { startService, type TestService } from '#test/support/service.ts'
import { unzip } from '#test/support/unzip.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

let service: TestService
beforeEach(async () => {
  service = await startService({ now: '2026-11-20T12:00:00Z' })
})
afterEach(() => service.stop())

const ask = (key = service.key) =>
  service.app.inject({ url: '/api/v1/account/export', headers: { authorization: `Bearer ${key}` } })
const linesOf = (text = '') =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line): unknown => JSON.parse(line))

test('is an archive with everything of the account, and nothing that is secret', async () => {
  const id = await service.addWebsite('mine.example', { privacy: 2, password: 'a lamp' })
  await service.addWebsite('quiet.example')
  await service.storeHits(id, [
    { time: '2026-11-19T10:00:00.250Z', visitor: 7, page: '/?q="=1+1"\n,', country: 'DE' },
    { time: '2026-11-18T23:59:59.999Z', visitor: 8, name: 'sale', properties: '{"plan":"pro","__proto__":{"a":1}}' },
  ])
  for (const agent of ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Googlebot/2.1'])
    await service.request('POST', '/api/event', {
      body: JSON.stringify({ n: 'pageview', u: 'https://quiet.example/', d: 'quiet.example' }),
      headers: { 'content-type': 'text/plain', 'user-agent': agent },
      key: null,
    })
  // Asked for, so that what was counted is written down.
  await service.request('GET', '/api/v1/stats/1/received', { query: { from: '2026-11-20', to: '2026-11-20' } })
  const frozen = await service.request('POST', `/api/v1/websites/${id}/frozen`, {
    form: { from: '2026-11-01', to: '2026-11-19' },
  })

  const answer = await ask()
  const files = unzip(answer.rawPayload)

  expect(answer.statusCode).toBe(200)
  expect(answer.headers).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': 'attachment; filename="porchlight-2026-11-20.zip"',
    'cache-control': 'private, no-store',
  })
  expect(Object.keys(files)).toEqual([
    'README.txt',
    'account.json',
    'keys.json',
    'websites.json',
    'audit.ndjson',
    'alerts.json',
    'frozen.ndjson',
    'devices.ndjson',
    'mails.json',
    'hits/mine.example.ndjson',
    'hits/quiet.example.ndjson',
    'received/mine.example.ndjson',
    'received/quiet.example.ndjson',
  ])
  expect(files['README.txt']).toContain('all data of owner@localhost')
  expect(JSON.parse(files['account.json'] ?? '')).toMatchObject({ email: 'owner@localhost' })
  expect(JSON.parse(files['keys.json'] ?? '')).toMatchObject([{ name: 'test', access: 'full' }])
  expect(JSON.parse(files['websites.json'] ?? '')).toMatchObject([{ domain: 'mine.example', privacy: 2 }, {}])
  expect(linesOf(files['audit.ndjson'])[0]).toMatchObject({ action: 'exported', by: 'test' })
  expect(JSON.parse(files['alerts.json'] ?? '')).toEqual({})
  expect(JSON.parse(files['mails.json'] ?? '')).toEqual([])
  expect(linesOf(files['frozen.ndjson'])).toMatchObject([{ website: 'mine.example', from_date: '2026-11-01' }])
  expect(Object.values(files).join('')).not.toContain(frozen.body.data.url.split('=')[1])
  expect(linesOf(files['hits/mine.example.ndjson'])).toMatchObject([
    { time: '2026-11-18T23:59:59.999Z', visitor: '8', name: 'sale', properties: { plan: 'pro' } },
    { time: '2026-11-19T10:00:00.250Z', visitor: '7', page: '/?q="=1+1"\n,', country: 'DE', properties: null },
  ])
  expect(files['hits/mine.example.ndjson']).toContain('"__proto__":{"a":1}')
  expect(linesOf(files['hits/quiet.example.ndjson'])).toMatchObject([{ page: '/' }])
  expect(files['received/mine.example.ndjson']).toBe('')
  expect(linesOf(files['received/quiet.example.ndjson'])).toEqual([
    { time: '2026-11-20T12:00:00Z', reason: 'bot', count: 1 },
    { time: '2026-11-20T12:00:00Z', reason: 'stored', count: 1 },
  ])
  expect(Object.values(files).join('')).not.toMatch(/scrypt|hash|password_|access_version/)
})

test('has every hit once, however many there are and however many came in one moment', async () => {
  const id = await service.addWebsite('mine.example')
  const at = (number: number) => new Date(Date.UTC(2026, 10, 18) + Math.floor(number / 1500) * 3_600_000).toISOString()
  const hits = Array.from({ length: 45_000 }, (_, number) => ({ time: at(number), page: `/${number}` }))
  await service.storeHits(id, hits)

  const files = unzip((await ask()).rawPayload)

  const pages = linesOf(files['hits/mine.example.ndjson']).map((hit) => (hit as { page: string }).page)
  expect(new Set(pages).size).toBe(45_000)
  expect(pages).toHaveLength(45_000)
})

test('says all that is kept of a hit, also what no statistic reads yet', async () => {
  const id = await service.addWebsite('mine.example')
  const kept = {
    region: 'DE:Bavaria',
    utm_source: 'letter',
    utm_medium: 'email',
    utm_term: 'lamps',
    utm_content: 'top',
    browser_version: '143',
    os_version: '11',
    model: 'SM-S928B',
    import_id: 3,
  }
  await service.storeHits(id, [{ time: '2026-11-19T10:00:00Z', ...kept }])

  const files = unzip((await ask()).rawPayload)

  expect(linesOf(files['hits/mine.example.ndjson'])).toMatchObject([kept])
  for (const name of Object.keys(kept)) expect(files['README.txt']).toContain(name)
})

test('is of the holder’s own alone', async () => {
  const other = await service.addAccount('other@example.com')
  const id = await service.addWebsite('mine.example')
  await service.storeHits(id, [{ time: '2026-11-19T10:00:00Z' }])

  const files = unzip((await ask(other)).rawPayload)

  expect(Object.keys(files).filter((name) => name.startsWith('hits/'))).toEqual([])
  expect(Object.values(files).join('')).not.toMatch(/mine\.example|owner@localhost/)
  expect((await ask('pl_unknown')).statusCode).toBe(401)
})

test('needs full access', async () => {
  const { body } = await service.request('POST', '/api/v1/account/keys', { form: { name: 'cron', access: 'read' } })

  expect((await ask(body.data.key)).statusCode).toBe(403)
})

test('goes on for one at a time of an account, and ends when nobody reads it any more', async () => {
  const id = await service.addWebsite('mine.example')
  // Nothing that a ZIP makes smaller: more than what a connection holds that nobody reads.
  const hits = Array.from({ length: 20_000 }, (_, number) => ({
    time: new Date(Date.UTC(2026, 10, 18) + number * 1000).toISOString(),
    page: `/${randomBytes(500).toString('base64')}`,
  }))
  await service.storeHits(id, hits)
  const other = await service.addAccount('other@example.com')

  const url = await service.app.listen({ host: '127.0.0.1', port: 0 })
  const leaving = new AbortController()

  await fetch(`${url}/api/v1/account/export`, {
    headers: { Authorization: `Bearer ${service.key}` },
    signal: leaving.signal,
  })
  const second = await ask()
  const others = await ask(other)
  leaving.abort()

  expect(second.statusCode).toBe(429)
  expect(second.headers['retry-after']).toBe('60')
  expect(others.statusCode).toBe(200)
  await vi.waitFor(async () => expect((await ask()).statusCode).toBe(200), { timeout: 10_000 })
})
