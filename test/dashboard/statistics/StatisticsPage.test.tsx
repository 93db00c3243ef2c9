import { renderDashboard } from '#test/dashboard/support.tsx'
import { startService, type TestService } from '#test/support/service.ts'
import { fireEvent, screen, within } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { now, visits } from './visits.ts'

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

const open = (query = '') => renderDashboard(`/websites/${id}/statistics${query}`, { service })

const card = async (name: string) => within(await screen.findByRole('region', { name }))
const names = async (list: string) =>
  within(await screen.findByRole('list', { name: list }))
    .getAllByRole('listitem')
    .map(read)

/** What is read aloud of a row: what only the eye is shown is left out. */
function read(row: HTMLElement): string {
  const copy = row.cloneNode(true) as HTMLElement
  for (const shown of copy.querySelectorAll('[aria-hidden]')) shown.remove()
  return copy.textContent ?? ''
}

test.each([
  ['Pages', 'Pages', ['/60%+50%3', '/about20%new1', '/pricing20%new1']],
  ['Sources', 'Referrers', ['Direct or unknown67%0%2', 'news.example33%new1']],
  ['Places', 'Countries', ['Germany67%new2', 'France33%new1']],
  ['Technology', 'Browsers', ['Firefox67%new2', 'Chrome33%new1']],
  ['Events', 'Events', ['Signup100%new1']],
])('shows on the card %s the %s', async (title, list, rows) => {
  await open()
  await screen.findByRole('region', { name: title })

  expect(await names(list)).toEqual(rows)
})

test('draws the countries on the map and says what it shows', async () => {
  await open()

  const map = await screen.findByRole('img', { name: /^Countries: Germany comes first with 2 visitors/ })

  expect(map.querySelector('[data-shade="5"] title')).toHaveTextContent('Germany: 2 visitors')
})

test('shows the hours of the day as bars', async () => {
  await open()

  const bars = await screen.findByRole('slider', { name: 'Visitors by hour' })

  fireEvent.change(bars, { target: { value: '9' } })
  expect(bars).toHaveAttribute('aria-valuetext', '09:00 – 1 visitor, 33%')
})

test('opens a tab by keyboard and keeps it in the address', async () => {
  const { user, address } = await open()
  const technology = await card('Technology')

  technology.getByRole('tab', { name: 'Browsers' }).focus()
  await user.keyboard('{ArrowRight}')

  expect(address()).toBe(`/websites/${id}/statistics?technology=os`)
  expect(technology.getByRole('tab', { name: 'Systems' })).toHaveFocus()
  expect(await names('Systems')).toEqual(['Android33%new1', 'Linux33%new1', 'Windows33%new1'])
})

test.each([
  ['{End}', 'resolution'],
  ['{ArrowLeft}', 'resolution'],
  ['{ArrowRight}{ArrowRight}', 'device'],
])('on the tabs %s leads to %s', async (keys, name) => {
  const { user, address } = await open()
  const technology = await card('Technology')

  technology.getByRole('tab', { name: 'Browsers' }).focus()
  await user.keyboard(keys)

  expect(address()).toBe(`/websites/${id}/statistics?technology=${name}`)
})

test('opens the tab an address names', async () => {
  await open('?places=city')

  expect(await names('Cities')).toEqual(['Berlin, Germany67%new2', 'Paris, France33%new1'])
})

test('links each card to all of its statistic over the same days', async () => {
  await open('?range=7d&technology=os')

  expect(await screen.findByRole('link', { name: 'All: Systems' })).toHaveAttribute(
    'href',
    `/websites/${id}/statistics/os?range=7d`,
  )
})

test('leads to the settings and back to the list', async () => {
  await open()

  expect(await screen.findByRole('heading', { level: 1, name: 'example.com' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Settings' })).toHaveAttribute('href', `/websites/${id}/settings`)
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'Websites' })).toHaveAttribute('href', '/websites')
})
