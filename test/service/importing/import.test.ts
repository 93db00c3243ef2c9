import { readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { ImportSummary } from '#service/importing/ImportSummary.ts'
import { ImportedWebsite } from '#service/importing/controlRoutes.ts'
import { firefox, line } from './logLine.ts'
import { type ControlledService, startControlledService } from '#test/support/control.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'

let service: ControlledService
beforeEach(async () => {
  service = await startControlledService({ now: '2026-11-20T12:00:00Z' })
})
afterEach(() => service.stop())

const track = (domain: string, account?: string) =>
  service.control.ask(ImportedWebsite, 'PUT', '/websites', { json: { domain, account } })

const send = (website: number, ...chunks: (string | Buffer)[]) =>
  service.control.ask(ImportSummary, 'POST', `/websites/${website}/history?name=access.log`, {
    bytes: Readable.from(chunks.map((chunk) => Buffer.from(chunk))),
  })

async function rows(website: number, name: string, from: string, to = from): Promise<[string, number][]> {
  const answer = await service.request('GET', `/api/v1/stats/${website}`, { query: { name, from, to, per_page: 10 } })
  return answer.body.data.map(({ value, count }: { value: string; count: number }) => [value, count])
}

test('a real log: what is taken, what is left out and why, and what the statistics then are', async () => {
  const log = await readFile(new URL('apache-access.log', import.meta.url))
  const website = await track('semicomplete.com')
  await service.request('PUT', `/api/v1/websites/${website.id}`, { form: { timezone: 'UTC' } })

  const summary = await send(website.id, log)

  expect(summary).toEqual({
    id: 1,
    format: 'combined',
    lines: 210,
    taken: 32,
    left_out: { page: 142, method: 7, status: 4, bot: 24, malformed: 1 },
    first_malformed: 188,
    days: { first: '2015-05-17', last: '2015-05-20' },
    visitors: 32,
    collected: 0,
  })
  expect(await rows(website.id, 'pageviews', '2015-05-17', '2015-05-20')).toEqual([
    ['2015-05-19', 13],
    ['2015-05-18', 8],
    ['2015-05-20', 8],
    ['2015-05-17', 3],
  ])
  expect(await rows(website.id, 'device', '2015-05-17', '2015-05-20')).toEqual([['desktop', 32]])
})

test('the website is made for the owner when it is not tracked', async () => {
  const made = await track('https://www.Example.com/path')
  const found = await track('example.com')

  const answer = await service.request('GET', `/api/v1/websites/${made.id}`)
  expect(made).toEqual({ id: 1, domain: 'example.com', created: true })
  expect(found).toEqual({ id: 1, domain: 'example.com', created: false })
  expect(answer.body.data).toMatchObject({ domain: 'example.com', last_hit_at: null })
})

test('an account that is named must exist, and must be the website’s', async () => {
  await service.addAccount('other@example.com')
  await track('example.com')

  await expect(track('example.net', 'nobody@example.com')).rejects.toThrow(
    'There is no account nobody@example.com. "porchlight accounts add nobody@example.com" makes it.',
  )
  await expect(track('example.com', 'other@example.com')).rejects.toThrow("example.com is another account's website.")
  await expect(track('exa mple')).rejects.toThrow('The domain field must be a host name such as example.com.')
})

test.each([
  ['an image', { request: 'GET /logo.png HTTP/1.1' }, 'page'],
  ['a form that is sent', { request: 'POST / HTTP/1.1' }, 'method'],
  ['what is no HTTP', { request: String.raw`\x16\x03\x01` }, 'method'],
  ['a redirect', { status: 301 }, 'status'],
  ['an error', { status: 404 }, 'status'],
  ['a bot', { agent: 'Googlebot/2.1 (+http://www.google.com/bot.html)' }, 'bot'],
  ['no user agent', { agent: '-' }, 'bot'],
  ['an excluded address', { address: '198.51.100.9' }, 'ip'],
  ['the future', { time: '20/Nov/2026:12:02:00 +0000' }, 'time'],
  ['a clock that was never set', { time: '01/Jan/1970:00:00:00 +0000' }, 'time'],
  ['a proxy’s tunnel', { request: 'GET example.net:443 HTTP/1.1' }, 'url'],
  ['another format', { time: 'yesterday' }, 'malformed'],
])('%s is left out', async (_what, fields, reason) => {
  const website = await service.addWebsite('example.com', { exclude_ips: '198.51.100.0/24' })

  const summary = await send(website, line(fields))

  expect(summary).toMatchObject({ lines: 1, taken: 0, left_out: { [reason]: 1 }, days: null })
})

test.each([
  ['204', { status: 204 }],
  ['304, which a browser’s cache brings about', { status: 304 }],
  ['a whole address', { request: 'GET http://example.com/ HTTP/1.1' }],
  ['a clock slightly ahead', { time: '20/Nov/2026:12:00:30 +0000' }],
])('%s counts', async (_what, fields) => {
  const website = await service.addWebsite('example.com')

  const summary = await send(website, line(fields))

  expect(summary).toMatchObject({ lines: 1, taken: 1, left_out: {} })
})

test('pages, referrers and campaigns are read as collecting reads them; times are the log’s', async () => {
  const website = await service.addWebsite('example.com', { timezone: 'Europe/Berlin', exclude_params: 'sid' })

  await send(
    website,
    line({ request: 'GET /caf%C3%A9?sid=1&b=2&utm_campaign=spring HTTP/2.0', referrer: 'https://www.example.org/x' }),
    line({
      request: 'GET /next HTTP/2.0',
      referrer: 'https://example.com/caf%C3%A9',
      time: '19/Nov/2026:10:01:00 +0000',
    }),
    line({ time: '19/Nov/2026:23:30:00 +0000' }),
  )

  expect(await rows(website, 'page', '2026-11-19')).toEqual([
    ['/café?b=2', 1],
    ['/next', 1],
  ])
  expect(await rows(website, 'landing_page', '2026-11-19')).toEqual([['/café?b=2', 1]])
  expect(await rows(website, 'referrer', '2026-11-19')).toEqual([['example.org', 1]])
  expect(await rows(website, 'campaign', '2026-11-19')).toEqual([['spring', 1]])
  expect(await rows(website, 'browser', '2026-11-19')).toEqual([['Firefox', 1]])
  expect(await rows(website, 'visitors', '2026-11-19', '2026-11-20')).toEqual([
    ['2026-11-19', 1],
    ['2026-11-20', 1],
  ])
})

test('a visitor of one day is one, wherever in the log; another address is another', async () => {
  const website = await service.addWebsite('example.com')

  const summary = await send(
    website,
    line({ time: '01/Mar/2026:10:00:00 +0000' }),
    line({ address: '2001:db8::1', time: '01/Mar/2026:09:00:00 +0000' }),
    line({ time: '01/Mar/2026:08:00:00 +0000' }),
  )

  expect(summary).toMatchObject({ taken: 3, visitors: 2 })
})

test('an import of today’s log knows the visitors that the script has counted today', async () => {
  const website = await service.addWebsite('example.com')
  await service.request('POST', '/api/event', {
    body: JSON.stringify({ n: 'pageview', u: 'https://example.com/', d: 'example.com' }),
    headers: { 'content-type': 'text/plain', 'user-agent': firefox },
    key: null,
  })

  const summary = await send(
    website,
    line({ address: '127.0.0.1', time: '20/Nov/2026:11:59:00 +0000' }),
    line({ address: '127.0.0.1', time: '20/Nov/2026:12:00:30 +0000' }),
  )

  expect(summary).toMatchObject({ taken: 2, visitors: 1, collected: 1 })
  expect(await rows(website, 'visitors', '2026-11-20')).toEqual([['2026-11-20', 1]])
})

test('the last hit is the latest in the log, and never moves back', async () => {
  const website = await service.addWebsite('example.com')
  const lastHit = async () => (await service.request('GET', `/api/v1/websites/${website}`)).body.data.last_hit_at

  await send(website, line({ time: '19/Nov/2026:10:00:00 +0100' }), line({ time: '18/Nov/2026:10:00:00 +0100' }))
  const after = await lastHit()
  await send(website, line({ time: '01/Nov/2026:10:00:00 +0100' }))

  expect(after).toBe('2026-11-19T09:00:00Z')
  expect(await lastHit()).toBe('2026-11-19T09:00:00Z')
})

test('tens of thousands of lines in pieces that end anywhere are all counted', async () => {
  const website = await service.addWebsite('example.com')
  const log = Buffer.from(line().repeat(25_000) + '\nnonsense\n' + line())
  const pieces = Array.from({ length: Math.ceil(log.length / 9973) }, (_, n) => log.subarray(n * 9973, (n + 1) * 9973))

  const summary = await send(website, ...pieces)

  expect(summary).toMatchObject({ lines: 25_002, taken: 25_001, visitors: 1, first_malformed: 25_002 })
  expect(await rows(website, 'pageviews', '2026-11-19')).toEqual([['2026-11-19', 25_001]])
})

test('of a connection that breaks off, what came is stored', async () => {
  const website = await service.addWebsite('example.com')
  async function* broken() {
    // More than fits between the two ends, so that some of it has arrived when the rest does not come.
    for (let piece = 0; piece < 100; piece += 1) yield Buffer.from(line().repeat(1000))
    throw new Error('gone')
  }

  const imported = service.control.ask(ImportSummary, 'POST', `/websites/${website}/history?name=access.log`, {
    bytes: Readable.from(broken()),
  })

  await expect(imported).rejects.toThrow('The service stopped before this was done.')
  await expect.poll(async () => (await rows(website, 'pageviews', '2026-11-19'))[0]?.[1]).toBeGreaterThan(10_000)
})

test('a website that is not there takes no log', async () => {
  await expect(send(7, line())).rejects.toThrow('There is no such website.')
})
