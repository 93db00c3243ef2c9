import { renderDashboard, violations, type Wire } from '#test/dashboard/support.tsx'
import { startService, type TestService } from '#test/support/service.ts'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'

let service: TestService
let id: number
let shop: number

beforeAll(async () => {
  service = await startService({ now: '2026-11-20T12:00:00Z' })
  id = await service.addWebsite('example.com', { timezone: 'UTC' })
  shop = await service.addWebsite('shop.example.org', { timezone: 'UTC' })
  await service.storeHits(id, [
    { time: '2026-11-19T10:00:00Z', country: 'DE', page: '/german-shepherds' },
    { time: '2026-11-19T11:00:00Z', country: 'FR', page: '/', visitor: 2 },
  ])
})
afterAll(() => service.stop())
afterEach(() => localStorage.clear())

const field = () => screen.findByRole('combobox', { name: 'Find' })
const list = () => within(screen.getByRole('listbox'))
const options = () =>
  list()
    .getAllByRole('option')
    .map(({ textContent }) => textContent.trim())
const activeOption = () => list().getByRole('option', { selected: true })
const active = () => activeOption().textContent.trim()

async function openAt(path: string, wire?: Wire) {
  const dashboard = await renderDashboard(path, { service, wire })
  await screen.findByRole('heading', { level: 1 })
  await dashboard.user.keyboard('{Control>}k{/Control}')
  await field()
  return dashboard
}

/** Types, and runs what is found first, once that is what is meant. */
async function find(user: UserEvent, typed: string, title: string) {
  await user.keyboard(typed)
  await waitFor(() => expect(active()).toBe(title))
  await user.keyboard('{Enter}')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
}

