import { renderDashboard, violations, type Wire } from '#test/dashboard/support.tsx'
import { startService, type TestService } from '#test/support/service.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

let service: TestService
let id = 0
let domain = ''

beforeAll(async () => {
  service = await startService()
})
beforeEach(async () => {
  domain = `own-${id + 1}.example`
  id = await service.addWebsite(domain, { timezone: 'UTC' })
})
afterAll(() => service.stop())

async function open(wire?: Wire) {
  const page = await renderDashboard(`/websites/${id}/settings`, { service, wire })
  await screen.findByRole('group', { name: 'Who can see the statistics?' })
  return page
}

const own = async () => within(await screen.findByRole('region', { name: 'Your own visits' }))

const chrome =
  'Mozilla/5.0 (Linux; Android 14; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Mobile Safari/537.36'
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0'

/** What a browser does that opens the link. */
const visit = (link: string, userAgent: string, mark: number) =>
  service.request('POST', '/api/event', {
    key: null,
    body: JSON.stringify({ n: 'pageview', u: `https://${domain}/`, d: domain, o: `${link.split('=')[1]}.${mark}` }),
    headers: { 'content-type': 'text/plain', 'user-agent': userAgent },
  })

test('a link marks browsers, which appear as soon as they have opened it', async () => {
  const { user, container } = await open()
  const section = await own()
  expect(await section.findByText('No browser is marked.')).toBeInTheDocument()

  await user.click(section.getByRole('button', { name: 'Make a link' }))

  const link = await section.findByRole('link', { name: 'Open it in this browser' })
  const address = link.getAttribute('href') ?? ''
  expect(address).toMatch(new RegExp(`^https://${domain}/#porchlight-own=plo_`))
  expect(section.getByText(address)).toBeInTheDocument()
  expect(
    section.getByRole('img', { name: `QR code that opens ${domain} on a phone and marks its browser` }),
  ).toBeVisible()

  await visit(address, chrome, 0.1)
  expect(await section.findByText('Chrome on Android')).toBeInTheDocument()
  expect(await violations(container)).toEqual([])
})

test('a browser that is taken off counts again, and so do all of them', async () => {
  const made = await service.request('POST', `/api/v1/websites/${id}/devices/link`)
  for (const [agent, mark] of [
    [chrome, 1],
    [firefox, 2],
    ['', 3],
  ] as const)
    await visit(made.body.data.url, agent, mark)
  const { user } = await open()
  const section = await own()
  const items = () => section.queryAllByRole('listitem')
  expect(await section.findByText('Unknown browser')).toBeInTheDocument()

  await user.click(section.getByRole('button', { name: 'Count again: Firefox on Windows' }))
  expect(await screen.findByText('It counts again from the next page on.')).toBeInTheDocument()
  await waitFor(() => expect(items()).toHaveLength(2))

  await user.click(section.getByRole('button', { name: 'Count all again' }))
  expect(await section.findByText('No browser is marked.')).toBeInTheDocument()
})

test('says so when there is no room for one more', async () => {
  const { user } = await open(async (url, answer) =>
    url.endsWith('/devices/link')
      ? Response.json({ message: 'A website has 20 browsers of its own at most. Remove one first.' }, { status: 422 })
      : answer(),
  )
  const section = await own()

  await user.click(section.getByRole('button', { name: 'Make a link' }))

  expect(await section.findByText(/at most\. Remove one first\./)).toBeInTheDocument()
})

/** The service as it sees a visitor from there. */
const from =
  (address: string, network: string, local: boolean): Wire =>
  async (url, answer) =>
    url.endsWith('/api/v1/address') ? Response.json({ data: { address, network, local } }) : answer()

test('the own address goes into the list, and is saved with it', async () => {
  const { user, container } = await open(from('2606:4700::7', '2606:4700:0:0::/64', false))
  const add = await screen.findByRole('button', { name: 'Add my address' })

  await user.click(add)
  await user.click(add)

  expect(await screen.findByText(/^2606:4700:0:0::\/64 is in the list: save/)).toBeInTheDocument()
  expect(screen.getByLabelText('Excluded address 1')).toHaveValue('2606:4700:0:0::/64')
  expect(screen.queryByLabelText('Excluded address 2')).not.toBeInTheDocument()
  expect(await violations(container)).toEqual([])

  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Settings saved.')
  const { body } = await service.request('GET', `/api/v1/websites/${id}`)
  expect(body.data.exclude_ips).toBe('2606:4700:0:0::/64')
})

test('warns of an address that may be everybody’s', async () => {
  const { user } = await open()

  await user.click(await screen.findByRole('button', { name: 'Add my address' }))

  expect(await screen.findByText(/^127\.0\.0\.1 is in the list, but .*TRUST_PROXY/)).toBeInTheDocument()
})

test('says so when the address is hidden', async () => {
  const { user } = await open(from('', '', true))

  await user.click(await screen.findByRole('button', { name: 'Add my address' }))

  expect(await screen.findByText(/^The service does not see which address you come from/)).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument()
})

test('shows nothing of it where the service does not offer it', async () => {
  await open(async (url, answer) =>
    url.endsWith('/openapi.json') ? Response.json({ message: 'Not found.' }, { status: 404 }) : answer(),
  )
  await screen.findByRole('region', { name: 'Script' })

  expect(screen.queryByRole('region', { name: 'Your own visits' })).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Add my address' })).not.toBeInTheDocument()
})
