import { never, refused, renderDashboard, violations, type Wire } from '#test/dashboard/support.tsx'
import { startService, type TestService } from '#test/support/service.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { now, visits } from './visits.ts'

let service: TestService
let id: number
let quiet: number

beforeAll(async () => {
  service = await startService({ now })
  id = await service.addWebsite('example.com', { timezone: 'Europe/Berlin' })
  await service.storeHits(id, visits)
  await service.websites.touch(id, Date.parse(now))
  quiet = await service.addWebsite('quiet.example')
})
beforeEach(() => {
  vi.setSystemTime(now)
})
afterAll(() => service.stop())

const open = (query = '', wire?: Wire) => renderDashboard(`/websites/${id}/statistics${query}`, { service, wire })
const isStatistic = (url: string) => url.includes('/stats/')
const searchOf = (url: string) => new URL(url, 'http://localhost').searchParams
const asksFor = (url: string, name: string) => url.includes(`name=${name}&`)

test('shows that the numbers are on their way', async () => {
  await open('', (url, answer) => (isStatistic(url) ? never() : answer()))

  await screen.findByRole('heading', { level: 1, name: 'example.com' })
  expect(screen.getAllByRole('status', { name: '' }).length).toBeGreaterThan(6)
})

test('says when the website is not there', async () => {
  await renderDashboard('/websites/4711/statistics', { service })

  expect(await screen.findByRole('heading', { level: 1, name: 'There is no such page' })).toBeInTheDocument()
})

test('a card that failed can be asked for again and blanks no other', async () => {
  let failing = true
  const { user } = await open('', (url, answer) =>
    failing && asksFor(url, 'referrer') ? refused(429, 'Too Many Attempts.') : answer(),
  )
  const sources = within(await screen.findByRole('region', { name: 'Sources' }))
  expect(await sources.findByRole('alert')).toHaveTextContent('The service asks to wait a moment.')
  expect(await screen.findByRole('list', { name: 'Pages' })).toBeInTheDocument()

  failing = false
  await user.click(sources.getByRole('button', { name: 'Try again' }))

  expect(await sources.findByText('news.example')).toBeInTheDocument()
})

test('the chart that failed can be asked for again and blanks no card', async () => {
  let failing = true
  const { user } = await open('', (url, answer) =>
    failing && asksFor(url, 'visitors') ? refused(429, 'Too Many Attempts.') : answer(),
  )
  expect(await screen.findByRole('list', { name: 'Pages' })).toBeInTheDocument()
  const alert = within(await screen.findByRole('alert'))

  failing = false
  await user.click(alert.getByRole('button', { name: 'Try again' }))

  expect(await screen.findByRole('slider', { name: 'Visitors by day' })).toBeInTheDocument()
})

test('says so when nobody came, and leads to a longer range', async () => {
  const { user, address } = await open('?from=2026-05-01&to=2026-05-20')
  expect(await screen.findByText('Nobody came between 1 May 2026 and 20 May 2026.')).toBeInTheDocument()
  expect(screen.queryByRole('region', { name: 'Pages' })).not.toBeInTheDocument()

  await user.click(screen.getByRole('link', { name: 'Show the last 12 months' }))

  expect(address()).toBe(`/websites/${id}/statistics?range=12m`)
  expect(await screen.findByRole('button', { name: /^Visitors/ })).toHaveTextContent('Visitors55')
})

test('where somebody came at another time, it says when and leads there', async () => {
  const old = await service.addWebsite('old.example', { timezone: 'Asia/Tokyo' })
  // The next day in Tokyo.
  await service.storeHits(old, [{ time: '2015-03-11T20:00:00Z' }])
  await service.websites.touch(old, Date.parse('2015-03-11T20:00:00Z'))
  const { user, address } = await renderDashboard(`/websites/${old}/statistics`, { service })
  expect(await screen.findByText('The last visit was on 12 Mar 2015.')).toBeInTheDocument()

  await user.click(screen.getByRole('link', { name: 'Show the days up to then' }))

  expect(address()).toBe(`/websites/${old}/statistics?from=2015-02-11&to=2015-03-12`)
  expect(await screen.findByRole('button', { name: /^Visitors/ })).toHaveTextContent('Visitors11')
})

test('says so on a card that has nothing', async () => {
  await open('?from=2026-11-18&to=2026-11-18')

  expect(await screen.findByText('Events: nothing on 18 Nov 2026.')).toBeInTheDocument()
})

