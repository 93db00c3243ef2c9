import { startService, type TestService } from '#test/support/service.ts'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

let service: TestService
beforeEach(async () => {
  service = await startService({ now: '2026-11-20T12:00:00Z' })
})
afterEach(() => service.stop())

const remove = (form: Record<string, string>, key = service.key) =>
  service.request('DELETE', '/api/v1/account', { form, key })

describe('deleting an account', () => {
  test('takes its websites, hits, keys and log with it, and leaves the others’', async () => {
    const other = await service.addAccount('other@example.com')
    const mine = await service.addWebsite('mine.example')
    const theirs = await service.addWebsite('theirs.example', {}, other)
    for (const id of [mine, theirs]) await service.storeHits(id, [{ time: '2026-11-20T11:00:00Z' }])

    const { status } = await remove({ email: ' Owner@LOCALHOST ' })

    expect(status).toBe(204)
    expect((await service.request('GET', '/api/v1/account')).status).toBe(401)
    expect((await service.request('GET', `/api/v1/stats/${mine}`, { key: null })).status).toBe(422)
    expect(await service.hits.websites()).toEqual([theirs])
    expect(await service.accounts.list()).toMatchObject([{ email: 'other@example.com', websites: 1, keys: 1 }])
    expect((await service.request('GET', '/api/v1/websites', { key: other })).body.meta.total).toBe(1)
    const again = await service.addAccount('owner@localhost')
    const { body } = await service.request('GET', '/api/v1/account/audit', { key: again })
    expect(body.data).toMatchObject([{ action: 'key_first_used' }])
    expect((await service.request('GET', '/api/v1/websites', { key: again })).body.meta.total).toBe(0)
  })

  test.each([
    ['without its address', {}],
    ['with another address', { email: 'other@example.com' }],
    ['with nothing', { email: '' }],
  ])('%s deletes nothing', async (_, form) => {
    await service.addWebsite('mine.example')

    const { status, body } = await remove(form)

    expect(status).toBe(422)
    expect(Object.keys(body.errors)).toEqual(['email'])
    expect((await service.request('GET', '/api/v1/websites')).body.meta.total).toBe(1)
  })

  test('takes JSON as well', async () => {
    const { status } = await service.request('DELETE', '/api/v1/account', {
      body: JSON.stringify({ email: 'owner@localhost' }),
      headers: { 'content-type': 'application/json' },
    })

    expect(status).toBe(204)
  })

  test('needs a key', async () => {
    const { status } = await service.request('DELETE', '/api/v1/account', {
      form: { email: 'owner@localhost' },
      key: null,
    })

    expect(status).toBe(401)
    expect(await service.accounts.list()).toHaveLength(1)
  })
})
