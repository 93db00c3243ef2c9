import { stat } from 'node:fs/promises'
import { KeyList, NewKey } from '#service/control/keyRoutes.ts'
import { type ControlledService, startControlledService } from '#test/support/control.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'

let service: ControlledService
beforeEach(async () => {
  service = await startControlledService({ now: '2026-11-20T12:00:00Z' })
})
afterEach(() => service.stop())

const addKey = (request: object) => service.control.ask(NewKey, 'POST', '/keys', { json: request })

test('only the process’s own user may use the socket', async () => {
  const { mode } = await stat(service.socket)

  expect((mode & 0o777).toString(8)).toBe('600')
})

test('a new key signs in its account, and is listed without being revealed', async () => {
  await service.accounts.ensure('someone@example.com')
  const { key, link } = await addKey({ account: 'someone@example.com', name: 'laptop' })

  const keys = await service.control.ask(KeyList, 'GET', '/keys')
  const answer = await service.request('GET', '/api/v1/websites', { key })
  expect(answer.status).toBe(200)
  expect(link).toBe(`https://stats.example.net/#key=${key}`)
  expect(keys).toMatchObject([
    { email: 'owner@localhost' },
    {
      id: 2,
      email: 'someone@example.com',
      name: 'laptop',
      hint: `${key.slice(0, 7)}…`,
      created_at: '2026-11-20T12:00:00Z',
      last_used_at: null,
    },
  ])
})

test('a key without an account named is the owner’s', async () => {
  const { email, key } = await addKey({ name: 'phone' })

  const website = await service.addWebsite('example.com')
  const answer = await service.request('GET', `/api/v1/websites/${website}`, { key })
  expect(email).toBe('owner@localhost')
  expect(answer.status).toBe(200)
})

test('a revoked key is refused from then on', async () => {
  const { key } = await addKey({ name: 'phone' })

  await service.control.ask(z.undefined(), 'DELETE', '/keys/2')

  const answer = await service.request('GET', '/api/v1/websites', { key })
  expect(answer.status).toBe(401)
})

test('a key that is not there cannot be revoked', async () => {
  await expect(service.control.ask(z.undefined(), 'DELETE', '/keys/99')).rejects.toThrow('There is no such key: 99.')
})

test.each([
  [{ account: 'nonsense', name: 'x' }, '"nonsense" is not an e-mail address such as someone@example.com.'],
  [{ account: 'a@b, c@d', name: 'x' }, '"a@b, c@d" is not an e-mail address such as someone@example.com.'],
  [{ account: 'who@example.com', name: 'x' }, 'There is no account who@example.com.'],
  [{ name: '' }, 'The name field is required.'],
])('%o is refused', async (request, message) => {
  await expect(addKey(request)).rejects.toThrow(message)
})

test('an account may be at a host name alone, as the owner’s is', async () => {
  const { email } = await addKey({ account: 'owner@localhost', name: 'x' })

  expect(email).toBe('owner@localhost')
})
