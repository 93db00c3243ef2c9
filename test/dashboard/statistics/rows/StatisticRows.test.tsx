import { renderDashboard, violations } from '#test/dashboard/support.tsx'
import { now, visits } from '#test/dashboard/statistics/visits.ts'
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

const path = (query = '') => `/websites/${id}/statistics${query}`
const open = (query = '') => renderDashboard(path(query), { service })

const list = async (name: string) => within(await screen.findByRole('list', { name }))
const names = async (name: string) => (await list(name)).getAllByRole('button').map((button) => button.title)
// By label, which takes less to find than a role among a hundred buttons.
const menuOf = async (row: string) => (await screen.findAllByLabelText(`More: ${row}`))[0] as HTMLElement

test('a row filters everything else, stays marked among the others, and gives way again', async () => {
  const { user, address } = await open()
  await user.click(await (await list('Countries')).findByRole('button', { name: 'Germany' }))

  expect(address()).toBe(path('?filters=country%3ADE'))
  const countries = await list('Countries')
  expect(countries.getByRole('button', { name: 'Germany' })).toHaveAttribute('aria-pressed', 'true')
  expect(countries.getByRole('button', { name: 'France' })).toHaveAttribute('aria-pressed', 'false')
  await waitFor(async () => expect(await names('Browsers')).not.toContain('Chrome'))

  await user.click(countries.getByRole('button', { name: 'Germany' }))

  expect(address()).toBe(path())
})

test('a second row of a list is an alternative to the first', async () => {
  const { user, address } = await open('?filters=country:DE')

  await user.click(await (await list('Countries')).findByRole('button', { name: 'France' }))

  expect(address()).toBe(path('?filters=country%3ADE&filters=country%3AFR'))
})

test('a row is chosen by Enter', async () => {
  const { user, address } = await open()
  ;(await (await list('Pages')).findByRole('button', { name: '/pricing' })).focus()

  await user.keyboard('{Enter}')

  expect(address()).toBe(path('?filters=page%3A%2Fpricing'))
})

test('the menu of a row leaves it out, by keyboard', async () => {
  const { user, address } = await open()
  await screen.findByRole('list', { name: 'Countries' })
  ;(await menuOf('Germany')).focus()
  await user.keyboard('{Enter}')
  expect(await screen.findByText('Germany – 2 visitors, 67%')).toBeInTheDocument()

  await user.click(screen.getByRole('menuitem', { name: 'All but this' }))

  expect(address()).toBe(path('?filters=country%21%3ADE'))
  await waitFor(async () => expect(await names('Countries')).not.toContain('Germany'))
})

test('the menu of a row leads to all that contain a part of it', async () => {
  const { user, address } = await open()
  await screen.findByRole('list', { name: 'Pages' })
  await user.click(await menuOf('/pricing'))
  await user.click(await screen.findByRole('menuitem', { name: 'All that contain …' }))

  const part = await screen.findByRole('textbox')
  await user.clear(part)
  await user.type(part, 'pric{Enter}')

  expect(address()).toBe(path('?filters=page%7Epric'))
})

test('the map is one image to those who do not see it, and for a pointer every country a row', async () => {
  const { user, address } = await open()
  const map = await screen.findByRole('img', { name: /^Countries: Germany comes first with 2 visitors/ })
  const germany = map.querySelector('[data-country="DE"]') as Element

  await user.hover(germany)
  expect(map.parentElement).toHaveTextContent('Germany: 2 visitors')
  await user.click(germany)

  expect(address()).toBe(path('?filters=country%3ADE'))
})

test('the row under the focus is told at the map', async () => {
  await open()
  const map = await screen.findByRole('img', { name: /^Countries:/ })

  ;(await (await list('Countries')).findByRole('button', { name: 'France' })).focus()

  await waitFor(() => expect(map.parentElement).toHaveTextContent('France: 1 visitor'))
})

test('an hour is chosen by Enter on the bars', async () => {
  const { user, address } = await open()
  const bars = await screen.findByRole('slider', { name: 'Visitors by hour' })
  fireEvent.change(bars, { target: { value: '9' } })
  bars.focus()

  await user.keyboard('{Enter}')

  expect(address()).toBe(path('?filters=visitors_hour%3A09'))
})

test('the hours of the week are read by arrows, and chosen', async () => {
  const { user, address } = await open('?hours=visitors_weekday_hour')
  const grid = within(await screen.findByRole('grid', { name: 'Weekdays and hours' }))
  expect(screen.getByText('Most on Wednesdays between 00:00 and 01:00: 1 visitor (33%).')).toBeInTheDocument()
  grid.getByLabelText('Monday 00:00 – 0 visitors, 0%').focus()

  await user.keyboard('{ArrowDown}{ArrowRight}{End}{ArrowRight}{Home}{ArrowRight}')
  expect(document.activeElement).toHaveAccessibleName('Wednesday 01:00 – 0 visitors, 0%')
  await user.click(grid.getByLabelText('Friday 09:00 – 1 visitor, 33%'))

  expect(address()).toBe(path('?hours=visitors_weekday_hour&filters=visitors_weekday_hour%3A5T09'))
})

