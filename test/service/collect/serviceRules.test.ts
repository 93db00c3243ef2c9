import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { startService, type TestService } from '#test/support/service.ts'

const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'

let service: TestService
const folders: string[] = []

afterEach(async () => {
  await service?.stop()
  await Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true })))
})

const start = async (environment: Record<string, string>) => {
  service = await startService({ environment })
  await service.addWebsite('example.com')
}

/** Why a hit with these headers and fields was left out; undefined when it was stored. */
async function leftOut(headers: Record<string, string>, fields: Record<string, unknown> = {}) {
  const answer = await service.request('POST', '/api/event', {
    body: JSON.stringify({ n: 'pageview', u: 'https://example.com/', d: 'example.com', ...fields }),
    headers: { 'content-type': 'text/plain', 'user-agent': userAgent, ...headers },
    key: null,
  })
  expect(answer.status).toBe(202)
  return answer.headers['x-dropped']
}

const gpc = { 'sec-gpc': '1' }
const dnt = { dnt: '1' }

test.each([
  ['', 'gpc', undefined],
  ['gpc', 'gpc', undefined],
  ['dnt', undefined, 'dnt'],
  ['gpc,dnt', 'gpc', 'dnt'],
  ['none', undefined, undefined],
])('with RESPECT=%s Global Privacy Control is left out as %s, Do Not Track as %s', async (RESPECT, byGpc, byDnt) => {
  await start({ RESPECT })

  expect(await leftOut(gpc)).toBe(byGpc)
  expect(await leftOut(dnt)).toBe(byDnt)
  expect(await leftOut({ 'sec-gpc': '0', dnt: '0' })).toBeUndefined()
})

test.each([
  ['a pixel', 'GET', '/api/pixel.gif?d=example.com&u=https%3A%2F%2Fexample.com%2F', undefined],
  [
    'Umami’s clients',
    'POST',
    '/api/send',
    { type: 'event', payload: { website: 'example.com', hostname: 'example.com', url: '/' } },
  ],
] as const)('the wish is respected of %s as well', async (_what, method, path, body) => {
  await start({})

  const answer = await service.request(method, path, {
    headers: { 'user-agent': userAgent, 'content-type': 'application/json', ...gpc },
    ...(body && { body: JSON.stringify(body) }),
    key: null,
  })

  expect(answer.headers['x-dropped']).toBe('gpc')
  expect(await service.hits.read('SELECT count() AS hits FROM hits', {})).toEqual([{ hits: 0 }])
})

test('the interface’s description names every reason', async () => {
  await start({})

  const { body } = await service.request('GET', '/api/v1/openapi.json')

  expect(body.paths['/api/event'].post.description).toMatch(/X-Dropped says why: .*gpc, dnt, bot, ip, spam/)
})

test('nothing is kept of somebody whose wish is respected', async () => {
  await start({})

  await leftOut(gpc)
  await leftOut({})

  expect(await service.hits.read('SELECT count() AS hits, uniqExact(visitor) AS visitors FROM hits', {})).toEqual([
    { hits: 1, visitors: 1 },
  ])
})

test('an owner’s list of spam holds at once, and when it changes', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'porchlight-spam-'))
  folders.push(folder)
  const file = join(folder, 'spam.txt')
  await writeFile(file, 'spam.example\n')
  await start({ REFERRER_SPAM: file, LOG_LEVEL: 'silent' })
  const from = (host: string) => leftOut({}, { r: `https://www.${host}/` })

  expect(await from('spam.example')).toBe('spam')
  expect(await from('semalt.com')).toBe('spam')
  expect(await from('example.org')).toBeUndefined()
  await writeFile(file, 'example.org\n!semalt.com\n')
  await expect.poll(() => from('example.org'), { timeout: 10_000 }).toBe('spam')
  expect(await from('spam.example')).toBeUndefined()
  expect(await from('semalt.com')).toBeUndefined()
})

test('a list of spam that cannot be read keeps the service from starting, and says why', async () => {
  await expect(startService({ environment: { REFERRER_SPAM: '/nowhere/spam.txt' } })).rejects.toThrow(
    'REFERRER_SPAM: /nowhere/spam.txt cannot be read: ENOENT',
  )
})
