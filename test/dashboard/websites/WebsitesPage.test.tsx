import { never, refused, renderDashboard, violations, type Wire } from '#test/dashboard/support.tsx'
import { startService, type TestService } from '#test/support/service.ts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

const now = '2026-11-20T12:00:00Z'
let service: TestService

beforeAll(async () => {
  service = await startService({ now })
  for (const domain of ['apple.example', 'pear.example', 'cherry.example']) await service.addWebsite(domain)
  await service.storeHits(1, [
    { time: '2026-10-01T10:00:00Z', visitor: 1 },
    { time: '2026-11-19T10:00:00Z', visitor: 2 },
    { time: '2026-11-19T11:00:00Z', visitor: 3 },
    { time: '2026-11-20T11:00:00Z', visitor: 4 },
  ])
})
afterAll(() => service.stop())

const open = (query = '', wire?: Wire) => {
  vi.setSystemTime(now)
  return renderDashboard(`/websites${query}`, { service, wire })
}
const domains = async () => {
  await screen.findByText('Visitors, last 30 days')
  return screen.getAllByRole('link', { name: /^[a-z]+\.example$/ }).map((link) => link.textContent)
}
const rowOf = async (domain: string) => {
  const row = (await screen.findByRole('link', { name: domain })).closest('li')
  if (!row) throw new Error(`${domain} is in no row.`)
  return within(row)
}
const isList = (url: string) => url.startsWith('/api/v1/websites?')

test('shows each website with its visitors of 30 days and the change against the 30 days before', async () => {
  const { container } = await open()

  const row = await rowOf('apple.example')
  expect(await row.findByText('3 visitors in 30 days')).toBeInTheDocument()
  expect(row.getByText('+200%', { exact: false })).toHaveTextContent('+200% (compared with the 30 days before)')
  expect(await row.findByRole('img', { name: 'Visitors a day, at most 2' })).toBeInTheDocument()
  expect(row.getByText('Public')).toBeInTheDocument()
  expect(document.title).toBe('Websites · Porchlight')
  expect(await violations(container)).toEqual([])
})

test('says that no change is known where nothing was counted before', async () => {
  await open()

  const row = await rowOf('pear.example')

  expect(await row.findByText('No change known: nothing was counted in the 30 days before')).toBeInTheDocument()
})

test('shows that the list is on its way', async () => {
  const { container } = await open('', never)

  await screen.findByRole('heading', { level: 1, name: 'Websites' })
  expect(screen.getByText('Loading')).toBeInTheDocument()
  expect(await violations(container)).toEqual([])
})

test('says what failed and asks again', async () => {
  let failing = true
  const { user } = await open('', (_, answer) => (failing ? refused(429, 'Too Many Attempts.') : answer()))
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent('The service asks to wait a moment.')
  expect(alert).toHaveTextContent('request-1')

  failing = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))

  expect(await screen.findByRole('link', { name: 'apple.example' })).toBeInTheDocument()
})

test('says so when the service speaks another language', async () => {
  await open('', () => new Response('<!doctype html>', { status: 200 }))

  expect(await screen.findByRole('alert')).toHaveTextContent('in a way this dashboard does not know')
})

test('searches while typing, in the address too, and Back undoes it', async () => {
  const { go, address, requests } = await open()
  await domains()

  // No pause between two keys, however busy the machine is.
  await userEvent.setup({ delay: null }).type(screen.getByRole('searchbox', { name: 'Search websites' }), 'pear')

  await waitFor(() => expect(address()).toBe('/websites?search=pear'))
  await waitFor(async () => expect(await domains()).toEqual(['pear.example']))
  expect(requests.filter((request) => request.includes('search='))).toHaveLength(1)

  await go(-1)

  await waitFor(async () => expect(await domains()).toHaveLength(3))
  expect(screen.getByRole('searchbox')).toHaveValue('')
})

test('takes no more characters than a service searches for', async () => {
  const { user, address } = await open()
  await domains()

  await user.click(screen.getByRole('searchbox'))
  await user.paste('a'.repeat(300))

  await waitFor(() => expect(address()).toBe(`/websites?search=${'a'.repeat(255)}`))
})