test('leads to the script where no hit has ever arrived', async () => {
  await renderDashboard(`/websites/${quiet}/statistics`, { service })

  expect(await screen.findByText('No visit has arrived yet.')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Put the script on your pages' })).toHaveAttribute(
    'href',
    `/websites/${quiet}/install`,
  )
})

test('keeps the old numbers, marked busy, while those of another range load', async () => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const { go } = await open('', async (url, answer) => {
    if (url.includes('from=2026-11-14')) await held
    return answer()
  })
  await screen.findByRole('slider', { name: 'Visitors by day' })
  await screen.findByText('Chrome')

  await go('?range=7d')

  const browsers = await screen.findByRole('list', { name: 'Browsers' })
  await waitFor(() => expect(browsers.closest('[aria-busy]')).toHaveAttribute('aria-busy', 'true'))
  expect(screen.getByRole('button', { name: /^Visitors/ })).toHaveTextContent('(compared with the 30 days before)')
  release()
  await waitFor(() =>
    expect(screen.getByRole('button', { name: /^Visitors/ })).toHaveAccessibleName(/the 7 days before/),
  )
  expect(screen.getByRole('list', { name: 'Browsers' }).closest('[aria-busy]')).toHaveAttribute('aria-busy', 'false')
})

test('asks only for the tabs that are shown, and for the next when the pointer is on it', async () => {
  const asked = new Set<string>()
  const { user } = await open('', (url, answer) => {
    const name = searchOf(url).get('name')
    if (isStatistic(url) && name !== null) asked.add(name)
    return answer()
  })
  await screen.findByText('Chrome')
  await screen.findByText('Signup')
  expect(asked).toEqual(
    new Set(['browser', 'country', 'event', 'page', 'pageviews', 'referrer', 'visitors', 'visitors_hour']),
  )

  await user.hover(screen.getByRole('tab', { name: 'Devices' }))

  await waitFor(() => expect(asked).toContain('device'))
})

/** The description of a service that gives so many days at a time. */
async function withoutAllDays(answer: Response): Promise<Response> {
  const description = await answer.json()
  const { get } = description.paths['/api/v1/stats/{id}']
  get.parameters = get.parameters.filter(({ name }: { name: string }) => name !== 'all_days')
  return Response.json(description)
}

test('asks for a long range in windows that a service without pages answers', async () => {
  const asked: URLSearchParams[] = []
  await open('?from=2025-11-21&to=2026-11-20', async (url, answer) => {
    if (url.endsWith('/openapi.json')) return withoutAllDays(await answer())
    const query = searchOf(url)
    if (query.get('name') === 'visitors') asked.push(query)
    return answer()
  })

  expect(await screen.findByRole('button', { name: /^Visitors/ })).toHaveTextContent('Visitors55')
  expect(new Set(asked.map((query) => `${query.get('from')} against ${query.get('compare_from')}`))).toEqual(
    new Set([
      '2025-11-21 against 2024-11-21',
      '2026-03-01 against 2025-03-01',
      '2026-06-09 against 2025-06-09',
      '2026-09-17 against 2025-09-17',
    ]),
  )
  expect(asked.some((query) => query.has('page'))).toBe(false)
})

test('works with a service that answers no more than the reference states', async () => {
  await open('', async (url, answer) => {
    const body = await (await answer()).json()
    if (!isStatistic(url)) return Response.json({ data: { id: body.data.id, domain: body.data.domain } })
    const rows = body.data.filter(({ count }: { count: number }) => count > 0)
    return Response.json({ data: rows.map(({ value, count }: { value: string; count: number }) => ({ value, count })) })
  })

  expect(await screen.findByRole('button', { name: /^Visitors/ })).toHaveTextContent('Visitors3')
  expect(await screen.findByRole('slider', { name: 'Visitors by hour' })).toHaveAttribute('max', '23')
  const countries = within(await screen.findByRole('list', { name: 'Countries' })).getAllByRole('listitem')
  expect(countries.map(({ textContent }) => textContent)).toEqual(['Germany2', 'France1'])
})

test.each(['', '?range=today', '?from=2026-05-01&to=2026-05-20', '?places=city&draw=depth'])(
  'has nothing in the way of assistive technology: %s',
  async (query) => {
    const { container } = await open(query)
    await screen.findByText(/so far|Nobody came/)

    expect(await violations(container)).toEqual([])
  },
)
