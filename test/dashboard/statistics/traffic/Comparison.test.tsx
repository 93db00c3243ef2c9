import { noCards, noNumbers } from '#test/dashboard/statistics/heldBack.ts'
import { now } from '#test/dashboard/statistics/visits.ts'
import { renderDashboard, type Wire } from '#test/dashboard/support.tsx'
import { startService, type TestService } from '#test/support/service.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'

let service: TestService
let id: number

beforeAll(async () => {
  service = await startService({ now })
  id = await service.addWebsite('example.com')
  const visitors = (day: string, count: number) =>
    Array.from({ length: count }, (_, visitor) => ({ time: `${day}T10:00:00Z`, visitor: visitor + 1 }))
  await service.storeHits(id, [
    ...visitors('2026-11-18', 4),
    // Six days before, the same weekday a year before, and a month of one's own.
    ...visitors('2026-11-12', 2),
    ...visitors('2025-11-19', 5),
    ...visitors('2026-03-03', 1),
    ...visitors('2026-03-20', 7),
  ])
  await service.websites.touch(id, Date.parse(now))
})
beforeEach(() => {
  vi.setSystemTime(now)
})
afterEach(() => localStorage.clear())
afterAll(() => service.stop())

const page = (query: string) => `/websites/${id}/statistics?from=2026-11-14&to=2026-11-19${query}`
const open = (query = '', wire: Wire = noCards) => renderDashboard(page(query), { service, wire })
const visitors = () => screen.findByRole('button', { name: /^Visitors/ })

const chart = async (name: string) =>
  within(await screen.findByRole('region', { name: 'Visitors and pageviews' })).findByRole('slider', { name })

/** A service that speaks the reference alone. */
const knowsNoComparison: Wire = async (url, answer, init) => {
  const asked = new URL(url, 'http://localhost')
  if (!asked.pathname.startsWith('/api/v1/stats/')) return answer()
  const { data } = await (await noCards(url, answer, init)).json()
  return Response.json({ data: data.map(({ value, count }: { value: string; count: number }) => ({ value, count })) })
}

test.each([
  ['', '+100% (compared with the 6 days before)', '100% more than in the 6 days before', '8 – 13 Nov 2026'],
  [
    '&compare=year',
    '−20% (compared with the same weekdays a year before)',
    '20% fewer than on the same weekdays a year before',
    '15 – 20 Nov 2025',
  ],
  [
    '&compare_from=2026-03-01&compare_to=2026-03-06',
    '+300% (compared with 1 – 6 Mar 2026)',
    '300% more than in 1 – 6 Mar 2026',
    '1 – 6 Mar 2026',
  ],
  [
    '&compare_from=2026-03-01&compare_to=2026-03-31',
    '−50% (compared with 1 – 31 Mar 2026)',
    '50% fewer than in 1 – 31 Mar 2026',
    '1 – 31 Mar 2026',
  ],
])('%s is compared in totals, sentence and legend', async (query, change, sentence, days) => {
  await open(query)

  const spaced = (text: string | null) => text?.replaceAll('\u2009', ' ')
  expect(spaced((await visitors()).textContent)).toContain(change)
  const caption = await screen.findByText(/^4 visitors, /)
  expect(spaced(caption.textContent)).toContain(sentence)
  expect(screen.getByText(/^Visitors, /, { selector: 'li' }).textContent?.replaceAll('\u2009', ' ')).toBe(
    `Visitors, ${days}`,
  )
})

test.each([
  ['', 'Thursday 12 November 2'],
  ['&compare=year', 'Wednesday 19 November 5'],
  ['&compare_from=2026-02-27&compare_to=2026-03-31', 'Tuesday 3 March 1'],
])('%s is read beside each day', async (query, told) => {
  await open(query)
  const slider = await chart('Visitors by day')

  fireEvent.change(slider, { target: { value: '4' } })

  expect(slider).toHaveAttribute('aria-valuetext', `Wednesday 18 November: Visitors 4, Pageviews 4, ${told}`)
})

