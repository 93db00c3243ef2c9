import { startService, type TestService } from '#test/support/service.ts'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

let service: TestService
let other: string
beforeEach(async () => {
  service = await startService({ now: '2026-11-20T12:00:00Z' })
  other = await service.addAccount('other@example.com')
})
afterEach(() => service.stop())

const range = { name: 'page', from: '2026-11-01', to: '2026-11-20' }

describe('two holders', () => {
  test('see their own websites alone', async () => {
    await service.addWebsite('mine.example')
    await service.addWebsite('theirs.example', {}, other)

    const mine = await service.request('GET', '/api/v1/websites')
    const theirs = await service.request('GET', '/api/v1/websites', { key: other })

    expect(mine.body.data).toMatchObject([{ domain: 'mine.example' }])
    expect(theirs.body.data).toMatchObject([{ domain: 'theirs.example' }])
    expect(theirs.body.meta.total).toBe(1)
  })

  test.each([
    ['GET', '/api/v1/websites/1'],
    ['PUT', '/api/v1/websites/1'],
    ['DELETE', '/api/v1/websites/1'],
    ['GET', '/api/v1/stats/1'],
  ] as const)('%s %s of the other is answered as if it were not there', async (method, path) => {
    await service.addWebsite('mine.example')
    const options = method === 'PUT' ? { form: { favorite: 1 } } : path.includes('stats') ? { query: range } : {}

    const foreign = await service.request(method, path, { ...options, key: other })
    const absent = await service.request(method, path.replace('/1', '/99'), { ...options, key: other })

    expect(foreign.status).toBe(404)
    expect(foreign.body).toEqual(absent.body)
    expect((await service.request('GET', '/api/v1/websites/1')).body.data.favorite).toBe(0)
  })
})

describe('a key', () => {
  test.each([
    ['missing', null, {}],
    ['unknown', 'pl_unknown', {}],
    ['of another scheme', null, { authorization: 'Basic b3duZXI6a2V5' }],
    ['empty', null, { authorization: 'Bearer ' }],
  ])('that is %s is a 401', async (_, key, headers) => {
    const { status, headers: answered, body } = await service.request('GET', '/api/v1/websites', { key, headers })

    expect(status).toBe(401)
    expect(body).toEqual({ message: 'Unauthenticated.' })
    expect(answered['www-authenticate']).toBe('Bearer')
  })

  test.each([
    ['POST', '/api/v1/websites'],
    ['PUT', '/api/v1/websites/1'],
    ['DELETE', '/api/v1/websites/1'],
  ] as const)('is needed to %s %s', async (method, path) => {
    await service.addWebsite('mine.example')

    const { status } = await service.request(method, path, { key: null, form: { domain: 'x.example' } })

    expect(status).toBe(401)
  })

  test('that was revoked is unknown', async () => {
    const [first] = await service.keys.listAll()
    await service.keys.revoke(first?.id ?? 0)

    expect((await service.request('GET', '/api/v1/websites')).status).toBe(401)
  })

  test('is stored as a hash alone, and when it was used last is known', async () => {
    await service.request('GET', '/api/v1/websites')

    const keys = await service.keys.listAll()

    expect(JSON.stringify(keys)).not.toContain(service.key)
    expect(keys[0]).toMatchObject({ email: 'owner@localhost', last_used_at: '2026-11-20T12:00:00Z' })
    expect(keys[1]?.last_used_at).toBeNull()
  })
})