test('the key opens it and closes it, and the focus returns', async () => {
  const { user, baseElement } = await openAt('/websites')

  expect(await field()).toHaveFocus()
  await screen.findByRole('option', { name: 'example.com' })
  expect(await violations(baseElement)).toEqual([])

  await user.keyboard('{Control>}k{/Control}')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('the button opens it too', async () => {
  const { user } = await renderDashboard('/websites', { service })

  await user.click(await screen.findByRole('button', { name: /^Find/ }))

  expect(await field()).toBeInTheDocument()
})

test('arrows go round what is found, Enter does it', async () => {
  const { user, address } = await openAt('/websites')
  await screen.findByRole('option', { name: 'example.com' })
  const all = options()

  expect(active()).toBe(all[0])
  await user.keyboard('{ArrowUp}')
  expect(active()).toBe(all.at(-1))
  expect(await field()).toHaveAttribute('aria-activedescendant', activeOption().id)
  await user.keyboard('{ArrowDown}{ArrowDown}')
  expect(active()).toBe(all[1])

  await user.keyboard('shop')
  await waitFor(() => expect(active()).toBe('shop.example.org'))
  await user.keyboard('{Enter}')
  await waitFor(() => expect(address()).toBe(`/websites/${shop}/statistics`))
})

test('a click does what it is on', async () => {
  const { user, address } = await openAt('/websites')

  await user.click(await screen.findByRole('option', { name: 'Add a website' }))

  await waitFor(() => expect(address()).toBe('/websites?add'))
})

test('says that nothing was found', async () => {
  const { user } = await openAt('/websites')

  await user.keyboard('zzzzz')

  expect(await screen.findByText('Nothing found.')).toBeVisible()
  expect(await field()).toHaveAttribute('aria-expanded', 'false')
  await user.keyboard('{Enter}{ArrowDown}')
  expect(screen.getByRole('dialog')).toBeInTheDocument()
})

describe('on a website’s statistics', () => {
  test('finds each of them, looked at as now', async () => {
    const { user, address } = await openAt(`/websites/${id}/statistics?range=7d&filters=country%3ADE`)

    await find(user, 'browsers', 'Browsers')

    await waitFor(() => expect(address()).toBe(`/websites/${id}/statistics/browser?range=7d&filters=country%3ADE`))
  })

  test('another website is looked at over the same days, unfiltered', async () => {
    const { user, address } = await openAt(`/websites/${id}/statistics?range=7d&filters=country%3ADE`)

    await find(user, 'shop.ex', 'shop.example.org')

    await waitFor(() => expect(address()).toBe(`/websites/${shop}/statistics?range=7d`))
  })

  test('finds days, and marks those that are shown', async () => {
    const { user, address } = await openAt(`/websites/${id}/statistics?filters=country%3ADE&range=7d`)

    expect(
      within(screen.getByRole('group', { name: 'Days to show' }))
        .getByText('chosen')
        .closest('[role=option]'),
    ).toHaveTextContent('Last 7 days')
    await find(user, 'last 90', 'Last 90 days')

    await waitFor(() => expect(address()).toBe(`/websites/${id}/statistics?filters=country%3ADE&range=90d`))
  })

  test('finds what to compare with', async () => {
    const { user, address } = await openAt(`/websites/${id}/statistics`)
    await screen.findByRole('group', { name: 'Compare with' })

    await find(user, 'a year before', 'The same weekdays a year before')

    await waitFor(() => expect(address()).toBe(`/websites/${id}/statistics?compare=year`))
  })

  test('filters by a value, beside the filters that are there', async () => {
    const { user, address } = await openAt(`/websites/${id}/statistics?filters=page%3A%2F`)

    await find(user, 'country: Ger', 'Country: Germany DE')

    await waitFor(() => expect(address()).toBe(`/websites/${id}/statistics?filters=page%3A%2F&filters=country%3ADE`))
  })

  test('a word of its own is looked for in several statistics', async () => {
    const { user } = await openAt(`/websites/${id}/statistics`)

    await user.keyboard('german')

    expect(await screen.findByRole('option', { name: /^Country: Germany/ })).toBeInTheDocument()
    expect(screen.getByRole('option', { name: 'Page: /german-shepherds' })).toBeInTheDocument()
  })

  test('filters by nothing where the service does not', async () => {
    const { user, requests } = await openAt(`/websites/${id}/statistics`, (url, answer) =>
      url.includes('openapi') ? new Response(null, { status: 404 }) : answer(),
    )
    requests.length = 0

    await user.keyboard('country: ger')

    expect(await screen.findByText('Nothing found.')).toBeVisible()
    expect(requests.filter((request) => request.includes('search='))).toEqual([])
  })
})

test('where there are more websites than one answer holds, the service is asked', async () => {
  const many = Array.from({ length: 100 }, (_, at) => ({ id: 1000 + at, domain: `site-${at}.example` }))
  const { user } = await openAt('/connect', async (url, answer) =>
    /websites\?(?!.*search)/.test(url) ? Response.json({ data: many }) : answer(),
  )
  await screen.findByRole('option', { name: 'site-0.example' })

  await user.keyboard('shop.example')

  expect(await screen.findByRole('option', { name: 'shop.example.org' })).toBeInTheDocument()
})

test('what was used last comes first, until somebody signs out', async () => {
  const { user, unmount } = await openAt('/connect')
  await find(user, 'dark', 'Dark theme')
  unmount()

  const again = await openAt('/connect')
  expect(within(screen.getByRole('group', { name: 'Used last' })).getByRole('option')).toHaveTextContent('Dark theme')

  await find(again.user, 'sign out', 'Sign out')
  await screen.findByRole('heading', { name: 'Connect' })
  expect(localStorage.getItem('porchlight.recent')).toBeNull()
  expect(screen.queryByRole('button', { name: /^Find/ })).not.toBeInTheDocument()
})

test('prints the page, not the palette', async () => {
  const print = vi.fn<() => void>(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  vi.stubGlobal('print', print)
  const { user } = await openAt('/connect')

  await find(user, 'print', 'Print this page')

  expect(print).toHaveBeenCalledOnce()
})

test('copies the link', async () => {
  const { user } = await openAt('/connect')

  await find(user, 'copy', 'Copy the link to this page')

  expect(await screen.findByText('Copied')).toBeInTheDocument()
  expect(await navigator.clipboard.readText()).toBe(location.href)
})

test('offers the keys of the page, and the list of all', async () => {
  const { user } = await openAt('/connect')

  await user.keyboard('keyboard')
  await waitFor(() => expect(active()).toMatch(/^Keyboard shortcuts/))
  await user.keyboard('{Enter}')

  expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeInTheDocument()
})
