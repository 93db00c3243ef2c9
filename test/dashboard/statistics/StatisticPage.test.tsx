import { statisticNames } from '#contract/statistic.ts'
import { rowTitleOf, titleOf } from '#dashboard/statistics/definitions.ts'
import { renderDashboard, violations, type Wire } from '#test/dashboard/support.tsx'
import { startService, type TestService } from '#test/support/service.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { now, visits } from './visits.ts'

let service: TestService
let id: number

beforeAll(async () => {
  service = await startService({ now })
  id = await service.addWebsite('example.com', { timezone: 'Europe/Berlin' })
  const pages = Array.from({ length: 30 }, (_, number) => ({
    time: '2026-11-10T10:00:00Z',
    visitor: 9,
    page: `/blog/${number + 10}`,
  }))
  await service.storeHits(id, [...visits, ...pages])
  await service.websites.touch(id, Date.parse(now))
})
beforeEach(() => {
  vi.setSystemTime(now)
})
afterAll(() => service.stop())

const page = (name: string, query = '') => `/websites/${id}/statistics/${name}${query}`
const open = (name: string, query = '', wire?: Wire) => renderDashboard(page(name, query), { service, wire })

/** The rows of the table as text, its head left out. */
async function rows(title: string) {
  const all = within(await screen.findByRole('region', { name: `All: ${title}` }))
  const table = await all.findByRole('table')
  return within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => {
      const [name, ...numbers] = [...row.children]
      const written = name?.querySelector('button')?.getAttribute('aria-label') ?? name?.textContent
      return [written, ...numbers.map(({ textContent }) => textContent).filter((text) => text !== '')]
    })
}

test.each(statisticNames)('shows %s as a picture and as a table', async (name) => {
  await open(name)

  const title = titleOf(name)
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument()
  expect((await screen.findAllByRole('figure')).length).toBe(1)
  expect((await rows(title)).length).toBeGreaterThan(0)
  const table = within(screen.getByRole('region', { name: `All: ${title}` }))
  expect(table.getByRole('columnheader', { name: rowTitleOf(name) })).toBeInTheDocument()
})

test('knows no other statistic', async () => {
  await open('shoe_size')

  expect(await screen.findByRole('heading', { name: 'There is no such page' })).toBeInTheDocument()
})

test('counts each row and its share of everything', async () => {
  await open('country')

  expect(await rows('Countries')).toEqual([
    ['Germany', '2', '50%', 'new'],
    ['Unknown', '1', '25%', 'new'],
    ['France', '1', '25%', 'new'],
  ])
})

test('writes days out, in their order', async () => {
  await open('visitors', '?range=7d')

  const days = await rows('Visitors by day')

  expect(days.map(([day]) => day)).toEqual([
    'Saturday, 14 November 2026',
    'Sunday, 15 November 2026',
    'Monday, 16 November 2026',
    'Tuesday, 17 November 2026',
    'Wednesday, 18 November 2026',
    'Thursday, 19 November 2026',
    'Friday, 20 November 2026',
  ])
})

test('searches when the typing rests, and the share stays one of everything', async () => {
  const { user, address } = await open('country')
  await rows('Countries')

  await user.type(screen.getByRole('searchbox', { name: 'Search: Countries' }), 'germ')

  await waitFor(() => expect(address()).toBe(page('country', '?search=germ')))
  await waitFor(async () => expect(await rows('Countries')).toEqual([['Germany', '2', '50%', 'new']]))
})

test('says so when nothing is found', async () => {
  await open('browser', '?search=netscape')

  expect(await screen.findByText('Nothing contains “netscape”.')).toBeInTheDocument()
})

