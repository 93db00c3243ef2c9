import { noCards } from '#test/dashboard/statistics/heldBack.ts'
import { renderDashboard, violations, type Wire } from '#test/dashboard/support.tsx'
import { startService, type TestService } from '#test/support/service.ts'
import { fireEvent, screen, within } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'

const began = Date.parse('2026-11-18T00:00:00Z')
const now = '2026-11-20T12:00:00Z'
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'
const crawler = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'

let service: TestService
const ids: Record<string, number> = {}

const isDown = (time: number) => time >= Date.parse('2026-11-19T08:00:00Z') && time < Date.parse('2026-11-19T10:00:00Z')

beforeAll(async () => {
  service = await startService({ now: new Date(began).toISOString() })
  for (const domain of ['some.example', 'all.example', 'bots.example', 'never.example'])
    ids[domain] = await service.addWebsite(domain, { timezone: 'UTC' })
  service.moveTo('2026-11-19T12:00:00Z')
  for (const agent of [firefox, crawler, crawler, crawler]) await post('some.example', agent)
  for (const domain of ['bots.example', 'never.example']) await post(domain, crawler)
  await service.websites.touch(ids['bots.example'] ?? 0, began)
  service.moveTo(now)
  await post('all.example', firefox)
  // The service was up all the time but for two hours.
  const minutes = Array.from({ length: (Date.parse(now) - began) / 60_000 }, (_, minute) => began + minute * 60_000)
  await service.hits.count(
    minutes.filter((time) => !isDown(time)).map((time) => ({ website_id: 0, time, reason: 'up', count: 1 })),
  )
})
beforeEach(() => {
  vi.setSystemTime(now)
})
afterAll(() => service.stop())

const post = (domain: string, agent: string) =>
  service.request('POST', '/api/event', {
    body: JSON.stringify({ n: 'pageview', u: `https://${domain}/`, d: domain }),
    headers: { 'content-type': 'text/plain', 'user-agent': agent },
    key: null,
  })

const wire: Wire = (url, answer, init) => (url.includes('/received') ? answer() : noCards(url, answer, init))
const open = (domain: string, query = '') =>
  renderDashboard(`/websites/${ids[domain]}/statistics${query}`, { service, wire })

test('says under the chart how much was left out and why, and explains it', async () => {
  const { user, container } = await open('some.example', '?range=yesterday')

  await user.click(
    await screen.findByRole('button', { name: '75% of hits left out: bots 3 · nothing collected for 2 hours' }),
  )

  const dialog = within(await screen.findByRole('dialog', { name: 'What became of the hits' }))
  expect(dialog.getByText('Counted').parentElement).toHaveTextContent('Counted1 25%Pageviews and events')
  expect(dialog.getByText('bots').parentElement).toHaveTextContent('bots3 75%Crawlers')
  expect(dialog.getByText(/^The service did not run, or could not store, for 2 hours in all\./)).toBeInTheDocument()
  expect(dialog.getByText(/^Filters do not apply here/)).not.toHaveTextContent('Counted since')
  expect(dialog.getByRole('link', { name: 'Choose what is left out' })).toHaveAttribute(
    'href',
    `/websites/${ids['some.example']}/settings`,
  )
  await user.click(dialog.getByText('Table'))
  expect(dialog.getAllByRole('row').map((row) => row.textContent)).toEqual([
    'HourCountedbotsNothing collected',
    '08:000060 minutes',
    '09:000060 minutes',
    '12:0013–',
  ])
  expect(await violations(container)).toEqual([])
})

test('says since when it is counted where days of before are shown', async () => {
  const { user } = await open('some.example')

  await user.click(await screen.findByRole('button', { name: /^75% of hits left out/ }))

  expect(await screen.findByText(/Counted since 18 Nov 2026\./)).toBeInTheDocument()
})

test('says so when every hit was counted', async () => {
  const { container } = await open('all.example', '?range=today')

  expect(await screen.findByText('Every hit was counted.')).toBeInTheDocument()
  expect(await violations(container)).toEqual([])
})

test('tells the hours in which nothing was collected to those who listen', async () => {
  await open('some.example', '?range=yesterday')
  await screen.findByRole('button', { name: /nothing collected for 2 hours/ })

  // That of the chart stands before that of the hours' card.
  const [slider = document.body] = screen.getAllByRole('slider', { name: 'Visitors by hour' })
  fireEvent.change(slider, { target: { value: '8' } })

  expect(slider).toHaveAttribute('aria-valuetext', expect.stringContaining('nothing collected for 60 minutes'))
})

test('where nobody came it says that hits did, and why they do not count', async () => {
  const { user, container } = await open('bots.example', '?range=yesterday')

  await user.click(await screen.findByRole('button', { name: 'A hit arrived and was left out: bots 1.' }))

  expect(await screen.findByRole('dialog')).toHaveTextContent('bots')
  expect(await violations(container)).toEqual([])
})

test('does not say so of those who do not match a filter', async () => {
  await open('bots.example', '?range=yesterday&filters=country:DE')

  expect(await screen.findByText(/^Nobody who matches came/)).toBeInTheDocument()
  expect(screen.queryByText(/left out:/)).not.toBeInTheDocument()
})

test('a website that never had a visit says that hits arrive, here and where the script is added', async () => {
  const { go, container } = await open('never.example')

  expect(await screen.findByText('A hit arrived and was left out: bots 1.')).toBeInTheDocument()
  expect(await violations(container)).toEqual([])

  await post('never.example', crawler)
  await go(`/websites/${ids['never.example']}/install`)
  expect(await screen.findByText('A hit arrived and was left out: bots 1.')).toBeInTheDocument()
})

test('is not asked for on a page for others', async () => {
  const { requests } = await renderDashboard('/share/some.example?range=yesterday', { service, wire, key: null })

  expect(await screen.findAllByRole('slider', { name: 'Visitors by hour' })).not.toHaveLength(0)
  expect(requests.filter((request) => request.includes('received'))).toEqual([])
})
