import { renderDashboard, violations, type Wire } from '#test/dashboard/support.tsx'
import { startService, type TestService } from '#test/support/service.ts'
import { screen, within } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

let service: TestService
let id = 0

beforeAll(async () => {
  service = await startService({ now: '2026-11-20T12:00:00Z' })
})
beforeEach(async () => {
  id = await service.addWebsite(`website-${id + 1}.example`, { timezone: 'UTC' })
  await service.storeHits(id, [
    { time: '2025-01-10T12:00:00Z', page: '/old', visitor: 1 },
    { time: '2026-11-17T12:00:00Z', page: '/blog/1', visitor: 2 },
    { time: '2026-11-18T12:00:00Z', page: '/blog/2', visitor: 3 },
    { time: '2026-11-18T12:01:00Z', page: '/blog/2', visitor: 3 },
    { time: '2026-11-18T12:02:00Z', page: '/', visitor: 3 },
  ])
})
afterAll(() => service.stop())

async function open(wire?: Wire) {
  const page = await renderDashboard(`/websites/${id}/settings`, { service, wire })
  await screen.findByRole('group', { name: 'Who can see the statistics?' })
  return page
}

async function pages(): Promise<string[]> {
  const query = { name: 'page', from: '2025-01-01', to: '2026-11-20', sort_by: 'value', sort: 'asc' }
  const { body } = await service.request('GET', `/api/v1/stats/${id}`, { query })
  return body.data.map(({ value }: { value: string }) => value)
}

const keep = () => screen.findByLabelText('Keep hits')
const deleteHits = async () => within(await screen.findByRole('region', { name: 'Delete hits' }))

test('says what goes when hits are kept for some months, before it is saved', async () => {
  const { container, user } = await open()
  expect(await keep()).toHaveValue('')

  await user.selectOptions(await keep(), '12 months')

  expect(
    await screen.findByText(
      'If you save this, everything from before 20 Nov 2025 is deleted after the next midnight: 1 hit of 1 visitor on 1 day (10 Jan 2025). More follows every day, and nobody can bring it back.',
    ),
  ).toBeInTheDocument()
  expect(await violations(container)).toEqual([])

  await user.selectOptions(await keep(), '24 months')
  expect(await screen.findByText(/At the moment there is nothing that old\.$/)).toBeInTheDocument()

  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Settings saved.')
  expect((await service.request('GET', `/api/v1/websites/${id}`)).body.data.keep_months).toBe(24)

  await user.selectOptions(await keep(), 'For ever')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await expect
    .poll(async () => (await service.request('GET', `/api/v1/websites/${id}`)).body.data.keep_months)
    .toBeNull()
})

test('a number of months that somebody else chose stays among the choices', async () => {
  await service.request('PUT', `/api/v1/websites/${id}`, { form: { keep_months: 7 } })
  await open()

  expect(await keep()).toHaveValue('7')
})

test('hits of a page are counted, asked about and deleted', async () => {
  const { container, user } = await open()
  const section = await deleteHits()
  await user.type(section.getByLabelText('Page'), '/blog/*')

  await user.click(section.getByRole('button', { name: 'Count and delete…' }))

  const dialog = await screen.findByRole('dialog', { name: 'Delete 3 hits?' })
  expect(within(dialog).getByText(/3 hits of 2 visitors on 2 days \(17 – 18 Nov 2026\)/)).toBeInTheDocument()
  expect(within(dialog).getByText('/blog/*')).toBeInTheDocument()
  expect(within(dialog).getByRole('button', { name: 'Delete' })).toBeDisabled()
  expect(await violations(container)).toEqual([])

  await user.type(within(dialog).getByRole('textbox'), '3')
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }))

  expect(await screen.findByText('3 hits deleted.')).toBeInTheDocument()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(section.getByLabelText('Page')).toHaveValue('')
  expect(await pages()).toEqual(['/', '/old'])
})

test('hits of days; whoever thinks better of it keeps them', async () => {
  const { user } = await open()
  const section = await deleteHits()
  await user.type(section.getByLabelText('First day'), '2026-11-18')
  await user.type(section.getByLabelText('Last day'), '2026-11-18')
  await user.click(section.getByRole('button', { name: 'Count and delete…' }))
  const dialog = await screen.findByRole('dialog', { name: 'Delete 3 hits?' })

  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))

  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(await pages()).toHaveLength(4)
})

test('says what is missing, what is wrong, and that there is nothing', async () => {
  const { user } = await open()
  const section = await deleteHits()
  const press = () => user.click(section.getByRole('button', { name: 'Count and delete…' }))

  await press()
  expect(await section.findByText('Name days, a page, or both.')).toBeInTheDocument()

  await user.type(section.getByLabelText('First day'), '2026-11-18')
  await press()
  expect(await section.findByText('The to field is required with from.')).toBeInTheDocument()

  await user.type(section.getByLabelText('Last day'), '2026-11-18')
  await user.type(section.getByLabelText('Page'), '/nowhere')
  await press()
  expect(await section.findByText('There are no such hits.')).toBeInTheDocument()
})

test('hits that came meanwhile are not deleted uncounted', async () => {
  const { user } = await open()
  const section = await deleteHits()
  await user.type(section.getByLabelText('Page'), '/old')
  await user.click(section.getByRole('button', { name: 'Count and delete…' }))
  const dialog = await screen.findByRole('dialog', { name: 'Delete 1 hit?' })
  await service.storeHits(id, [{ time: '2025-02-10T12:00:00Z', page: '/old' }])

  await user.type(within(dialog).getByRole('textbox'), '1')
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }))

  expect(await within(dialog).findByText(/There are 2 such hits, not 1\. Nothing was deleted\./)).toBeInTheDocument()
})
