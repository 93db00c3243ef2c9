import { noCards } from '#test/dashboard/statistics/heldBack.ts'
import { now, visits } from '#test/dashboard/statistics/visits.ts'
import { renderDashboard, violations, type Wire } from '#test/dashboard/support.tsx'
import { startService, type TestService } from '#test/support/service.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'

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
afterEach(() => localStorage.clear())
afterAll(() => service.stop())

const path = () => `/websites/${id}/statistics`
const open = (query = '', wire = noCards) => renderDashboard(path() + query, { service, wire })
const filters = (...texts: string[]) => `?${new URLSearchParams(texts.map((text) => ['filters', text]))}`
const chips = async () => within(await screen.findByRole('list', { name: 'Filters' }))
const visitors = (count: string) =>
  waitFor(() => expect(screen.getByRole('button', { name: /^Visitors/ })).toHaveTextContent(`Visitors${count}${count}`))

/** A service whose description does not speak of filters. */
const noFilters: Wire = async (url, answer) => {
  if (!url.endsWith('/openapi.json')) return answer()
  return new Response((await (await answer()).text()).replaceAll('"filters"', '"something_else"'))
}

test.each([
  [['country:DE'], '2', 'Country: Germany'],
  [['country:DE', 'country:FR'], '3', 'Country: Germany, France'],
  [['country!:DE'], '1', 'Country is not Germany'],
  [['page~PRIC'], '1', 'Page contains “PRIC”'],
])('filters of an address keep those who match, in every number: %o', async (texts, count, words) => {
  const { requests } = await open(filters(...texts), (_, answer) => answer())

  expect((await chips()).getByRole('button', { name: words })).toBeInTheDocument()
  await visitors(count)
  // The map shows all countries, whichever of them are chosen.
  const asked = requests.filter((request) => request.includes('/stats/1?') && !request.includes('name=country'))
  const sent = texts.map((text) => new URLSearchParams({ filters: text }).toString()).join('&')
  expect(asked.length).toBeGreaterThan(6)
  expect(asked.filter((request) => !request.includes(sent))).toEqual([])
})

test('filters that are broken are ignored', async () => {
  await open(filters('shoe_size:43', 'country:DE', 'country'))

  await visitors('2')
  expect((await chips()).getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Country: Germany',
    '',
    'Add a filter',
  ])
})

test('a chip is removed, or all of them, and Back brings them again', async () => {
  const { user, address, go } = await open(filters('country:DE', 'browser!:Chrome', 'page~/'))
  const list = await chips()

  await user.click(list.getByRole('button', { name: 'Remove the filter Browser is not Chrome' }))
  await waitFor(() => expect(address()).toBe(path() + filters('country:DE', 'page~/')))
  await user.click(list.getByRole('button', { name: 'Remove all' }))
  await waitFor(() => expect(address()).toBe(path()))
  await visitors('3')

  await go(-1)
  await waitFor(() => expect(address()).toBe(path() + filters('country:DE', 'page~/')))
  expect(await list.findByRole('button', { name: 'Country: Germany' })).toBeInTheDocument()
})

test('a single chip needs no button to remove all', async () => {
  await open(filters('country:DE'))

  expect((await chips()).queryByRole('button', { name: 'Remove all' })).not.toBeInTheDocument()
})

test('says so when nobody matches, and leads to everybody', async () => {
  const { user, address } = await open(filters('country:JP'))
  expect(await screen.findByText(/^Nobody who matches came between 22 Oct 2026 and 20 Nov 2026\.$/)).toBeInTheDocument()

  await user.click(screen.getByRole('link', { name: 'Count everybody' }))

  await waitFor(() => expect(address()).toBe(path()))
  await visitors('3')
})

test('a service that knows no filters is sent none, and none are shown', async () => {
  const { requests } = await open(filters('country:DE'), noFilters)

  await visitors('3')
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Filters' })).not.toBeInTheDocument())
  expect(screen.queryByRole('button', { name: 'Add a filter' })).not.toBeInTheDocument()
  expect(await screen.findByRole('list', { name: 'Countries' })).toHaveTextContent('France')
  const known = requests.findIndex((request) => request.includes('openapi.json'))
  expect(known).toBeGreaterThanOrEqual(0)
})

test('has nothing in the way of assistive technology', async () => {
  const { container } = await open(filters('country:DE', 'page~/'))
  await visitors('2')

  expect(await violations(container)).toEqual([])
})
