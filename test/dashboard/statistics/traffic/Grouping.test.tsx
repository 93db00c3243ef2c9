import { noCards } from '#test/dashboard/statistics/heldBack.ts'
import { now } from '#test/dashboard/statistics/visits.ts'
import { renderDashboard } from '#test/dashboard/support.tsx'
import { startService, type TestService } from '#test/support/service.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'

let service: TestService
let id: number

beforeAll(async () => {
  service = await startService({ now })
  id = await service.addWebsite('example.com')
  const days = ['2026-10-15', '2026-10-18', '2026-11-02', '2026-11-08', '2026-11-16', '2026-11-20']
  await service.storeHits(
    id,
    days.map((day) => ({ time: `${day}T10:00:00Z` })),
  )
  await service.websites.touch(id, Date.parse(now))
})
beforeEach(() => {
  vi.setSystemTime(now)
})
afterEach(() => localStorage.clear())
afterAll(() => service.stop())

// Wednesday 14 October to Friday 20 November, which is today.
const page = (query: string) => `/websites/${id}/statistics?from=2026-10-14&to=2026-11-20${query}`
const open = (query = '') => renderDashboard(page(query), { service, wire: noCards })
const spaced = (text: string | null | undefined) => text?.replaceAll('\u2009', ' ')

test('days are put together to weeks by choice, which stands in the address', async () => {
  const { user, address } = await open()

  await user.click(await screen.findByRole('radio', { name: 'Week' }))

  await waitFor(() => expect(address()).toBe(page('&by=week')))
  expect(await screen.findByRole('slider', { name: 'Visitors by week' })).toHaveAttribute('max', '5')
  expect(screen.getByText(/most in 12/)).toBeInTheDocument()
  await user.click(screen.getByRole('radio', { name: 'Day' }))
  await waitFor(() => expect(address()).toBe(page('')))
})

test('a week of which days are missing is told as in part, the one that goes on as so far', async () => {
  await open('&by=week')
  const slider = await screen.findByRole('slider', { name: 'Visitors by week' })
  const told = () => spaced(slider.getAttribute('aria-valuetext'))

  expect(told()).toMatch(/^16 – 22 Nov 2026, so far: Visitors 2, Pageviews 2, Before \d$/)
  fireEvent.change(slider, { target: { value: '0' } })
  expect(told()).toMatch(/^12 – 18 Oct 2026, in part: Visitors 2,/)
  fireEvent.change(slider, { target: { value: '3' } })
  expect(told()).toMatch(/^2 – 8 Nov 2026: Visitors 2,/)
})

test('the table has a row a week, and the totals stay those of the days', async () => {
  const { user } = await open('&by=week')
  const overview = within(await screen.findByRole('region', { name: 'Visitors and pageviews' }))

  await user.click(await overview.findByText('Table'))

  expect(overview.getByRole('columnheader', { name: 'Week' })).toBeInTheDocument()
  const rows = overview.getAllByRole('row').slice(1)
  expect(rows.map((row) => [...row.children].slice(0, 2).map(({ textContent }) => spaced(textContent)))).toEqual([
    ['12 – 18 Oct 2026', '2'],
    ['19 – 25 Oct 2026', '0'],
    ['26 Oct – 1 Nov 2026', '0'],
    ['2 – 8 Nov 2026', '2'],
    ['9 – 15 Nov 2026', '0'],
    ['16 – 22 Nov 2026', '2'],
  ])
  expect(screen.getByRole('button', { name: /^Visitors/ })).toHaveTextContent('Visitors66')
})

test('a long range is drawn by months, and by days only where it is asked for', async () => {
  await renderDashboard(`/websites/${id}/statistics?from=2024-11-21&to=2026-11-20`, { service, wire: noCards })

  expect(await screen.findByRole('slider', { name: 'Visitors by month' })).toHaveAttribute('max', '24')
  expect(screen.getByRole('radio', { name: 'Month' })).toBeChecked()
})

test('a week has no steps to choose, and a day has hours', async () => {
  await renderDashboard(`/websites/${id}/statistics?range=7d&by=week`, { service, wire: noCards })

  expect(await screen.findByRole('slider', { name: 'Visitors by day' })).toBeInTheDocument()
  expect(screen.queryByRole('radio', { name: 'Week' })).not.toBeInTheDocument()
})
