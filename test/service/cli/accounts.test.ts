import { addAccount, deleteAccount, listAccounts, renameAccount } from '#service/cli/accounts.ts'
import { type ControlledService, startControlledService } from '#test/support/control.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'

let service: ControlledService
beforeEach(async () => {
  service = await startControlledService({ now: '2026-11-20T12:00:00Z' })
})
afterEach(() => service.stop())

test('accounts are listed with what they have', async () => {
  await service.addWebsite('mine.example')
  await addAccount(service.control, 'Someone@example.com')

  expect(await listAccounts(service.control)).toEqual([
    'Account              Websites  Keys  Created',
    'owner@localhost             1     1  2026-11-20',
    'someone@example.com         0     1  2026-11-20',
  ])
})

test('an account that is there is not made again', async () => {
  await expect(addAccount(service.control, 'Owner@localhost')).rejects.toThrow(
    'There is an account Owner@localhost already.',
  )
  await expect(addAccount(service.control, 'nonsense')).rejects.toThrow('"nonsense" is not an e-mail address')
})

test('an account with another address keeps all that is its', async () => {
  await service.addWebsite('mine.example')

  const said = await renameAccount(service.control, 'Owner@localhost', 'Owner@example.com')

  expect(said).toEqual([
    'Owner@localhost is Owner@example.com from now on. Where OWNER_EMAIL names it, change that too.',
  ])
  expect((await service.request('GET', '/api/v1/account')).body.data.email).toBe('owner@example.com')
  expect((await service.request('GET', '/api/v1/websites')).body.meta.total).toBe(1)
  await expect(renameAccount(service.control, 'owner@localhost', 'else@example.com')).rejects.toThrow(
    'There is no account',
  )
})

test('an address belongs to one account', async () => {
  await addAccount(service.control, 'someone@example.com')

  await expect(renameAccount(service.control, 'owner@localhost', 'Someone@example.com')).rejects.toThrow(
    'There is an account Someone@example.com already.',
  )
  await expect(renameAccount(service.control, 'owner@localhost', 'nonsense')).rejects.toThrow(
    'is not an e-mail address',
  )
})

test('deleting says first what that would be, and then deletes it all', async () => {
  const key = await service.addAccount('someone@example.com')
  const theirs = await service.addWebsite('theirs.example', {}, key)
  const mine = await service.addWebsite('mine.example')
  for (const id of [theirs, mine]) await service.storeHits(id, [{ time: '2026-11-20T11:00:00Z' }])

  const asked = await deleteAccount(service.control, 'Someone@example.com', false)
  const before = await service.request('GET', '/api/v1/websites', { key })
  const deleted = await deleteAccount(service.control, 'Someone@example.com', true)

  expect(asked[0]).toBe('someone@example.com has 1 website and 1 key.')
  expect(before.status).toBe(200)
  expect(deleted).toEqual(['Someone@example.com is deleted, with all websites, hits and keys.'])
  expect((await service.request('GET', '/api/v1/websites', { key })).status).toBe(401)
  expect((await service.request('GET', '/api/v1/websites')).body.meta.total).toBe(1)
  expect(await service.hits.websites()).toEqual([mine])
  await expect(deleteAccount(service.control, 'someone@example.com', false)).rejects.toThrow('There is no account')
  await expect(deleteAccount(service.control, 'someone@example.com', true)).rejects.toThrow('There is no account')
})
