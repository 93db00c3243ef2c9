import { noCards } from '#test/dashboard/statistics/heldBack.ts'
import { now, visits } from '#test/dashboard/statistics/visits.ts'
import { renderDashboard } from '#test/dashboard/support.tsx'
import { startService, type TestService } from '#test/support/service.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'

let service: TestService
let id: number

beforeAll(async () => {
  service = await startService({ now })
  id = await service.addWebsite('example.com', { timezone: 'Europe/Berlin' })
  await service.storeHits(id, visits)
  await service.websites.touch(id, Date.parse(now))
})
beforeEach(() => {
  vi.setSystemTime(now)
})
afterAll(() => service.stop())

const open = (query = '') => renderDashboard(`/websites/${id}/statistics${query}`, { service, wire: noCards })

/** Charts draw only where there is room, and jsdom has none. */
const withRoom = () => vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 800, 300))
const total = (name: RegExp) => screen.findByRole('button', { name })
const card = async (name: string) => within(await screen.findByRole('region', { name }))

test('shows the totals of the last 30 days against the 30 days before', async () => {
  await open()

  expect(await total(/^Visitors/)).toHaveTextContent('Visitors33+50% (compared with the 30 days before)')
  expect(await total(/^Pageviews\d/)).toHaveTextContent('Pageviews55+150% (compared with the 30 days before)')
  expect(await total(/^Pageviews per visitor/)).toHaveTextContent('1.67')
})

test('colours the change of visitors and pageviews, but not of pageviews per visitor and events, where more is not sure to be better', async () => {
  const { container } = await open()
  await total(/^Visitors/)

  const directions = [...container.querySelectorAll('[aria-label=Totals] li')].map(
    (item) => item.querySelector('[data-direction]')?.getAttribute('data-direction') ?? 'none',
  )

  expect(directions).toEqual(['up', 'up', 'none', 'none'])
})

test('says in a sentence what the chart shows, and how visitors are counted', async () => {
  await open()

  expect(
    await screen.findByText(/^3 visitors so far, 50% more than in the 30 days before; most on Friday 20 November\./),
  ).toHaveTextContent('somebody who comes on three days counts three times')
})

test('draws the total that is chosen and keeps it in the address', async () => {
  const { user, address } = await open()

  await user.click(await total(/^Pageviews\d/))

  expect(address()).toBe(`/websites/${id}/statistics?draw=pageviews`)
  expect(await total(/^Pageviews\d/)).toHaveAttribute('aria-pressed', 'true')
  expect(screen.getByRole('slider', { name: 'Pageviews by day' })).toBeInTheDocument()
  expect(screen.getByText(/^5 pageviews so far/)).toBeInTheDocument()
})

test('reads the chart day by day, hidden by Escape', async () => {
  const { user } = await open()
  const slider = await screen.findByRole('slider', { name: 'Visitors by day' })

  slider.focus()
  expect(slider).toHaveAttribute(
    'aria-valuetext',
    'Friday 20 November, so far: Visitors 2, Pageviews 4, Wednesday 21 October 0',
  )
  fireEvent.change(slider, { target: { value: '27' } })
  expect(slider).toHaveAttribute(
    'aria-valuetext',
    'Wednesday 18 November: Visitors 1, Pageviews 1, Monday 19 October 0',
  )
  expect(screen.getByText('Wednesday 18 November')).toBeInTheDocument()

  await user.keyboard('{Escape}')
  expect(screen.queryByText('Wednesday 18 November')).not.toBeInTheDocument()
})

test('draws both numbers, what is not over of them, and the period before', async () => {
  withRoom()
  const { container } = await open()
  await screen.findByRole('slider', { name: 'Visitors by day' })

  await waitFor(() => expect(container.querySelectorAll('path.recharts-area-curve')).toHaveLength(5))
  expect(container.querySelectorAll('.recharts-xAxis-tick-labels text')).toHaveLength(6)
})

