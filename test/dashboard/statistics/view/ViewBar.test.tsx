import { now, visits } from '#test/dashboard/statistics/visits.ts'
import { noCards, noNumbers } from '#test/dashboard/statistics/heldBack.ts'
import { renderDashboard, type Wire } from '#test/dashboard/support.tsx'
import { startService, type TestService } from '#test/support/service.ts'
import { screen, waitFor } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'

let service: TestService
let id: number
let other: number

beforeAll(async () => {
  service = await startService({ now })
  id = await service.addWebsite('example.com', { timezone: 'Europe/Berlin' })
  other = await service.addWebsite('other.example', { timezone: 'Europe/Berlin' })
  await Promise.all([id, other].map((website) => service.storeHits(website, visits)))
  await service.websites.touch(id, Date.parse(now))
  await service.websites.touch(other, Date.parse(now))
})
beforeEach(() => {
  vi.setSystemTime(now)
})
afterEach(() => localStorage.clear())
afterAll(() => service.stop())

const page = (query: string, website = id) => `/websites/${website}/statistics${query}`

async function open(query = '', { website = id, wire = noNumbers }: { website?: number; wire?: Wire } = {}) {
  const shown = await renderDashboard(page(query, website), { service, wire })
  await screen.findByRole('group', { name: 'Days' })
  return shown
}

test('the arrows lead to the days before and after, and today is the end', async () => {
  const { user, address } = await open('?from=2026-11-02&to=2026-11-08&technology=os')

  await user.click(screen.getByRole('button', { name: 'The days before' }))
  await waitFor(() => expect(address()).toBe(page('?technology=os&from=2026-10-26&to=2026-11-01')))
  for (const days of [
    'from=2026-11-02&to=2026-11-08',
    'from=2026-11-09&to=2026-11-15',
    'from=2026-11-14&to=2026-11-20',
  ]) {
    await user.click(screen.getByRole('button', { name: 'The days after' }))
    await waitFor(() => expect(address()).toBe(page(`?technology=os&${days}`)))
  }

  expect(screen.getByRole('button', { name: 'The days after' })).toBeDisabled()
})

test.each([
  ['d', '?range=today'],
  ['w', '?range=7d'],
  ['y', '?range=12m'],
  ['{ArrowLeft}', '?from=2026-09-22&to=2026-10-21'],
  ['{ArrowRight}', ''],
])('the key %s leads to "%s"', async (key, query) => {
  const { user, address } = await open()

  await user.keyboard(key)

  await waitFor(() => expect(address()).toBe(page(query)))
})

test('M leads back to the last 30 days, and keys pressed one after another all count', async () => {
  const { user, address } = await open('?range=7d')

  await user.keyboard('{ArrowLeft}{ArrowLeft}')
  await waitFor(() => expect(address()).toBe(page('?from=2026-10-31&to=2026-11-06')))
  await user.keyboard('m')

  await waitFor(() => expect(address()).toBe(page('')))
})

test('keys rest in a field, and arrows on the chart, which they read', async () => {
  const { user, address } = await open('?range=7d', { wire: noCards })

  const slider = await screen.findByRole('slider', { name: 'Visitors by day' })
  slider.focus()
  await user.keyboard('{ArrowLeft}')
  await user.click(screen.getByRole('button', { name: 'Add a filter' }))
  await user.type(await screen.findByRole('searchbox'), 'dwmy')

  expect(address()).toBe(page('?range=7d'))
})

test('a website opens over the range it was last looked at through; others do not', async () => {
  const first = await open()
  await first.user.keyboard('w')
  await waitFor(() => expect(first.address()).toBe(page('?range=7d')))
  first.unmount()

  const again = await open()
  expect(again.address()).toBe(page('?range=7d'))
  expect(screen.getByRole('button', { name: /^Days to show Last 7 days/ })).toBeInTheDocument()
  again.unmount()

  const elsewhere = await open('', { website: other })
  expect(elsewhere.address()).toBe(page('', other))
})

test('the remembered range keeps what else an address says', async () => {
  localStorage.setItem(`porchlight.range.${id}`, '90d')

  const { address } = await open('?technology=os')

  expect(address()).toBe(page('?technology=os&range=90d'))
})

test.each(['?range=today', '?from=2026-11-02&to=2026-11-08'])('the range of a link wins: %s', async (query) => {
  localStorage.setItem(`porchlight.range.${id}`, '90d')

  const { address } = await open(query)

  expect(address()).toBe(page(query))
})

test('days of one’s own are not remembered, nor is what is no range', async () => {
  const { user, address, unmount } = await open()
  await user.keyboard('{ArrowLeft}')
  await waitFor(() => expect(address()).toContain('from='))
  unmount()
  expect((await open()).address()).toBe(page(''))
  screen.getByRole('group', { name: 'Days' })

  localStorage.setItem(`porchlight.range.${id}`, 'fortnight')
  expect((await open()).address()).toBe(page(''))
})

test('Back leads to the days before the choice, although another range is remembered', async () => {
  const { user, go, address } = await open()
  await user.keyboard('w')
  await waitFor(() => expect(address()).toBe(page('?range=7d')))

  await go(-1)

  await waitFor(() => expect(address()).toBe(page('')))
  expect(await screen.findByRole('button', { name: /^Days to show Last 30 days/ })).toBeInTheDocument()
})
