import { noNumbers } from '#test/dashboard/statistics/heldBack.ts'
import { now, visits } from '#test/dashboard/statistics/visits.ts'
import { renderDashboard } from '#test/dashboard/support.tsx'
import { startService, type TestService } from '#test/support/service.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'

let service: TestService
let id: number

beforeAll(async () => {
  service = await startService({ now })
  id = await service.addWebsite('example.com', { timezone: 'Pacific/Kiritimati' })
  await service.storeHits(id, visits)
  await service.websites.touch(id, Date.parse(now))
})
beforeEach(() => {
  vi.setSystemTime(now)
})
afterEach(() => localStorage.clear())
afterAll(() => service.stop())

async function openPicker(query = '') {
  const page = await renderDashboard(`/websites/${id}/statistics${query}`, { service, wire: noNumbers })
  const button = await screen.findByRole('button', { name: /2026$/ })
  button.focus()
  await page.user.keyboard('{Enter}')
  return { ...page, button, panel: within(await screen.findByRole('dialog', { name: 'Days to show' })) }
}

const page = (query: string) => `/websites/${id}/statistics${query}`

test('shows which days are chosen, as they are where the website is', async () => {
  const { button, panel } = await openPicker()

  // It is Saturday there already.
  expect(button.textContent?.replaceAll('\u2009', ' ')).toBe('Days to show Last 30 days 23 Oct – 21 Nov 2026')
  expect(panel.getByRole('button', { name: 'Last 30 days' })).toHaveAttribute('aria-current', 'true')
})

test.each([
  ['Today', '?range=today'],
  ['Yesterday', '?range=yesterday'],
  ['Last 7 days', '?range=7d'],
  ['Last 90 days', '?range=90d'],
  ['This month', '?range=month'],
  ['Last month', '?range=last-month'],
  ['This year', '?range=year'],
  ['Last 12 months', '?range=12m'],
])('%s is %s in the address', async (name, query) => {
  const { user, address, panel } = await openPicker()

  await user.click(panel.getByRole('button', { name }))

  expect(address()).toBe(page(query))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('leaves the default out of the address, keeps the rest, and Back undoes it', async () => {
  const { user, go, address, panel } = await openPicker('?range=7d&technology=os')

  await user.click(panel.getByRole('button', { name: 'Last 30 days' }))
  expect(address()).toBe(page('?technology=os'))

  await go(-1)
  expect(address()).toBe(page('?range=7d&technology=os'))
})

test('takes any other days from the calendar', async () => {
  const { user, address, panel } = await openPicker()

  await user.click(panel.getByRole('button', { name: /Tuesday,? 3 November 2026/ }))
  await user.click(panel.getByRole('button', { name: /Thursday,? 5 November 2026/ }))

  expect(address()).toBe(page('?from=2026-11-03&to=2026-11-05'))
  expect(await screen.findByRole('button', { name: /^Days to show 3\s–\s5 Nov 2026$/ })).toBeInTheDocument()
})

test('offers no day after today', async () => {
  const { panel } = await openPicker()

  expect(panel.getByRole('button', { name: /Sunday,? 22 November 2026/ })).toHaveAttribute('aria-disabled', 'true')
  expect(panel.getAllByRole('button', { name: 'Next' })[0]).toBeDisabled()
})

test('closes by Escape and gives the focus back', async () => {
  const { user, button } = await openPicker()

  await user.keyboard('{Escape}')

  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await waitFor(() => expect(button).toHaveFocus())
})
