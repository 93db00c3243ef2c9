import { startService, type TestService } from '#test/support/service.ts'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

let service: TestService
beforeEach(async () => {
  service = await startService({ now: '2026-11-20T12:00:00Z', environment: { BASE_URL: 'https://stats.example' } })
})
afterEach(() => service.stop())

const make = (form: Record<string, string>, key = service.key) =>
  service.request('POST', '/api/v1/account/keys', { form: { name: 'laptop', ...form }, key })
const revoke = (id: number, key = service.key) => service.request('DELETE', `/api/v1/account/keys/${id}`, { key })
const list = async (key = service.key) =>
  (await service.request('GET', '/api/v1/account/keys', { key })).body.data as Record<string, unknown>[]

test('an account says whose it is and with which key it was asked', async () => {
  const { status, body } = await service.request('GET', '/api/v1/account')

  expect(status).toBe(200)
  expect(body.data).toEqual({
    email: 'owner@localhost',
    created_at: '2026-11-20T12:00:00Z',
    key: {
      id: 1,
      name: 'test',
      hint: `${service.key.slice(0, 7)}…`,
      access: 'full',
      created_at: '2026-11-20T12:00:00Z',
      last_used_at: null,
      expires_at: null,
    },
  })
})

describe('a key that is made', () => {
  test('is shown this once, signs in, and is listed without being revealed', async () => {
    const { status, headers, body } = await make({ access: 'read', expires_at: '2026-12-20T12:00:00.5+00:00' })
    expect(status).toBe(422)
    expect(body.errors).toEqual({ expires_at: [expect.any(String)] })

    const made = await make({ access: 'read', expires_at: '2026-12-20T12:00:00.5Z' })
    const { key, ...listed } = made.body.data

    expect(made.status).toBe(201)
    expect(headers['location']).toBeUndefined()
    expect(made.headers['location']).toBe('https://stats.example/api/v1/account/keys/2')
    expect(key).toMatch(/^pl_[\w-]{43}$/)
    expect(listed).toMatchObject({ id: 2, name: 'laptop', access: 'read', expires_at: '2026-12-20T12:00:00Z' })
    expect((await service.request('GET', '/api/v1/websites', { key })).status).toBe(200)
    const keys = await list()
    expect(keys.map(({ id }) => id)).toEqual([2, 1])
    expect(keys[0]).toEqual({ ...listed, last_used_at: '2026-11-20T12:00:00Z' })
    expect(JSON.stringify(keys)).not.toMatch(/hash|account_id/)
  })

  test('takes JSON as well, and empty fields of a form as not sent', async () => {
    const json = await service.request('POST', '/api/v1/account/keys', {
      body: JSON.stringify({ name: ' cron ', access: 'read' }),
      headers: { 'content-type': 'application/json' },
    })
    const form = await make({ expires_at: '' })

    expect(json.body.data).toMatchObject({ name: 'cron', access: 'read', expires_at: null })
    expect(form.body.data).toMatchObject({ access: 'full', expires_at: null })
  })

  test.each([
    ['without a name', { name: ' ' }, 'name'],
    ['with a name of two lines', { name: 'a\nb' }, 'name'],
    ['with a name that is too long', { name: 'a'.repeat(101) }, 'name'],
    ['with another access', { access: 'admin' }, 'access'],
    ['that expired before', { expires_at: '2026-11-20T12:00:00Z' }, 'expires_at'],
    ['with a moment that is none', { expires_at: 'tomorrow' }, 'expires_at'],
  ])('%s is refused', async (_, form, field) => {
    const { status, body } = await make(form)

    expect(status).toBe(422)
    expect(Object.keys(body.errors)).toEqual([field])
  })

  test('says how to write what is missing or no time', async () => {
    const { body } = await make({ name: '', expires_at: '2026-12-20' })

    expect(body.errors).toEqual({
      name: ['The name field is required.'],
      expires_at: ['The expires_at field must be a time in UTC, such as 2026-11-20T17:33:00Z.'],
    })
  })

  test('may be one of a hundred', async () => {
    for (let keys = 1; keys < 100; keys += 1) await make({})

    expect((await make({})).body.errors).toEqual({ name: [expect.stringContaining('100 keys already')] })
  })
})

