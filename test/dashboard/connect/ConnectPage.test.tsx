import { connection } from '#dashboard/http/connection.ts'
import { refused, renderDashboard, violations, type Wire } from '#test/dashboard/support.tsx'
import { startService, type TestService } from '#test/support/service.ts'
import { screen, waitFor } from '@testing-library/react'
import { afterAll, beforeAll, expect, test } from 'vitest'

let service: TestService

beforeAll(async () => {
  service = await startService()
})
afterAll(() => service.stop())

async function open(wire?: Wire, path = '/connect') {
  const page = await renderDashboard(path, { service, wire, key: null })
  const key = await screen.findByLabelText('API key')
  return { ...page, key, address: screen.getByLabelText('Address of the service'), at: page.address }
}

test('says how to get a key', async () => {
  const { container } = await open()

  expect(screen.getByText('npx porchlight keys add')).toBeInTheDocument()
  expect(document.title).toBe('Connect · Porchlight')
  expect(await violations(container)).toEqual([])
})

test('signs in with a key that the service accepts, and goes back to where it was asked for', async () => {
  const { user, key, at } = await open(undefined, '/websites?sort=asc')
  expect(at()).toBe('/connect?back=%2Fwebsites%3Fsort%3Dasc')

  await user.type(key, `${service.key}{Enter}`)

  await waitFor(() => expect(at()).toBe('/websites?sort=asc'))
  expect(connection()).toEqual({ address: '', key: service.key })
})

test('asks for a key before it asks the service', async () => {
  const { user, key, requests } = await open()

  await user.click(screen.getByRole('button', { name: 'Connect' }))

  expect(key).toHaveAccessibleDescription('Enter the API key.')
  expect(requests).toEqual(['GET /openapi.json'])
})

test('says at the key that it is not accepted, and stores nothing', async () => {
  const { user, key, container } = await open()

  await user.type(key, 'pl_wrong{Enter}')

  await waitFor(() => expect(key).toHaveAccessibleDescription('The service does not accept this key.'))
  expect(key).toHaveFocus()
  expect(connection()).toBeNull()
  expect(await violations(container)).toEqual([])
})

const unreachable = () => Promise.reject(new TypeError('Failed to fetch'))

test.each<[string, Wire, RegExp]>([
  ['cannot be reached', unreachable, /cannot be reached/],
  ['is something else', () => new Response('<!doctype html>'), /not as a statistics service does/],
  ['knows no such address', () => refused(404, 'Not found'), /not as a statistics service does/],
  ['fails', () => refused(503, 'The service is busy.'), /The service is busy/],
])('says at the address when the service %s', async (_, wire, words) => {
  const { user, key, address } = await open(wire)
  await user.type(address, 'stats.example')

  await user.type(key, 'pl_key{Enter}')

  await waitFor(() => expect(address).toHaveAccessibleDescription(words))
  expect(connection()).toBeNull()
})

test('asks the service at the address that was typed', async () => {
  const { user, key, address, requests } = await open(() => Response.json({ data: [] }))
  await user.type(address, 'https://stats.example/')

  await user.type(key, 'pl_key{Enter}')

  await waitFor(() => expect(connection()).toEqual({ address: 'https://stats.example', key: 'pl_key' }))
  expect(requests).toContain('GET https://stats.example/websites?per_page=10')
  expect(await screen.findByText('stats.example')).toBeInTheDocument()
})