test('sorts by a column, and the other way round at the second press', async () => {
  const { user, address } = await open('browser')
  await rows('Browsers')

  await user.click(screen.getByRole('button', { name: 'Browser' }))
  expect(address()).toBe(page('browser', '?sort_by=value&sort=asc'))
  await waitFor(async () =>
    expect((await rows('Browsers')).map(([name]) => name)).toEqual(['Unknown', 'Chrome', 'Firefox']),
  )
  expect(screen.getByRole('columnheader', { name: 'Browser' })).toHaveAttribute('aria-sort', 'ascending')

  await user.click(screen.getByRole('button', { name: 'Browser' }))
  expect(address()).toBe(page('browser', '?sort_by=value'))
  await waitFor(async () =>
    expect((await rows('Browsers')).map(([name]) => name)).toEqual(['Firefox', 'Chrome', 'Unknown']),
  )

  await user.click(screen.getByRole('button', { name: 'Visitors' }))
  expect(address()).toBe(page('browser'))
})

test('pages through a long list, and Back returns', async () => {
  const { user, go, address } = await open('page')
  expect(await rows('Pages')).toHaveLength(33)

  await user.selectOptions(screen.getByRole('combobox', { name: 'Rows per page' }), '10 per page')
  expect(address()).toBe(page('page', '?per_page=10'))
  await waitFor(async () => expect(await rows('Pages')).toHaveLength(10))

  await user.click(screen.getByRole('link', { name: 'Page 4' }))
  expect(address()).toBe(page('page', '?per_page=10&page=4'))
  await waitFor(async () => expect(await rows('Pages')).toHaveLength(3))
  expect(screen.getByText('33 in all')).toBeInTheDocument()

  await go(-1)
  await waitFor(async () => expect(await rows('Pages')).toHaveLength(10))
})

test.each([
  ['?per_page=10&page=99', '?per_page=10&page=4', 3],
  ['?page=99', '', 33],
])('leads from %s, beyond the last page, to the last', async (query, last, count) => {
  const { address } = await open('page', query)

  await waitFor(() => expect(address()).toBe(page('page', last)))
  expect(await rows('Pages')).toHaveLength(count)
})

test('begins at the first page when something else is asked for', async () => {
  const { user, address } = await open('page', '?per_page=10&page=3')
  await rows('Pages')

  await user.click(screen.getByRole('button', { name: 'Page' }))

  expect(address()).toBe(page('page', '?sort_by=value&sort=asc&per_page=10'))
})

test.each(['?per_page=7', '?sort=up&sort_by=shoe', '?page=0', '?page=x'])(
  'reads %s as if it were not said',
  async (query) => {
    await open('page', query)

    expect(await rows('Pages')).toHaveLength(33)
  },
)

test('leads back over the same days', async () => {
  await open('browser', '?range=7d&search=fire')

  expect(await screen.findByRole('link', { name: 'example.com' })).toHaveAttribute(
    'href',
    `/websites/${id}/statistics?range=7d`,
  )
})

test('a table that failed can be asked for again and does not blank the picture', async () => {
  let failing = true
  const { user } = await open('browser', '', (url, answer) =>
    failing && url.includes('sort_by') ? Response.json({ message: 'Too Many Attempts.' }, { status: 429 }) : answer(),
  )
  const alert = within(await screen.findByRole('alert'))
  expect(await screen.findByRole('list', { name: 'Browsers' })).toBeInTheDocument()

  failing = false
  await user.click(alert.getByRole('button', { name: 'Try again' }))

  expect(await rows('Browsers')).toHaveLength(3)
})

test('asks for no page by number where the first will do, as some services know none', async () => {
  const asked: string[] = []
  await open('browser', '', (url, answer) => {
    asked.push(url)
    return answer()
  })
  await rows('Browsers')

  expect(asked.filter((url) => /[?&]page=/.test(url))).toEqual([])
})

test.each(['visitors', 'visitors_hour', 'visitors_weekday_hour', 'country', 'page'] as const)(
  '%s has nothing in the way of assistive technology',
  // The rules are many, and the rows of a table too.
  { timeout: 60_000 },
  async (name) => {
    const { container } = await open(name)
    await rows(titleOf(name))
    await screen.findByRole('figure')

    expect(await violations(container)).toEqual([])
  },
)
