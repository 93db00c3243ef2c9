import { never, renderDashboard, violations, type Wire } from '#test/dashboard/support.tsx'
import { startService, type TestService } from '#test/support/service.ts'
import { act, screen } from '@testing-library/react'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

let service: TestService

beforeAll(async () => {
  service = await startService()
})
afterAll(() => service.stop())

const open = (id: number, wire?: Wire) => renderDashboard(`/websites/${id}/install`, { service, wire })

test('gives the line to embed, to be copied with one click', async () => {
  const id = await service.addWebsite('copied.example')
  const { user, container } = await open(id)
  const tag = `<script defer data-domain="copied.example" src="${location.origin}/script.js"></script>`
  expect(await screen.findByText(tag)).toBeInTheDocument()

  await user.click(screen.getByRole('button', { name: 'Copy the code' }))

  expect(await navigator.clipboard.readText()).toBe(tag)
  expect(screen.getByText('Copied', { selector: 'output' })).toBeInTheDocument()
  expect(await violations(container)).toEqual([])
})

test('the line names the service as the service does, not as this browser reached it', async () => {
  const id = await service.addWebsite('outside.example')

  await open(id, async (url, answer) => {
    if (!url.startsWith('/api/v1/websites?')) return answer()
    const list = await (await answer()).json()
    return Response.json({ ...list, meta: { ...list.meta, path: 'https://stats.example.com/api/v1/websites' } })
  })

  expect(await screen.findByText(/src="https:\/\/stats\.example\.com\/script\.js"/)).toBeInTheDocument()
})

test('gives what suits the way a website is made, under an address of its own', async () => {
  const id = await service.addWebsite('made.example')
  const { user, address, container } = await open(id)

  await user.selectOptions(await screen.findByLabelText('Your website is made with'), 'npm: plausible-tracker')

  expect(address()).toBe(`/websites/${id}/install?with=plausible-tracker`)
  const code = `Plausible({ domain: 'made.example', apiHost: '${location.origin}' })`
  expect(screen.getByText((shown) => shown.includes(code))).toBeInTheDocument()
  expect(screen.getByText("plausible.trackEvent('Signup', { props: { plan: 'pro' } })")).toBeInTheDocument()
  expect(screen.getByText(`connect-src ${location.origin}`)).toBeInTheDocument()
  expect(await violations(container)).toEqual([])
})

test('what is ticked changes the code, under an address of its own', async () => {
  const id = await service.addWebsite('ticked.example')
  const { user, address, container } = await open(id)

  await user.click(await screen.findByText('Count more by itself'))
  await user.click(screen.getByRole('checkbox', { name: 'Links to other websites' }))
  await user.click(screen.getByRole('checkbox', { name: 'Pages not found' }))

  const src = `src="${location.origin}/script.js"></script>`
  const tag = `<script defer data-domain="ticked.example" data-outbound data-404 ${src}`
  expect(await screen.findByText(tag)).toBeInTheDocument()
  expect(address()).toBe(`/websites/${id}/install?also=outbound&also=404`)
  expect(await violations(container)).toEqual([])

  await user.click(screen.getByRole('checkbox', { name: 'Links to other websites' }))
  expect(address()).toBe(`/websites/${id}/install?also=404`)
})

test('says that the statistics are public, and where that is changed', async () => {
  const id = await service.addWebsite('open.example')
  await open(id)

  expect(await screen.findByText(/^The statistics are public until/)).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'settings' })).toHaveAttribute('href', `/websites/${id}/settings`)
})

test('notices the first hit by itself', async () => {
  const id = await service.addWebsite('visited.example')
  await open(id)
  expect(await screen.findByText('Waiting for the first visit')).toBeInTheDocument()

  await service.websites.touch(id, Date.now())

  expect(await screen.findByText('The first visit has arrived.')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'See the statistics' })).toHaveAttribute('href', `/websites/${id}/statistics`)
})

/** The website as a service answers it that speaks the reference alone. */
const plain: Wire = async (url, answer) => {
  if (url.includes('/stats/')) return answer()
  const { data } = await (await answer()).json()
  return Response.json({ data: { id: data.id, domain: data.domain, timezone: data.timezone } })
}

test('reads the pageviews of today where the service does not say when the last hit came', async () => {
  const id = await service.addWebsite('plain.example')
  await open(id, plain)
  await screen.findByText('Waiting for the first visit')

  await service.storeHits(id, [{ time: new Date().toISOString() }])

  expect(await screen.findByText('The first visit has arrived.')).toBeInTheDocument()
})

test.each([
  ['says when the last hit came', undefined],
  ['does not', plain],
])('asks no more once the first hit has come, of a service that %s', async (_, wire) => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setInterval', 'clearInterval'] })
  const id = await service.addWebsite(`asked-${wire ? 'plain' : 'full'}.example`)
  const { requests } = await open(id, wire)
  await screen.findByText('Waiting for the first visit')
  await service.storeHits(id, [{ time: new Date().toISOString() }])
  await service.websites.touch(id, Date.now())
  await screen.findByText('The first visit has arrived.')
  const asked = requests.length

  await act(() => vi.advanceTimersByTimeAsync(10_000))

  expect(requests).toHaveLength(asked)
})

test('shows its title while the website is on its way', async () => {
  await open(1, never)

  expect(await screen.findByRole('heading', { level: 1, name: 'Add the script' })).toBeInTheDocument()
  expect(screen.getByText('Loading')).toBeInTheDocument()
})

test('says so when there is no such website', async () => {
  await open(4711)

  expect(await screen.findByRole('heading', { level: 1, name: 'There is no such page' })).toBeInTheDocument()
})
