import { connect, connection } from '#dashboard/http/connection.ts'
import { refused, renderDashboard, violations } from '#test/dashboard/support.tsx'
import { startService, type TestService } from '#test/support/service.ts'
import { act, screen, waitFor } from '@testing-library/react'
import { afterAll, beforeAll, expect, test } from 'vitest'

let service: TestService
let id: number

beforeAll(async () => {
  service = await startService()
  id = await service.addWebsite('example.com')
})
afterAll(() => service.stop())

test('the bare address leads to the websites', async () => {
  const { address } = await renderDashboard('/', { service })

  await screen.findByRole('heading', { level: 1, name: 'Websites' })
  expect(address()).toBe('/websites')
})

test('without a key every page leads to signing in, and keeps the way back', async () => {
  const { address } = await renderDashboard(`/websites/${id}/settings?a=b`, { service, key: null })

  await screen.findByRole('heading', { level: 1, name: 'Connect' })
  expect(address()).toBe(`/connect?back=%2Fwebsites%2F${id}%2Fsettings%3Fa%3Db`)
  expect(screen.queryByRole('button', { name: 'Sign out' })).not.toBeInTheDocument()
})

test('signing out forgets the key and what was read', async () => {
  const { user } = await renderDashboard('/websites', { service })
  await screen.findByRole('link', { name: 'example.com' })

  await user.click(screen.getByRole('button', { name: 'Sign out' }))

  await screen.findByRole('heading', { level: 1, name: 'Connect' })
  expect(connection()).toBeNull()
  expect(screen.queryByText('example.com')).not.toBeInTheDocument()
})

test('another key in the address shows what is that key’s, and nothing of the one before', async () => {
  const other = await service.addAccount('other@example.com')
  await service.addWebsite('other.example', {}, other)
  await renderDashboard('/websites', { service })
  await screen.findByRole('link', { name: 'example.com' })

  act(() => connect({ address: '', key: other }))

  expect(screen.queryByText('example.com')).not.toBeInTheDocument()
  expect(await screen.findByRole('link', { name: 'other.example' })).toBeInTheDocument()
  expect(screen.queryByText('example.com')).not.toBeInTheDocument()
})

test('a key that is no longer accepted signs out', async () => {
  const { address } = await renderDashboard('/websites?sort=asc', {
    service,
    wire: () => refused(401, 'Unauthenticated.'),
  })

  await screen.findByRole('heading', { level: 1, name: 'Connect' })
  expect(address()).toBe('/connect?back=%2Fwebsites%3Fsort%3Dasc')
  expect(connection()).toBeNull()
})

test('the skip link moves to the content', async () => {
  const { user, address } = await renderDashboard('/websites', { service })
  await screen.findByRole('link', { name: 'example.com' })

  await user.tab()
  expect(screen.getByRole('link', { name: 'Skip to the content' })).toHaveFocus()
  await user.keyboard('{Enter}')

  expect(screen.getByRole('main')).toHaveFocus()
  expect(address()).toBe('/websites')
})

test('the focus moves to the title of the page that somebody goes to', async () => {
  const { user } = await renderDashboard('/websites', { service })

  await user.click(await screen.findByRole('link', { name: 'Settings of example.com' }))

  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Settings' })).toHaveFocus())
  expect(document.title).toBe('Settings · Porchlight')
})

test.each(['/nowhere', '/websites/shoe/settings', '/websites/0/statistics', '/websites/7/nowhere'])(
  'says that there is no page at %s',
  async (path) => {
    const { container } = await renderDashboard(path, { service })

    expect(await screen.findByRole('heading', { level: 1, name: 'There is no such page' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'To the websites' })).toHaveAttribute('href', '/websites')
    expect(await violations(container)).toEqual([])
  },
)

test('names the source of the places', async () => {
  await renderDashboard('/websites', { service })

  expect(await screen.findByRole('link', { name: 'IP Geolocation by DB-IP' })).toHaveAttribute(
    'href',
    'https://db-ip.com/',
  )
})
