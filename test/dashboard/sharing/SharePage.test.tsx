import { refused, renderDashboard, violations, type Wire } from '#test/dashboard/support.tsx'
import { now, visits } from '#test/dashboard/statistics/visits.ts'
import { startService, type TestService } from '#test/support/service.ts'
import { screen, within } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'

let service: TestService
let open: number
let locked: number

beforeAll(async () => {
  service = await startService({ now })
  open = await service.addWebsite('open.example', { timezone: 'Europe/Berlin' })
  locked = await service.addWebsite('locked.example', { timezone: 'UTC', privacy: 2, password: 'a lamp' })
  await service.addWebsite('private.example', { privacy: 1 })
  for (const id of [open, locked]) await service.storeHits(id, visits)
})
beforeEach(() => {
  vi.setSystemTime(now)
  service.moveTo(now)
  sessionStorage.clear()
})
afterAll(() => service.stop())

const change = (id: number, form: Record<string, string | number>) =>
  service.request('PUT', `/api/v1/websites/${id}`, { form })

/** A shared page; as whom each request was made is kept beside it. */
async function visit(path: string, { key = null, wire }: { key?: string | null; wire?: Wire } = {}) {
  const keys = new Set<string | null>()
  const page = await renderDashboard(path, {
    service,
    key,
    wire: (url, answer, init) => {
      keys.add(new Headers(init.headers).get('Authorization'))
      return wire ? wire(url, answer, init) : answer()
    },
  })
  return { ...page, keys }
}
const title = (name: string) => screen.findByRole('heading', { level: 1, name })

describe('a public website', () => {
  test('is its holder’s page, without what is the holder’s', async () => {
    const { container, keys, requests } = await visit('/share/open.example')

    await title('open.example')
    const pages = within(await screen.findByRole('region', { name: 'Pages' }))
    expect(await pages.findByText('/pricing')).toBeInTheDocument()
    expect(screen.getByText('Shared statistics')).toBeInTheDocument()
    for (const name of ['Settings', 'Websites', 'Sign out'])
      expect(screen.queryByRole('link', { name })).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Other websites' })).not.toBeInTheDocument()
    expect(keys).toEqual(new Set([null]))
    expect(requests.filter((request) => /openapi|GET \/websites(\?|$)/.test(request))).toEqual([])
    expect(await violations(container)).toEqual([])
  })

  test('is looked at like any other: days, comparison, filters, one statistic, what goes on', async () => {
    const { user, address, requests } = await visit('/share/open.example?range=7d')
    const pages = within(await screen.findByRole('region', { name: 'Pages' }))

    await user.click(await pages.findByRole('button', { name: '/pricing' }))
    expect(address()).toBe('/share/open.example?range=7d&filters=page%3A%2Fpricing')

    await user.click(await pages.findByRole('link', { name: /All/ }))
    await title('Pages')
    expect(address()).toBe('/share/open.example/page?range=7d&filters=page%3A%2Fpricing')
    expect(requests.some((one) => one.includes('name=visitors&') && one.includes('filters=page'))).toBe(true)

    await user.click(screen.getByRole('link', { name: 'open.example' }))
    await title('open.example')
    await user.click(await screen.findByRole('link', { name: /now|Live/ }))
    await title('Now')
    expect(address()).toBe('/share/open.example/live')
  })

  test('shows its holder what visitors see, and is left for the websites', async () => {
    await change(open, { share_statistics: 'visitors\npageviews\nvisitors_hour\npageviews_hour\nbrowser' })
    const { keys, user, address } = await visit('/share/open.example', { key: service.key })

    await title('open.example')
    expect(await screen.findByRole('region', { name: 'Technology' })).toBeInTheDocument()
    expect(screen.queryByRole('region', { name: 'Pages' })).not.toBeInTheDocument()
    expect(keys).toEqual(new Set([null]))
    await change(open, { share_statistics: '' })

    await user.click(screen.getByRole('link', { name: 'Porchlight' }))
    await title('Websites')
    expect(address()).toBe('/websites')
  })

  test('shows a card and no totals where that is what is shown', async () => {
    await change(open, { share_statistics: 'browser' })
    const { container, requests } = await visit('/share/open.example')

    expect(await screen.findByText('Firefox')).toBeInTheDocument()
    expect(screen.queryByRole('list', { name: 'Totals' })).not.toBeInTheDocument()
    expect(requests.filter((request) => request.includes('/stats/')).every((one) => one.includes('name=browser'))).toBe(
      true,
    )
    expect(await violations(container)).toEqual([])
    await change(open, { share_statistics: '' })
  })

  test('counts rows of few visitors together, and has no filters then', async () => {
    await change(open, { share_minimum: 2 })
    const { container } = await visit('/share/open.example?range=30d')

    const places = within(await screen.findByRole('region', { name: 'Places' }))
    expect(await places.findByText(/^Other: 1 visitor/)).toBeInTheDocument()
    expect(places.queryByText('France')).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Add filter' })).not.toBeInTheDocument()
    expect(await violations(container)).toEqual([])
    await change(open, { share_minimum: 0 })
  })

  test('stands alone in a frame', async () => {
    const { container, user, address } = await visit('/share/open.example?embed=1&theme=dark')

    await title('open.example')
    expect(screen.queryByRole('button', { name: 'Keyboard shortcuts' })).not.toBeInTheDocument()
    expect(screen.queryByRole('combobox', { name: 'Language' })).not.toBeInTheDocument()
    expect(await violations(container)).toEqual([])

    const pages = within(await screen.findByRole('region', { name: 'Pages' }))
    await user.click(await pages.findByRole('link', { name: /All/ }))
    expect(address()).toBe('/share/open.example/page?embed=1&theme=dark')
  })
})

