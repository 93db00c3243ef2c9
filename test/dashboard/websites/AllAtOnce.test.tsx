import { never, refused, renderDashboard, violations, type Wire } from '#test/dashboard/support.tsx'
import { startService, type TestService } from '#test/support/service.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'

const now = '2026-11-20T12:00:00Z'
let service: TestService

beforeAll(async () => {
  service = await startService({ now })
  for (const domain of ['apple.example', 'pear.example', 'cherry.example', 'plum.example'])
    await service.addWebsite(domain)
  await service.request('PUT', '/api/v1/websites/2', { form: { favorite: 1 } })
  const visits = (days: readonly string[], visitors: number) =>
    days.flatMap((day) => Array.from({ length: visitors }, (_, visitor) => ({ time: `${day}T10:00:00Z`, visitor })))
  // Three times as many, as many as before, none any more, and nobody ever.
  await service.storeHits(1, visits(['2026-10-01', '2026-11-18', '2026-11-19', '2026-11-20'], 1))
  await service.storeHits(2, visits(['2026-10-01', '2026-11-20'], 4))
  await service.storeHits(3, visits(['2026-10-01'], 2))
})
afterAll(() => service.stop())
beforeEach(() => localStorage.clear())

const isFigures = (url: string) => url.startsWith('/api/v1/stats?')
const isSum = (url: string) => isFigures(url) && !url.includes('websites=')

const open = (query = '', wire?: Wire) => {
  vi.setSystemTime(now)
  return renderDashboard(`/websites${query}`, { service, wire })
}
/** Opened on a service that tells of one website at a time. */
const openReference = (query = '', wire: Wire = (_, answer) => answer()) => {
  vi.setSystemTime(now)
  return renderDashboard(`/websites${query}`, {
    service,
    wire: (url, answer, init) => (url.endsWith('/openapi.json') ? refused(404, 'Not found.') : wire(url, answer, init)),
  })
}
const domains = () => screen.queryAllByRole('link', { name: /^[a-z]+\.example$/ }).map((link) => link.textContent)
const shown = (expected: string) =>
  waitFor(() =>
    expect(
      domains()
        .map((domain) => domain.replace('.example', ''))
        .join(' '),
    ).toBe(expected),
  )
const rowOf = async (domain: string) => {
  const row = (await screen.findByRole('link', { name: domain })).closest('li')
  if (!row) throw new Error(`${domain} is in no row.`)
  return within(row)
}
const sumOf = async (name: string) => (await screen.findByText(name, { selector: 'dt' })).parentElement

