import { noCards } from '#test/dashboard/statistics/heldBack.ts'
import { now, visits } from '#test/dashboard/statistics/visits.ts'
import { renderDashboard, type Wire } from '#test/dashboard/support.tsx'
import { startService, type TestService } from '#test/support/service.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'

let service: TestService
let id: number

beforeAll(async () => {
  service = await startService({ now })
  id = await service.addWebsite('example.com', { timezone: 'Europe/Berlin' })
  const signup = { name: 'Signup', visitor: 1 }
  await service.storeHits(id, [
    ...visits,
    { ...signup, time: '2026-11-18T10:00:00Z' },
    { ...signup, time: '2026-11-12T10:00:00Z' },
  ])
  await service.websites.touch(id, Date.parse(now))
})
beforeEach(() => {
  vi.setSystemTime(now)
})
afterEach(() => localStorage.clear())
afterAll(() => service.stop())

const open = (query: string, wire: Wire = noCards) =>
  renderDashboard(`/websites/${id}/statistics${query}`, { service, wire })

/** A service that does not count events by day. */
const noEventsByDay: Wire = async (url, answer, init) => {
  if (!url.endsWith('/openapi.json')) return noCards(url, answer, init)
  return new Response((await (await answer()).text()).replaceAll('"events"', '"something_else"'))
}

test('the total of events is there before they are drawn', async () => {
  const { requests } = await open('?range=7d')

  expect(await screen.findByRole('button', { name: /^Events/ })).toHaveTextContent(
    'Events22+100% (compared with the 7 days before)',
  )
  expect(requests.filter((request) => request.includes('name=events&'))).toEqual([])
})

test('events are drawn over time when their total is chosen', async () => {
  const { user, address, requests } = await open('?range=7d')

  await user.click(await screen.findByRole('button', { name: /^Events/ }))

  await waitFor(() => expect(address()).toBe(`/websites/${id}/statistics?range=7d&draw=events`))
  const slider = await screen.findByRole('slider', { name: 'Events by day' })
  await waitFor(() =>
    expect(slider).toHaveAttribute('aria-valuetext', 'Friday 20 November, so far: Events 1, Friday 13 November 0'),
  )
  expect(screen.getByText(/^2 completions so far, 100% more than in the 7 days before; most on/)).toBeInTheDocument()
  expect(requests.filter((request) => request.includes('name=events&'))).toHaveLength(1)
})

test('drawn events have a column in the table, others have none', async () => {
  const { user } = await open('?range=7d&compare=none&draw=events')
  const overview = within(await screen.findByRole('region', { name: 'Visitors and pageviews' }))

  await user.click(await overview.findByText('Table'))

  await waitFor(() =>
    expect(overview.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Day',
      'Visitors',
      'Pageviews',
      'Events',
    ]),
  )
})

test('the hours of a day that is not over compare no total of events that was counted over all of the day before', async () => {
  await open('?range=today')

  expect(await screen.findByRole('button', { name: /^Events/ })).toHaveTextContent(/^Events11–/)
})

test.each(['?range=7d', '?range=7d&draw=events'])(
  'a service that does not count events by day tells their total, which cannot be drawn: %s',
  async (query) => {
    const { requests } = await open(query, noEventsByDay)

    const totals = within(await screen.findByRole('list', { name: 'Totals' }))
    await waitFor(() => expect(totals.getAllByRole('listitem').at(-1)).toHaveTextContent(/^Events22/))
    expect(totals.queryByRole('button', { name: /^Events/ })).not.toBeInTheDocument()
    expect(screen.getByRole('slider', { name: 'Visitors by day' })).toBeInTheDocument()
    expect(requests.filter((request) => request.includes('name=events&'))).toEqual([])
  },
)