describe.each(['private.example', 'nowhere.example'])('%s', (domain) => {
  test('is private, and no more is said', async () => {
    const { container, requests } = await visit(`/share/${domain}`, { key: service.key })

    await title('These statistics are private')
    expect(container).not.toHaveTextContent(domain)
    expect(requests).toEqual([`GET /share/${domain}`])
    expect(await violations(container)).toEqual([])
  })
})

describe('a website with a password', () => {
  const password = () => screen.findByLabelText('Password')
  const enter = async (user: Awaited<ReturnType<typeof visit>>['user'], text: string) => {
    await user.type(await password(), text)
    await user.click(screen.getByRole('button', { name: 'Open' }))
  }

  test('asks for it, says when it is wrong, and opens for the tab', async () => {
    const { container, user, keys, unmount } = await visit('/share/locked.example')
    expect(await password()).toBeInTheDocument()
    expect(await violations(container)).toEqual([])

    await user.click(screen.getByRole('button', { name: 'Open' }))
    expect(await screen.findByText('Enter the password.')).toBeInTheDocument()
    await enter(user, 'a candle')
    expect(await screen.findByText('That is not the password.')).toBeInTheDocument()
    expect(await password()).toHaveFocus()
    expect(await violations(container)).toEqual([])

    await user.clear(await password())
    await enter(user, 'a lamp')
    expect(await screen.findByRole('region', { name: 'Pages' })).toBeInTheDocument()
    expect(localStorage.length).toBe(0)
    expect([...keys].some((key) => key?.includes(service.key))).toBe(false)

    unmount()
    await visit('/share/locked.example')
    expect(await screen.findByRole('region', { name: 'Pages' })).toBeInTheDocument()
  })

  test('says when to try again', async () => {
    const { container, user } = await visit('/share/locked.example', {
      wire: (url, answer) =>
        url.endsWith('/access')
          ? new Response('{"message":"Too Many Attempts."}', { status: 429, headers: { 'Retry-After': '900' } })
          : answer(),
    })

    await enter(user, 'a candle')

    expect(await screen.findByText(/That was wrong too often. You can try again at .*15/)).toBeInTheDocument()
    expect(await violations(container)).toEqual([])
  })

  test('asks once more when the access has ended', async () => {
    const { user } = await visit('/share/locked.example')
    await enter(user, 'a lamp')
    await screen.findByRole('region', { name: 'Pages' })

    await change(locked, { password: 'a lamp' })
    await user.click(screen.getByRole('button', { name: /The days before/ }))

    expect(await screen.findByText('Your access has ended. Enter the password once more to go on.')).toBeInTheDocument()
    expect(sessionStorage.length).toBe(0)
  })

  test('says so when the service is out of reach', async () => {
    const { user } = await visit('/share/locked.example', {
      wire: (url, answer) => (url.endsWith('/access') ? refused(500, 'broken') : answer()),
    })

    await enter(user, 'a lamp')

    expect(await screen.findByText(/Something went wrong on its side/)).toBeInTheDocument()
  })
})

describe('a frozen link', () => {
  let hash: string
  beforeEach(async () => {
    const form = { from: '2026-11-14', to: '2026-11-20', compare_from: '2026-11-07', compare_to: '2026-11-13' }
    const { body } = await service.request('POST', `/api/v1/websites/${open}/frozen`, { form })
    ;({ hash } = new URL(body.data.url))
  })

  test('shows the numbers of its days as they were, and says so', async () => {
    await service.storeHits(open, [{ time: '2026-11-20T11:00:00Z', visitor: 77, page: '/late' }])
    const { container, user, keys } = await visit(`/share/open.example${hash}`, { key: service.key })

    expect(await screen.findByRole('note')).toHaveTextContent(/^Numbers as they were on .* until/)
    const pages = within(await screen.findByRole('region', { name: 'Pages' }))
    expect(await pages.findByText('/pricing')).toBeInTheDocument()
    expect(pages.queryByText('/late')).not.toBeInTheDocument()
    expect(screen.getByText(/compared with/)).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Days to show' })).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Add filter' })).not.toBeInTheDocument()
    expect(screen.queryByRole('link', { name: /now|Live/ })).not.toBeInTheDocument()
    expect([...keys]).toEqual([`Bearer ${hash.replace('#frozen=', '')}`])
    expect(await violations(container)).toEqual([])

    await user.click(await pages.findByRole('link', { name: /All/ }))
    await title('Pages')
    expect(await screen.findByRole('table', { name: '' })).toBeInTheDocument()
    expect([...keys]).toEqual([`Bearer ${hash.replace('#frozen=', '')}`])
  })

  test('has ended when it was withdrawn', async () => {
    const { body } = await service.request('GET', `/api/v1/websites/${open}/frozen`)
    await service.request('DELETE', `/api/v1/websites/${open}/frozen/${body.data[0].id}`)
    const { container } = await visit(`/share/open.example${hash}`)

    await title('This link has ended')
    expect(await violations(container)).toEqual([])
  })
})

test('an address that has no page is none', async () => {
  await visit('/share/open.example/secrets')

  await title('There is no such page')
})
