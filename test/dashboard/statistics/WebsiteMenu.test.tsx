import { now, visits } from '#test/dashboard/statistics/visits.ts'
import { noNumbers } from '#test/dashboard/statistics/heldBack.ts'
import { renderDashboard, violations } from '#test/dashboard/support.tsx'
import { startService, type TestService } from '#test/support/service.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'

let service: TestService
let id: number
let other: number

beforeAll(async () => {
  service = await startService({ now })
  id = await service.addWebsite('example.com')
  other = await service.addWebsite('another.example')
  const favorite = await service.addWebsite('favorite.example')
  await service.request('PUT', `/api/v1/websites/${favorite}`, { form: { favorite: 1 } })
  await Promise.all([id, other].map((website) => service.storeHits(website, visits)))
  await service.websites.touch(id, Date.parse(now))
  await service.websites.touch(other, Date.parse(now))
})
beforeEach(() => {
  vi.setSystemTime(now)
})
afterEach(() => localStorage.clear())
afterAll(() => service.stop())

async function openMenu(query = '') {
  const page = await renderDashboard(`/websites/${id}/statistics${query}`, { service, wire: noNumbers })
  const button = await screen.findByRole('button', { name: 'Other websites' })
  await page.user.click(button)
  return { ...page, button, menu: within(await screen.findByRole('dialog', { name: 'Other websites' })) }
}

test('lists the websites, favorites first, and says which one it is', async () => {
  const { menu } = await openMenu()

  await menu.findByRole('link', { name: 'example.com' })
  expect(menu.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'favorite.example',
    'another.example',
    'example.com',
    'All websites',
  ])
  expect(menu.getByRole('link', { name: 'example.com' })).toHaveAttribute('aria-current', 'page')
})

test('leads to another website over the same days, without the filters of this one', async () => {
  const { user, address, menu } = await openMenu('?range=7d&compare=year&filters=page:/pricing')

  await user.click(await menu.findByRole('link', { name: 'another.example' }))

  await waitFor(() => expect(address()).toBe(`/websites/${other}/statistics?range=7d&compare=year`))
  expect(await screen.findByRole('heading', { level: 1, name: 'another.example' })).toBeInTheDocument()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('asks for nothing where the list of websites was seen before', async () => {
  const { user, requests } = await renderDashboard('/websites', { service })
  await user.click(await screen.findByRole('link', { name: 'example.com' }))
  await user.click(await screen.findByRole('button', { name: 'Other websites' }))

  expect(await screen.findByRole('link', { name: 'another.example' })).toBeInTheDocument()
  expect(requests.filter((request) => request.startsWith('GET /websites?'))).toHaveLength(1)
})

test('closes by Escape and gives the focus back', async () => {
  const { user, button } = await openMenu()

  await user.keyboard('{Escape}')

  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await waitFor(() => expect(button).toHaveFocus())
})

test('has nothing in the way of assistive technology', async () => {
  const { baseElement, menu } = await openMenu()
  await menu.findByRole('link', { name: 'example.com' })

  expect(await violations(baseElement)).toEqual([])
})