test('a week has no hours of the week, whose every cell would be one hour', async () => {
  await open('?range=7d&hours=visitors_weekday_hour')

  expect(await screen.findByRole('slider', { name: 'Visitors by hour' })).toBeInTheDocument()
  expect(screen.queryByRole('tab', { name: 'Weekdays and hours' })).not.toBeInTheDocument()
})

test('a service that cannot filter has rows that only say what they count', async () => {
  await renderDashboard(path(), {
    service,
    wire: (url, answer) => (url.includes('openapi') ? Response.json({ paths: {} }) : answer()),
  })

  expect((await list('Pages')).getByText('/pricing')).toBeInTheDocument()
  expect((await list('Pages')).queryByRole('button')).not.toBeInTheDocument()
})

test('looks at a row over time, beside the page, and goes on with all that is not it', async () => {
  const { user, address } = await open()
  await screen.findByRole('list', { name: 'Pages' })
  await user.click(await menuOf('/pricing'))
  await user.click(await screen.findByRole('menuitem', { name: 'Over time' }))

  const drawer = within(await screen.findByRole('dialog', { name: '/pricing' }))
  expect(address()).toBe(path('?row=page%3A%2Fpricing'))
  expect(await drawer.findByText('20% of all')).toBeInTheDocument()
  expect(await drawer.findByRole('slider', { name: 'Pageviews by day' })).toBeInTheDocument()
  expect(drawer.getByRole('link', { name: 'All statistics of it' })).toHaveAttribute(
    'href',
    path('?filters=page%3A%2Fpricing'),
  )

  await user.click(drawer.getByRole('button', { name: 'All but this' }))

  expect(address()).toBe(path('?filters=page%21%3A%2Fpricing'))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test.each([
  ['event:Signup', 'Signup', 'Events by day'],
  ['landing_page:/', '/', 'Visitors by day'],
  ['country:DE', 'Germany', 'Visitors by day'],
])('draws %s over time', async (row, name, slider) => {
  const { container } = await open(`?row=${row}`)

  const drawer = within(await screen.findByRole('dialog', { name }))
  expect(await drawer.findByRole('slider', { name: slider })).toBeInTheDocument()
  expect(await violations(container)).toEqual([])
})

test.each(['visitors:2026-11-20', 'page~pric', 'shoe'])('%s is no row to look at', async (row) => {
  await open(`?row=${row}`)
  await screen.findByRole('list', { name: 'Pages' })

  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('a day of the table becomes the range', async () => {
  const { user, address } = await renderDashboard(`/websites/${id}/statistics/visitors`, { service })

  await user.click(await screen.findByRole('button', { name: 'Friday, 20 November 2026' }))

  expect(address()).toBe(`/websites/${id}/statistics/visitors?from=2026-11-20&to=2026-11-20`)
})

test('T shows the table of the picture that has the focus, else of the first, and hides it again', async () => {
  const { user } = await open()
  await screen.findByRole('slider', { name: 'Visitors by day' })
  const pages = await (await list('Pages')).findByRole('button', { name: '/pricing' })

  await user.keyboard('t')
  expect(await screen.findByRole('columnheader', { name: 'Day' })).toBeInTheDocument()
  await user.keyboard('t')
  await waitFor(() => expect(screen.queryByRole('columnheader', { name: 'Day' })).not.toBeInTheDocument())

  pages.focus()
  await user.keyboard('t')
  expect(await screen.findByRole('columnheader', { name: 'Page' })).toBeInTheDocument()
})

test('a source goes by its name with its host beside it, in the list, in filters and by itself', async () => {
  const known = await service.addWebsite('known.example', { timezone: 'Europe/Berlin' })
  await service.storeHits(known, [
    { time: '2026-11-20T08:00:00Z', visitor: 1, referrer: 'google.de' },
    { time: '2026-11-20T08:00:00Z', visitor: 2, referrer: 'com.google.android.googlequicksearchbox' },
    { time: '2026-11-20T08:00:00Z', visitor: 3, referrer: 'news.example' },
  ])
  await service.websites.touch(known, Date.parse(now))
  const { user, address, container } = await renderDashboard(`/websites/${known}/statistics`, { service })

  expect(await names('Referrers')).toEqual(expect.arrayContaining(['Google google.com', 'news.example']))
  expect(await violations(container)).toEqual([])

  await user.click((await list('Referrers')).getByRole('button', { name: 'Google google.com' }))
  expect(address()).toBe(`/websites/${known}/statistics?filters=referrer%3Agoogle.com`)

  await user.click(await menuOf('Google'))
  await user.click(await screen.findByRole('menuitem', { name: 'Over time' }))
  expect(await screen.findByRole('dialog', { name: 'Google' })).toBeVisible()
})