test('says so when nothing is found, and offers the whole list', async () => {
  const { user, address, container } = await open('?search=plum')
  await screen.findByText('No website has “plum” in its domain')
  expect(await violations(container)).toEqual([])

  await user.click(screen.getByRole('button', { name: 'Show all websites' }))

  expect(address()).toBe('/websites')
  expect(await domains()).toHaveLength(3)
})

test('sorts by domain and by date, both ways', async () => {
  const { user, address } = await open()
  expect(await domains()).toEqual(['cherry.example', 'pear.example', 'apple.example'])
  const order = screen.getByRole('combobox', { name: 'Order' })

  await user.selectOptions(order, 'Domain, A to Z')
  expect(address()).toBe('/websites?sort_by=domain&sort=asc')
  await waitFor(async () => expect(await domains()).toEqual(['apple.example', 'cherry.example', 'pear.example']))

  await user.selectOptions(order, 'Oldest first')
  expect(address()).toBe('/websites?sort=asc')
  await waitFor(async () => expect(await domains()).toEqual(['apple.example', 'pear.example', 'cherry.example']))
})

test('takes what it cannot read in the address as the default', async () => {
  const { requests } = await open('?sort_by=shoe&sort=up&per_page=7&page=-1&favorite=maybe')

  expect(await domains()).toHaveLength(3)
  expect(requests[0]).toBe('GET /websites?sort_by=id&sort=desc&per_page=100')
})

test('old rows stay, marked busy, while new ones load', async () => {
  const { user, container } = await open('', (url, answer) => (url.includes('sort=asc') ? never() : answer()))
  await domains()

  await user.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'Oldest first')

  await waitFor(() => expect(container.querySelector('[aria-busy=true]')).toBeInTheDocument())
  expect(await domains()).toHaveLength(3)
})

test('a star is set at once, and kept by the service', async () => {
  const { user, requests } = await open()
  const star = (await rowOf('pear.example')).getByRole('button', { name: 'Favorite pear.example' })

  await user.click(star)

  await waitFor(() => expect(star).toHaveAttribute('aria-pressed', 'true'))
  await waitFor(() => expect(requests).toContain('PUT /websites/2 favorite=1'))

  await user.click(screen.getByRole('radio', { name: 'Favorites' }))

  await waitFor(async () => expect(await domains()).toEqual(['pear.example']))
})

test('a star that the service refuses is taken back, and says so', async () => {
  const { user } = await open('', (url, answer, { method }) =>
    method === 'PUT' ? refused(503, 'The service is busy.') : answer(),
  )
  const star = (await rowOf('apple.example')).getByRole('button', { name: 'Favorite apple.example' })

  await user.click(star)

  expect(await screen.findByText('The star of apple.example could not be changed. The service is busy.')).toBeVisible()
  expect(star).toHaveAttribute('aria-pressed', 'false')
})

test('pages are links that keep the rest of the address', async () => {
  const { user, address } = await open('?per_page=10&sort=asc', async (url, answer) => {
    if (!isList(url)) return answer()
    const list = await (await answer()).json()
    return Response.json({ ...list, meta: { ...list.meta, last_page: 3, total: 23, from: 1, to: 10 } })
  })
  expect(await screen.findByText('1 to 10 of 23 websites')).toBeInTheDocument()

  await user.click(screen.getByRole('link', { name: 'Next page' }))

  expect(address()).toBe('/websites?per_page=10&sort=asc&page=2')
})

test('works with a service that does not count its list', async () => {
  await open('', async (url, answer) => {
    if (!isList(url)) return answer()
    const { data } = await (await answer()).json()
    return Response.json({ data: data.map(({ id, domain }: { id: number; domain: string }) => ({ id, domain })) })
  })

  expect(await domains()).toHaveLength(3)
  expect(screen.queryByText(/^\d+ websites$/)).not.toBeInTheDocument()
  expect(screen.queryByRole('navigation', { name: 'Pages of websites' })).not.toBeInTheDocument()
})

test('leads from a page that is no longer there to the last that is', async () => {
  const { address } = await open('?page=9')

  await waitFor(() => expect(address()).toBe('/websites'))
  expect(await domains()).toHaveLength(3)
})