test('what is compared with has its columns in the table', async () => {
  const { user } = await open('&compare=year')
  const overview = within(await screen.findByRole('region', { name: 'Visitors and pageviews' }))

  await user.click(await overview.findByText('Table'))

  const row = within(await overview.findByRole('row', { name: /^Wednesday, 18 November 2026/ }))
  expect(overview.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Day',
    'Visitors',
    'Pageviews',
    'Visitors before',
    'Pageviews before',
  ])
  expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['4', '4', '5', '5'])
})

test('compared with nothing, no change, no legend and no columns speak of it', async () => {
  const { user } = await open('&compare=none')

  expect(await visitors()).toHaveTextContent(/^Visitors44$/)
  expect(screen.getByText(/^4 visitors; most on Wednesday 18 November\./)).toBeInTheDocument()
  expect(screen.queryByText(/^Visitors, /, { selector: 'li' })).not.toBeInTheDocument()
  const overview = within(screen.getByRole('region', { name: 'Visitors and pageviews' }))
  await user.click(overview.getByText('Table'))
  expect(await overview.findAllByRole('columnheader')).toHaveLength(3)
})

test('a day is compared hour by hour', async () => {
  await renderDashboard(`/websites/${id}/statistics?from=2026-11-18&to=2026-11-18&compare=year`, {
    service,
    wire: noCards,
  })

  const slider = await chart('Visitors by hour')
  fireEvent.change(slider, { target: { value: '10' } })
  expect(slider).toHaveAttribute('aria-valuetext', '10:00: Visitors 4, Pageviews 4, Wednesday 19 November 5')
})

test('the hours of several days do not stand beside those of one, but their visitors are compared', async () => {
  await renderDashboard(
    `/websites/${id}/statistics?from=2026-11-18&to=2026-11-18&compare_from=2026-03-01&compare_to=2026-03-31`,
    { service, wire: noCards },
  )

  expect(await visitors()).toHaveTextContent('−50%')
  expect(await chart('Visitors by hour')).toHaveAttribute('aria-valuetext', '23:00: Visitors 0, Pageviews 0')
})

test.each(['', '&compare=year', '&compare_from=2026-03-01&compare_to=2026-03-31'])(
  'a service that knows no comparison is asked for both ranges and the numbers are the same: %s',
  async (query) => {
    const { unmount } = await open(query)
    const told = (await visitors()).textContent
    unmount()

    await open(query, knowsNoComparison)

    expect(await visitors()).toHaveTextContent(told ?? '', { normalizeWhitespace: false })
  },
)

test('what is chosen to compare with stands in the address, and stays when other days are chosen', async () => {
  const { user, address } = await open('', noNumbers)
  const button = await screen.findByRole('button', { name: 'Compare with Period before' })

  await user.click(button)
  await user.click(await screen.findByRole('button', { name: 'The same weekdays a year before' }))
  await waitFor(() => expect(address()).toBe(page('&compare=year')))
  await user.click(await screen.findByRole('button', { name: 'The days before' }))

  await waitFor(() => expect(address()).toContain('compare=year'))
  expect(address()).toContain('from=2026-11-08&to=2026-11-13')
  expect(await screen.findByRole('button', { name: 'Compare with Year before' })).toBeInTheDocument()
})

test('days of one’s own to compare with are taken from the calendar', async () => {
  const { user, address } = await open('', noNumbers)

  await user.click(await screen.findByRole('button', { name: 'Compare with Period before' }))
  const panel = within(await screen.findByRole('dialog', { name: 'Compare with' }))
  await user.click(panel.getByRole('button', { name: /Monday,? 2 November 2026/ }))
  await user.click(panel.getByRole('button', { name: /Wednesday,? 4 November 2026/ }))

  await waitFor(() => expect(address()).toBe(page('&compare_from=2026-11-02&compare_to=2026-11-04')))
})