describe('a key that only reads', () => {
  let reading: string
  let id: number
  beforeEach(async () => {
    reading = (await make({ access: 'read' })).body.data.key
    id = await service.addWebsite('mine.example', { privacy: 1 })
  })

  test.each([
    ['/api/v1/websites', {}],
    ['/api/v1/websites/1', {}],
    ['/api/v1/stats/1', { name: 'page', from: '2026-11-01', to: '2026-11-20' }],
    ['/api/v1/account', {}],
    ['/api/v1/account/keys', {}],
    ['/api/v1/account/audit', {}],
  ])('reads %s', async (path, query) => {
    expect((await service.request('GET', path, { query, key: reading })).status).toBe(200)
  })

  test('may ask what rules would do, as that changes nothing', async () => {
    const { status } = await service.request('POST', `/api/v1/websites/${id}/preview`, { form: {}, key: reading })

    expect(status).toBe(200)
  })

  test.each([
    ['POST', '/api/v1/websites', { domain: 'more.example' }],
    ['PUT', '/api/v1/websites/1', { privacy: 0 }],
    ['PUT', '/api/v1/websites/99', { privacy: 0 }],
    ['DELETE', '/api/v1/websites/1', {}],
    ['POST', '/api/v1/websites/1/check', {}],
    ['POST', '/api/v1/account/keys', { name: 'more' }],
    ['DELETE', '/api/v1/account/keys/1', {}],
    ['DELETE', '/api/v1/account', { email: 'owner@localhost' }],
  ] as const)('changes nothing: %s %s', async (method, path, form) => {
    const { status, body } = await service.request(method, path, { form, key: reading })

    expect(status).toBe(403)
    expect(body).toEqual({ message: 'This key only reads. This needs a key with full access.' })
    expect((await service.request('GET', '/api/v1/websites')).body.data).toMatchObject([{ privacy: 1 }])
    expect(await list()).toHaveLength(2)
  })
})

describe('a key that expires', () => {
  test('is nobody’s from then on, and its holder sees that it was tried', async () => {
    const { key } = (await make({ expires_at: '2026-11-21T12:00:00Z' })).body.data
    service.moveTo('2026-11-21T11:59:59Z')
    const before = await service.request('GET', '/api/v1/websites', { key })
    service.moveTo('2026-11-21T12:00:00Z')

    const after = await service.request('GET', '/api/v1/websites', { key })
    const again = await service.request('GET', '/api/v1/websites', { key })
    const unknown = await service.request('GET', '/api/v1/websites', { key: 'pl_unknown' })

    expect(before.status).toBe(200)
    expect(after.status).toBe(401)
    expect({ ...after.body, status: again.status }).toEqual({ ...unknown.body, status: 401 })
    const { data } = (await service.request('GET', '/api/v1/account/audit')).body
    expect(data.filter(({ action }: { action: string }) => action === 'key_refused')).toMatchObject([
      { by: null, about: { key: 'laptop' } },
    ])
  })

  test('is listed for 30 days more', async () => {
    await make({ expires_at: '2026-11-21T12:00:00Z' })
    service.moveTo('2026-12-21T11:00:00Z')
    await make({ name: 'second' })
    const then = await list()
    service.moveTo('2026-12-21T13:00:00Z')
    await make({ name: 'third' })

    expect(then.map(({ name }) => name)).toEqual(['second', 'laptop', 'test'])
    expect((await list()).map(({ name }) => name)).toEqual(['third', 'second', 'test'])
  })
})

describe('revoking', () => {
  test('ends a key at once, even the one that asks', async () => {
    const { key } = (await make({})).body.data

    const { status } = await revoke(1)

    expect(status).toBe(204)
    expect((await service.request('GET', '/api/v1/websites')).status).toBe(401)
    expect((await service.request('GET', '/api/v1/websites', { key })).status).toBe(200)
  })

  test('leaves the last key with full access, so that nobody locks themselves out', async () => {
    await make({ access: 'read' })
    await make({ expires_at: '2026-11-21T12:00:00Z' })
    service.moveTo('2026-11-22T12:00:00Z')

    const last = await revoke(1)

    expect(last.status).toBe(422)
    expect(last.body.message).toBe('This is the last key with full access. Make another one first.')
    expect((await revoke(2)).status).toBe(204)
    expect((await revoke(3)).status).toBe(204)
    expect((await revoke(3)).status).toBe(404)
  })

  test('of the last two at once leaves one', async () => {
    const { key } = (await make({})).body.data

    const answers = await Promise.all([revoke(1, key), revoke(2)])

    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([204, 422])
  })

  test('another holder’s key is answered as if it were not there', async () => {
    const other = await service.addAccount('other@example.com')

    const foreign = await revoke(1, other)
    const absent = await revoke(99, other)

    expect(foreign).toMatchObject({ status: 404, body: absent.body })
    expect(await list(other)).toHaveLength(1)
    expect((await list()).map(({ id }) => id)).toEqual([1])
  })
})