describe('the whole account', () => {
  test('is summed up on top, with the change against the 30 days before', async () => {
    const { container } = await open()

    await waitFor(async () => expect(await sumOf('Visitors')).toHaveTextContent('77'))
    await waitFor(async () => expect(await sumOf('Pageviews')).toHaveTextContent('77'))
    expect(await sumOf('Visitors')).toHaveTextContent('the 30 days before')
    expect(screen.getByText('All websites, last 30 days')).toBeInTheDocument()
    await (await rowOf('apple.example')).findByText('3 visitors in 30 days')
    expect(await violations(container)).toEqual([])
  })

  test('takes one request for the rows and one for each sum', async () => {
    const { requests } = await open()

    await (await rowOf('apple.example')).findByText('3 visitors in 30 days')

    expect(requests.filter((request) => request.startsWith('GET /stats')).toSorted()).toEqual([
      'GET /stats?name=pageviews&days=30',
      'GET /stats?name=visitors&days=30',
      'GET /stats?name=visitors&days=30&websites=1%2C2%2C3%2C4',
    ])
    expect(requests.filter((request) => request.includes('openapi'))).toHaveLength(1)
  })

  test('stays summed up whatever is searched for', async () => {
    await open('?search=apple')

    await waitFor(async () => expect(await sumOf('Visitors')).toHaveTextContent('77'))
    await shown('apple')
  })

  test('a sum that failed can be asked for again and blanks nothing', async () => {
    let failing = true
    const { user } = await open('', (url, answer) =>
      failing && isSum(url) && url.includes('pageviews') ? refused(429, 'Too Many Attempts.') : answer(),
    )
    const pageviews = within((await sumOf('Pageviews')) ?? document.body)
    await pageviews.findByText('Not loaded.')
    await (await rowOf('apple.example')).findByText('3 visitors in 30 days')

    failing = false
    await user.click(pageviews.getByRole('button', { name: 'Try again' }))

    expect(await pageviews.findByTitle('7')).toBeInTheDocument()
  })

  test('figures that fail together say so once, the websites stay', async () => {
    let failing = true
    const { user } = await open('', (url, answer) =>
      failing && url.includes('websites=') ? refused(429, 'Too Many Attempts.') : answer(),
    )
    expect(await screen.findByRole('alert')).toHaveTextContent('Too many requests')
    await waitFor(() => expect(screen.getAllByText('Not known')).toHaveLength(4))
    expect(domains()).toHaveLength(4)

    failing = false
    await user.click(screen.getByRole('button', { name: 'Try again' }))

    expect(await (await rowOf('apple.example')).findByText('3 visitors in 30 days')).toBeInTheDocument()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  test('says of a website that lost all its visitors, and of one that never had any, what is known', async () => {
    await open()

    expect(await (await rowOf('cherry.example')).findByText('0 visitors in 30 days')).toBeInTheDocument()
    expect((await rowOf('cherry.example')).getByText('−100%', { exact: false })).toBeInTheDocument()
    expect((await rowOf('plum.example')).getByText(/^No change known/)).toBeInTheDocument()
  })
})

describe('in an order of its own', () => {
  test('most visitors first, in the address too, without asking the list again', async () => {
    const { user, address, requests, container } = await open()
    await (await rowOf('apple.example')).findByText('3 visitors in 30 days')

    await user.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'Most visitors')

    await shown('pear apple plum cherry')
    expect(address()).toBe('/websites?sort_by=visitors')
    expect(requests.filter((request) => request.startsWith('GET /websites?'))).toHaveLength(1)
    expect(await violations(container)).toEqual([])
  })

  test.each([
    ['sort_by=visitors&sort=asc', 'plum cherry apple pear'],
    ['sort_by=change', 'apple pear cherry plum'],
    ['sort_by=change&sort=asc', 'cherry pear apple plum'],
    ['sort_by=visitors&stars=first&sort=asc', 'pear plum cherry apple'],
  ])('as the address says: %s', async (query, expected) => {
    await open(`?${query}`)

    await shown(expected)
  })

  test('shows no row in a place where it will not stay', async () => {
    await open('?sort_by=visitors', (url, answer) => (url.includes('websites=') ? never() : answer()))

    await screen.findByText('4 websites')

    expect(domains()).toEqual([])
    expect(screen.getAllByText('Loading')).not.toHaveLength(0)
  })

  test('is not offered where not all websites fit on one page, and says so to an address that asks for it', async () => {
    const long: Wire = async (url, answer) => {
      if (!url.startsWith('/api/v1/websites?')) return answer()
      const list = await (await answer()).json()
      return Response.json({ ...list, meta: { ...list.meta, total: 500, last_page: 5 } })
    }
    const { unmount } = await open('', long)
    await screen.findByText('1 to 4 of 500 websites')
    expect(screen.queryByRole('option', { name: 'Most visitors' })).not.toBeInTheDocument()
    expect(screen.queryByRole('checkbox', { name: 'Favorites first' })).not.toBeInTheDocument()
    unmount()

    await open('?sort_by=visitors', long)

    expect(await screen.findByText(/does not fit on one page/)).toBeInTheDocument()
    await shown('plum cherry pear apple')
  })

  test('favorites first is remembered, and a star moves its website at once', async () => {
    const { user, address, unmount } = await open()
    await shown('plum cherry pear apple')

    await user.click(screen.getByRole('checkbox', { name: 'Favorites first' }))
    await shown('pear plum cherry apple')
    expect(address()).toBe('/websites?stars=first')
    unmount()

    await open()
    await shown('pear plum cherry apple')
    const star = (await rowOf('apple.example')).getByRole('button', { name: 'Favorite apple.example' })
    await user.click(star)
    await shown('pear apple plum cherry')

    await user.click(star)
    await shown('pear plum cherry apple')
    expect(star).toHaveFocus()
  })
})

describe('as cards', () => {
  test('by choice, remembered, and in the address', async () => {
    const { user, address, container, unmount } = await open()
    await (await rowOf('apple.example')).findByText('3 visitors in 30 days')

    await user.click(screen.getByRole('radio', { name: 'Cards' }))

    expect(address()).toBe('/websites?layout=cards')
    expect(screen.getByRole('radio', { name: 'Cards' })).toBeChecked()
    expect(await violations(container)).toEqual([])
    unmount()

    await open()
    expect(await screen.findByRole('radio', { name: 'Cards' })).toBeChecked()
  })

  test('the address goes before what is remembered, and does not change it', async () => {
    localStorage.setItem('porchlight.websites.layout', 'cards')

    await open('?layout=rows')

    expect(await screen.findByRole('radio', { name: 'Rows' })).toBeChecked()
    expect(localStorage.getItem('porchlight.websites.layout')).toBe('cards')
  })
})

describe('a service that tells of one website at a time', () => {
  test('is asked once a row, and the rows are summed up when all are there', async () => {
    const { requests } = await openReference()

    await waitFor(async () => expect(await sumOf('Visitors')).toHaveTextContent('77'))

    expect(screen.queryByText('Pageviews')).not.toBeInTheDocument()
    expect(requests.filter((request) => request.startsWith('GET /stats/'))).toHaveLength(4)
    expect(requests).toContain(
      'GET /stats/2?name=visitors&from=2026-09-22&to=2026-11-20&sort_by=value&sort=asc&per_page=100',
    )
    expect(requests.filter((request) => request.startsWith('GET /stats?'))).toEqual([])
    expect(screen.getByRole('option', { name: 'Most visitors' })).toBeInTheDocument()
  })

  test('has no sum where the list leaves something out', async () => {
    await openReference('?search=apple')

    await (await rowOf('apple.example')).findByText('3 visitors in 30 days')

    expect(screen.queryByText('All websites, last 30 days')).not.toBeInTheDocument()
  })

  test('puts its websites in an order of figures, too', async () => {
    await openReference('?sort_by=visitors')

    await shown('pear apple plum cherry')
  })

  test('one row that fails has no figures and no place in a sum', async () => {
    await openReference('?sort_by=visitors', (url, answer) =>
      url.includes('/stats/2?') ? refused(429, 'Too Many Attempts.') : answer(),
    )

    await shown('apple plum cherry pear')
    expect((await rowOf('pear.example')).getByText(/Not loaded/)).toBeInTheDocument()
    expect(screen.queryByText('All websites, last 30 days')).not.toBeInTheDocument()
  })

  test('a row that failed can be asked for again and blanks no other', async () => {
    let failing = true
    const { user } = await openReference('', (url, answer) =>
      failing && url.includes('/stats/1?') ? refused(429, 'Too Many Attempts.') : answer(),
    )
    const row = await rowOf('apple.example')
    await row.findByText(/Not loaded/)
    await (await rowOf('pear.example')).findByText('4 visitors in 30 days')

    failing = false
    await user.click(row.getByRole('button', { name: 'Try again' }))

    expect(await row.findByText('3 visitors in 30 days')).toBeInTheDocument()
  })
})
