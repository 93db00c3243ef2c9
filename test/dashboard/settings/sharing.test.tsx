import { renderDashboard, violations, type Wire } from '#test/dashboard/support.tsx'
import { startService, type TestService } from '#test/support/service.ts'
import { screen, within } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

let service: TestService
let id = 0
let domain = ''

beforeAll(async () => {
  service = await startService({ environment: { BASE_URL: 'https://stats.example.net' } })
})
beforeEach(async () => {
  domain = `website-${id + 1}.example`
  id = await service.addWebsite(domain, { timezone: 'UTC' })
})
afterAll(() => service.stop())

async function open(wire?: Wire) {
  const page = await renderDashboard(`/websites/${id}/settings`, { service, wire })
  await screen.findByRole('group', { name: 'Who can see the statistics?' })
  return { ...page, puts: () => page.requests.filter((request) => request.startsWith('PUT')) }
}
const sharing = () => screen.findByRole('region', { name: 'Sharing' })
const save = () => screen.getByRole('button', { name: 'Save' })

test('warns that everybody can read, and says where', async () => {
  const { container, user } = await open()
  const section = within(await sharing())

  expect(section.getByText(/^Everybody who opens this address sees the statistics/)).toBeInTheDocument()
  expect(await section.findByText(`https://stats.example.net/share/${domain}`)).toBeInTheDocument()
  expect(section.getByRole('link', { name: 'View as a visitor' })).toHaveAttribute(
    'href',
    `https://stats.example.net/share/${domain}`,
  )
  await user.click(section.getByRole('button', { name: 'QR code' }))
  expect(await section.findByRole('img', { name: /^QR code that leads to/ })).toBeInTheDocument()
  expect(await violations(container)).toEqual([])
})

test('of a private website nothing leads anywhere', async () => {
  await service.request('PUT', `/api/v1/websites/${id}`, { form: { privacy: 1 } })
  await open()
  const section = within(await sharing())

  expect(section.getByText(/^Nobody else sees anything/)).toBeInTheDocument()
  expect(section.queryByRole('link', { name: 'View as a visitor' })).not.toBeInTheDocument()
})

test('what others see is chosen, and kept as the service names it', async () => {
  const { user, puts } = await open()
  const section = within(await sharing())

  await user.click(section.getByLabelText('Cities'))
  await user.clear(section.getByLabelText('Fewest visitors of a row'))
  await user.type(section.getByLabelText('Fewest visitors of a row'), '5')
  await user.click(save())
  await screen.findByText('Settings saved.')

  expect(puts()).toHaveLength(1)
  expect(puts()[0]).not.toMatch(/city|embed/)
  const { body } = await service.request('GET', `/api/v1/websites/${id}`)
  expect(body.data.share_minimum).toBe(5)
  expect(body.data.share_statistics.split('\n')).toHaveLength(19)
  expect(section.getByLabelText('Cities')).not.toBeChecked()

  await user.click(section.getByLabelText('Cities'))
  await user.click(save())
  await screen.findByText('Settings saved.')
  expect(puts()[1]).toBe(`PUT /websites/${id} share_statistics=`)
})

test('what is wrong is said, and nothing is sent', async () => {
  const { container, user, puts } = await open()
  const section = within(await sharing())

  for (const topic of section.getAllByRole('checkbox').slice(0, 9)) await user.click(topic)
  await user.clear(section.getByLabelText('Fewest visitors of a row'))
  await user.click(save())

  expect(await section.findByText('Choose one at least, or make the website private.')).toBeInTheDocument()
  expect(section.getByText('A whole number from 0 to 1000.')).toBeInTheDocument()
  expect(puts()).toEqual([])
  expect(await violations(container)).toEqual([])
})

test('gives the code that shows the page in a frame', async () => {
  const { user } = await open()
  const section = within(await sharing())

  await user.click(section.getByLabelText('Other websites may show this page'))
  await user.selectOptions(await section.findByLabelText('Theme'), 'Dark theme')

  expect(
    section.getByText((text) =>
      text.includes(`<iframe src="https://stats.example.net/share/${domain}?embed=1&amp;theme=dark"`),
    ),
  ).toBeInTheDocument()
})

test('freezes numbers, shows the link once, lists it, and revokes it', async () => {
  const { container, user } = await open()
  const frozen = within(await screen.findByRole('region', { name: 'Frozen links' }))
  expect(await frozen.findByText('There are none.')).toBeInTheDocument()

  await user.selectOptions(frozen.getByLabelText('Days'), 'Last 7 days')
  await user.selectOptions(frozen.getByLabelText('Opens for'), '90 days')
  await user.click(frozen.getByRole('button', { name: 'Freeze' }))

  const link = await frozen.findByText(/^https:\/\/stats\.example\.net\/share\/.*#frozen=plf_/)
  const list = within(await frozen.findByRole('list', { name: 'Frozen links' }))
  expect(list.getAllByRole('listitem')).toHaveLength(1)
  expect(await violations(container)).toEqual([])
  const key = (link.textContent ?? '').split('#frozen=')[1] ?? ''
  expect((await service.request('GET', `/api/v1/share/${domain}`, { key })).body.data.frozen).not.toBeNull()

  await user.click(list.getByRole('button', { name: /^Revoke the link to/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Revoke this link?' }))
  expect(await violations(container)).toEqual([])
  await user.click(dialog.getByRole('button', { name: 'Revoke' }))

  expect(await frozen.findByText('There are none.')).toBeInTheDocument()
  expect((await service.request('GET', `/api/v1/share/${domain}`, { key })).status).toBe(401)
})

test('is not offered where the service does not', async () => {
  await open((url, answer) => (url.includes('openapi') ? Response.json({ openapi: '3.1.0', paths: {} }) : answer()))

  await screen.findByRole('region', { name: 'Script' })
  expect(screen.queryByRole('region', { name: 'Sharing' })).not.toBeInTheDocument()
  expect(screen.queryByRole('region', { name: 'Frozen links' })).not.toBeInTheDocument()
})