test('shows the day under the pointer, and nothing when it leaves', async () => {
  withRoom()
  const { user } = await open('?range=7d')
  const slider = await screen.findByRole('slider', { name: 'Visitors by day' })

  await user.pointer({ target: slider, coords: { clientX: 410, clientY: 100 } })
  expect(screen.getByText('Tuesday 17 November')).toBeInTheDocument()

  await user.pointer({ target: document.body })
  expect(screen.queryByText('Tuesday 17 November')).not.toBeInTheDocument()
})

test('hides what the pointer brought up by Escape, wherever the focus is', async () => {
  const { user } = await open('?range=7d')
  const slider = await screen.findByRole('slider', { name: 'Visitors by day' })
  await user.pointer({ target: slider, coords: { clientX: 410, clientY: 100 } })
  expect(screen.getByText('Tuesday 17 November')).toBeInTheDocument()

  await user.keyboard('{Escape}')

  expect(screen.queryByText('Tuesday 17 November')).not.toBeInTheDocument()
})

test('draws no line anew while it is read', async () => {
  withRoom()
  const { container } = await open('?range=7d')
  const slider = await screen.findByRole('slider', { name: 'Visitors by day' })
  await waitFor(() => expect(container.querySelectorAll('path.recharts-area-curve')).toHaveLength(5))
  const lines = container.querySelector('.recharts-wrapper') ?? document.body
  const drawn = new MutationObserver(() => {})
  drawn.observe(lines, { subtree: true, childList: true, attributes: true, characterData: true })

  for (const step of ['0', '3', '5']) fireEvent.change(slider, { target: { value: step } })

  expect(slider).toHaveAttribute('aria-valuetext', expect.stringMatching(/^Thursday 19 November/))
  expect(drawn.takeRecords()).toEqual([])
  drawn.disconnect()
})

test('has the numbers of the chart in a table', async () => {
  const { user } = await open('?range=7d')
  const overview = await card('Visitors and pageviews')

  await user.click(await overview.findByText('Table'))

  const row = await overview.findByRole('row', { name: /^Wednesday, 18 November 2026/ })
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['1', '1', '0', '0'])
  expect(overview.getAllByRole('row')).toHaveLength(8)
})

test('shows the hours of a single day', async () => {
  await open('?range=today')

  // A card has the hours of these days, too.
  const traffic = await screen.findByRole('region', { name: 'Visitors and pageviews' })
  expect(await within(traffic).findByRole('slider', { name: 'Visitors by hour' })).toHaveAttribute('max', '23')
  // A visitor of two hours is one of the day.
  expect(await total(/^Visitors/)).toHaveTextContent('Visitors22')
  expect(
    screen.getByText(
      /^2 visitors so far, after none in the same hours of the day before; most between 09:00 and 10:00\.$/,
    ),
  ).toBeInTheDocument()
})

test('compares a day that is not over with the same hours of the day before', async () => {
  const steady = await service.addWebsite('steady.example', { timezone: 'Europe/Berlin' })
  await service.storeHits(steady, [
    { time: '2026-11-20T08:00:00Z', visitor: 1 },
    { time: '2026-11-20T12:00:00Z', visitor: 1 },
    { time: '2026-11-19T08:00:00Z', visitor: 2 },
    { time: '2026-11-19T12:30:00Z', visitor: 3 },
    { time: '2026-11-19T20:00:00Z', visitor: 4 },
    { time: '2026-11-19T20:10:00Z', visitor: 5 },
  ])
  await service.websites.touch(steady, Date.parse(now))

  await renderDashboard(`/websites/${steady}/statistics?range=today`, { service })

  expect(await total(/^Visitors/)).toHaveTextContent('Visitors110% (compared with the same hours of the day before)')
  expect(await total(/^Pageviews\d/)).toHaveTextContent(
    'Pageviews220% (compared with the same hours of the day before)',
  )
})

test('begins a day where the website is', async () => {
  await open('?from=2026-11-18&to=2026-11-18')

  expect(await total(/^Visitors/)).toHaveTextContent('Visitors11')
})
