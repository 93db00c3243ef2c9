import { absence } from '#dashboard/http/away.ts'
import { refused, renderDashboard, violations, type Wire } from '#test/dashboard/support.tsx'
import { startService, type TestService } from '#test/support/service.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'

const now = '2026-11-20T12:00:00Z'
let service: TestService
let id: number
let away = false

beforeAll(async () => {
  service = await startService({ now })
  id = await service.addWebsite('example.com')
  await service.storeHits(id, [{ time: '2026-11-20T09:00:00Z', browser: 'Firefox', page: '/first' }])
  await service.websites.touch(id, Date.parse(now))
})
beforeEach(() => {
  away = false
  vi.setSystemTime(now)
})
afterAll(() => service.stop())

const wire: Wire = (_, answer) => (away ? Promise.reject(new TypeError('Failed to fetch')) : answer())
const open = (query = '') => renderDashboard(`/websites/${id}/statistics${query}`, { service, wire })

/** Looking at the page again asks for what is older than some seconds. */
function looksAgain(at: string) {
  vi.setSystemTime(at)
  act(() => void window.dispatchEvent(new Event('visibilitychange')))
}

test('while the service is away everything that was read stays, and one line says how old it is', async () => {
  const { container } = await open('?from=2026-11-01&to=2026-11-20')
  await screen.findByText('Firefox')
  await screen.findByText('/first')

  away = true
  looksAgain('2026-11-20T12:05:00Z')

  expect(await screen.findAllByText('The service cannot be reached.')).toHaveLength(1)
  expect(screen.getByText('What you see was read 5 minutes ago.')).toBeInTheDocument()
  expect(screen.getByText('Firefox')).toBeInTheDocument()
  const pages = within(screen.getByRole('region', { name: 'Pages' }))
  expect(pages.getByText('/first')).toBeInTheDocument()
  expect(await pages.findByText(/^Read at/)).toBeInTheDocument()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(await violations(container)).toEqual([])
})

test('while the service is away the last days end when it was last read, and move on when it is back', async () => {
  await open()
  await screen.findByText('Firefox')
  expect(screen.getByText('22 Oct – 20 Nov 2026')).toBeInTheDocument()

  away = true
  looksAgain('2026-11-21T09:00:00Z')

  expect(await screen.findByText('What you see was read 21 hours ago.')).toBeInTheDocument()
  expect(screen.getByText('Firefox')).toBeInTheDocument()
  expect(screen.getByText('22 Oct – 20 Nov 2026')).toBeInTheDocument()

  away = false

  expect(await screen.findByText('23 Oct – 21 Nov 2026')).toBeInTheDocument()
  expect(await screen.findByText('Firefox')).toBeInTheDocument()
})

test('it asks by itself until the service is back, and then for all that is missing', async () => {
  away = true
  await open('?from=2026-11-01&to=2026-11-20')
  expect(await screen.findByText('It is asked again by itself.')).toBeInTheDocument()
  expect(screen.getByText('Not read yet')).toBeInTheDocument()

  away = false

  expect(await screen.findByText('Firefox')).toBeInTheDocument()
  await waitFor(() => expect(screen.queryByText('The service cannot be reached.')).not.toBeInTheDocument())
  expect(absence()).toBeNull()
})

test('it asks at once when somebody wishes', async () => {
  away = true
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  away = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))

  expect(await screen.findByText('Firefox')).toBeInTheDocument()
})

test('a service that is being started is away too; one that fails is not', async () => {
  let status = 503
  const { user } = await renderDashboard('/websites', {
    service,
    wire: () => refused(status, 'The service is busy.'),
  })
  expect(await screen.findByText('The service cannot be reached.')).toBeInTheDocument()

  status = 500
  await user.click(screen.getByRole('button', { name: 'Try again' }))

  expect(await screen.findByRole('alert')).toHaveTextContent('The service failed')
  expect(screen.queryByText('The service cannot be reached.')).not.toBeInTheDocument()
})
