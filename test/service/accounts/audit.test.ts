import { startService, type TestService } from '#test/support/service.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'

let service: TestService
beforeEach(async () => {
  service = await startService({ now: '2026-11-20T12:00:00Z' })
})
afterEach(() => service.stop())

const audit = (key = service.key, query = {}) => service.request('GET', '/api/v1/account/audit', { key, query })

test('says what was done, by which key and to what, newest first', async () => {
  const id = await service.addWebsite('mine.example')
  const change = (form: Record<string, string | number>) => service.request('PUT', `/api/v1/websites/${id}`, { form })
  await change({ privacy: 2, password: 'a lamp', exclude_bots: 0, timezone: 'UTC' })
  await change({ favorite: 1 })
  await change({ password: 'another lamp' })
  await service.request('POST', '/api/v1/account/keys', { form: { name: 'laptop' } })
  await service.request('DELETE', '/api/v1/account/keys/2')
  await service.request('DELETE', `/api/v1/websites/${id}`)

  const { status, body } = await audit()

  expect(status).toBe(200)
  expect(body.data.map(({ action, by, about }: Record<string, unknown>) => [action, by, about])).toEqual([
    ['website_deleted', 'test', { website: 'mine.example' }],
    ['key_revoked', 'test', { key: 'laptop' }],
    ['key_made', 'test', { key: 'laptop' }],
    ['website_changed', 'test', { website: 'mine.example', fields: ['password'] }],
    ['website_changed', 'test', { website: 'mine.example', fields: expect.arrayContaining(['privacy', 'password']) }],
    ['website_created', 'test', { website: 'mine.example' }],
    ['key_first_used', 'test', { key: 'test' }],
  ])
  expect(body.data[0]).toMatchObject({ id: 7, at: '2026-11-20T12:00:00Z' })
  expect(JSON.stringify(body.data)).not.toMatch(/lamp|127\.0\.0\.1/)
})

test('has what is shared, and the links that show frozen numbers', async () => {
  const id = await service.addWebsite('mine.example')
  await service.request('PUT', `/api/v1/websites/${id}`, { form: { share_minimum: 5, share_embed: 1 } })
  await service.request('POST', `/api/v1/websites/${id}/frozen`, { form: { from: '2026-11-01', to: '2026-11-19' } })
  await service.request('DELETE', `/api/v1/websites/${id}/frozen/1`)

  const { body } = await audit()

  expect(body.data.slice(0, 3)).toMatchObject([
    { action: 'website_changed', about: { fields: ['frozen_links'] } },
    { action: 'website_changed', about: { fields: ['frozen_links'] } },
    { action: 'website_changed', about: { website: 'mine.example', fields: ['share_minimum', 'share_embed'] } },
  ])
})

test('is read page by page', async () => {
  for (let website = 0; website < 12; website += 1) await service.addWebsite(`w${website}.example`)

  const second = await audit(service.key, { per_page: 10, page: 2 })

  expect(second.body.meta).toMatchObject({ current_page: 2, total: 13, last_page: 2 })
  expect(second.body.data).toHaveLength(3)
})

test('is its holder’s alone', async () => {
  const other = await service.addAccount('other@example.com')
  await service.addWebsite('mine.example')

  expect((await audit(other)).body.data).toMatchObject([{ action: 'key_first_used' }])
  expect((await audit('pl_unknown')).status).toBe(401)
})

test('forgets after 400 days', async () => {
  await service.addWebsite('mine.example')
  service.moveTo('2027-12-25T12:00:00Z')
  await service.audit.forget()
  const kept = await audit()
  service.moveTo('2027-12-25T12:00:01Z')
  await service.audit.forget()

  expect(kept.body.data).toHaveLength(2)
  expect((await audit()).body.data).toEqual([])
})
