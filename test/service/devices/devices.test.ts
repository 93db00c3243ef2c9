import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { startService, type TestService } from '#test/support/service.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'

let service: TestService
let id: number
beforeEach(async () => {
  service = await startService({ now: '2026-11-20T12:00:00Z', environment: { TRUST_PROXY: '127.0.0.1' } })
  id = await service.addWebsite('mine.example')
})
afterEach(() => service.stop())

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0'

/** What the service answers to a hit of a browser with this mark: why it was left out, `undefined` where it was stored. */
async function visit(mark?: string, domains = 'mine.example'): Promise<unknown> {
  const [domain = ''] = domains.split(',')
  const body = JSON.stringify({ n: 'pageview', u: `https://${domain}/`, d: domains, o: mark })
  const headers = { 'content-type': 'text/plain', 'user-agent': firefox }
  const answer = await service.request('POST', '/api/event', { key: null, body, headers })
  expect(answer.status).toBe(202)
  return answer.headers['x-dropped']
}

const at = (path = '', website = id) => `/api/v1/websites/${website}/devices${path}`

async function makeToken(website = id): Promise<string> {
  const answer = await service.request('POST', at('/link', website))
  expect(answer.status).toBe(201)
  return answer.body.data.url.split('=')[1]
}

const listed = async () => (await service.request('GET', at())).body.data

test('a link marks the browsers that open it, which are then not counted', async () => {
  const { status, body } = await service.request('POST', at('/link'))
  expect(status).toBe(201)
  expect(body.data).toEqual({
    url: expect.stringMatching(/^https:\/\/mine\.example\/#porchlight-own=plo_[\w-]{43}$/),
    expires_at: '2026-11-20T13:00:00Z',
  })
  const token = body.data.url.split('=')[1]

  expect(await visit(`${token}.0.25`)).toBe('own')
  expect(await visit(`${token}.0.25`)).toBe('own')
  expect(await visit(`${token}.0.75`)).toBe('own')
  expect(await visit()).toBeUndefined()

  const device = { browser: 'Firefox', os: 'Windows', created_at: '2026-11-20T12:00:00Z' }
  expect(await listed()).toEqual([
    { id: 2, ...device },
    { id: 1, ...device },
  ])
})

test('a marked browser stays so when its link is over, and no other becomes one', async () => {
  const token = await makeToken()
  await visit(`${token}.0.1`)

  service.moveTo('2026-11-20T13:00:00Z')

  expect(await visit(`${token}.0.1`)).toBe('own')
  expect(await visit(`${token}.0.2`)).toBeUndefined()
})

test('a new link ends the one before', async () => {
  const before = await makeToken()
  const after = await makeToken()

  expect(await visit(`${before}.0.1`)).toBeUndefined()
  expect(await visit(`${after}.0.1`)).toBe('own')
})

test('what is taken off the list counts again, and the link brings nothing back', async () => {
  const token = await makeToken()
  await visit(`${token}.0.1`)
  await visit(`${token}.0.2`)

  expect((await service.request('DELETE', at('/1'))).status).toBe(204)
  expect(await visit(`${token}.0.1`)).toBeUndefined()
  expect(await visit(`${token}.0.2`)).toBe('own')
  expect((await service.request('DELETE', at('/1'))).status).toBe(404)

  expect((await service.request('DELETE', at())).status).toBe(204)
  expect(await visit(`${token}.0.2`)).toBeUndefined()
  expect(await listed()).toEqual([])
})

test('a website has only so many', async () => {
  const token = await makeToken()
  for (let number = 0; number < 20; number += 1) expect(await visit(`${token}.${number}`)).toBe('own')

  expect(await visit(`${token}.20`)).toBeUndefined()
  expect(await listed()).toHaveLength(20)
  const { status, body } = await service.request('POST', at('/link'))
  expect({ status, message: body.message }).toEqual({
    status: 422,
    message: 'A website has 20 browsers of its own at most. Remove one first.',
  })
})

test('hits of one browser that come at the same time list it once', async () => {
  const token = await makeToken()

  const answers = await Promise.all(Array.from({ length: 10 }, () => visit(`${token}.0.1`)))

  expect(new Set(answers)).toEqual(new Set(['own']))
  expect(await listed()).toHaveLength(1)
})

test('a link of one website marks nothing on another', async () => {
  const other = await service.addAccount('other@example.com')
  await service.addWebsite('other.example', {}, other)
  const token = await makeToken()

  expect(await visit(`${token}.0.1`, 'other.example')).toBeUndefined()
  expect(await listed()).toEqual([])
})

test('a page of several websites counts for none of them', async () => {
  await service.addWebsite('second.example')
  const token = await makeToken()

  expect(await visit(`${token}.0.1`, 'second.example,mine.example')).toBe('own')
})

test.each(['x', 'plo_x.0.1', `plo_${'a'.repeat(43)}`, `plo_${'a'.repeat(43)}.0.1`, `plo_${'a'.repeat(43)}.__proto__`])(
  'counts a browser whose mark nobody gave: %s',
  async (mark) => {
    await makeToken()

    expect(await visit(mark)).toBeUndefined()
  },
)

test('neither the link nor a mark is on disk', async () => {
  const token = await makeToken()
  await visit(`${token}.0.1357`)
  await visit('plo_unknown.0.2468')

  const files = await readdir(service.folder, { recursive: true, withFileTypes: true })
  const contents = await Promise.all(
    files.filter((file) => file.isFile()).map((file) => readFile(join(file.parentPath, file.name), 'latin1')),
  )

  expect(contents.length).toBeGreaterThan(3)
  for (const secret of [token, '0.1357', '0.2468']) expect(contents.some((text) => text.includes(secret))).toBe(false)
})

test('what was done is in the log of the account', async () => {
  await makeToken()

  const { body } = await service.request('GET', '/api/v1/account/audit')

  expect(body.data[0]).toMatchObject({
    action: 'website_changed',
    about: { website: 'mine.example', fields: ['own_devices'] },
  })
})

test.each([
  ['8.8.8.8', { address: '8.8.8.8', network: '8.8.8.8', local: false }],
  ['2606:4700::ABCD:0:7', { address: '2606:4700::abcd:0:7', network: '2606:4700:0:0::/64', local: false }],
  ['192.168.1.7', { address: '192.168.1.7', network: '192.168.1.7', local: true }],
  ['unknown', { address: '', network: '', local: true }],
])('an owner is told which address the service sees: %s', async (from, expected) => {
  const { body } = await service.request('GET', '/api/v1/address', { headers: { 'x-forwarded-for': from } })

  expect(body).toEqual({ data: expected })
})

test('what an owner is told to exclude leaves them out', async () => {
  const headers = { 'x-forwarded-for': '2606:4700::7' }
  const { body } = await service.request('GET', '/api/v1/address', { headers })
  await service.request('PUT', `/api/v1/websites/${id}`, { form: { exclude_ips: body.data.network } })

  const hit = JSON.stringify({ n: 'pageview', u: 'https://mine.example/', d: 'mine.example' })
  const from = (address: string) =>
    service.request('POST', '/api/event', {
      key: null,
      body: hit,
      headers: { 'content-type': 'text/plain', 'user-agent': firefox, 'x-forwarded-for': address },
    })

  expect((await from('2606:4700::ffff:8')).headers['x-dropped']).toBe('ip')
  expect((await from('2606:4700:0:1::8')).headers['x-dropped']).toBeUndefined()
})

test('nobody without a key is told an address', async () => {
  expect((await service.request('GET', '/api/v1/address', { key: null })).status).toBe(401)
})
