import { never, refused, renderDashboard, violations, type Wire } from '#test/dashboard/support.tsx'
import { startService, type TestService } from '#test/support/service.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

let service: TestService
let id: number
beforeAll(async () => {
  service = await startService({ now: '2026-11-20T13:00:00Z' })
})
beforeEach(async () => {
  id = await service.addWebsite(`website-${crypto.randomUUID()}.example`, { timezone: 'UTC' })
})
afterAll(() => service.stop())

/** Two hits of an import. */
async function importTwo(name = 'access.log.1 … access.log (2 files)') {
  const website = await service.websites.find(id)
  if (!website) throw new Error('The website is gone.')
  const [earliest, latest] = [Date.parse('2026-11-02T10:00:00Z'), Date.parse('2026-11-04T10:00:00Z')]
  const import_id = await service.imports.begin(website, name, { earliest, latest })
  await service.storeHits(id, [
    { time: '2026-11-02T10:00:00Z', import_id },
    { time: '2026-11-04T10:00:00Z', import_id, visitor: 2 },
  ])
  return import_id
}

const finish = (importId: number) =>
  service.imports.finish(importId, { format: 'combined', state: 'done', left_out: '{"bot":3,"page":7}' })

async function open(wire?: Wire) {
  const page = await renderDashboard(`/websites/${id}/settings`, { service, wire })
  return { ...page, section: within(await screen.findByRole('region', { name: 'Imported history' })) }
}

test('says how a log is imported while nothing was', async () => {
  const { section, container } = await open()

  expect(await section.findByText('Nothing was imported yet.')).toBeInTheDocument()
  expect(section.getByText(/npx porchlight import access\.log --website/)).toBeInTheDocument()
  expect(await violations(container)).toEqual([])
})

test('lists what was imported', async () => {
  await finish(await importTwo())

  const { section, container } = await open()

  const [item] = within(await section.findByRole('list', { name: 'Imported history' })).getAllByRole('listitem')
  expect(item).toHaveTextContent('access.log.1 … access.log (2 files)')
  expect(item).toHaveTextContent(/2 hits · 2 – 4 Nov 2026/)
  expect(item).toHaveTextContent(/, combined, 10 lines left out/)
  expect(await violations(container)).toEqual([])
})

test('asks before an import goes with its hits', async () => {
  await finish(await importTwo('old.log'))
  const { section, user } = await open()

  await user.click(await section.findByRole('button', { name: 'Remove old.log' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove this import?' }))
  expect(dialog.getByText(/^2 hits of old\.log \(2 – 4 Nov 2026\) will be counted no more\./)).toBeInTheDocument()
  await user.click(dialog.getByRole('button', { name: 'Remove' }))

  expect(await screen.findByText('2 hits removed')).toBeInTheDocument()
  expect(await section.findByText('Nothing was imported yet.')).toBeInTheDocument()
  const { body } = await service.request('GET', `/api/v1/stats/${id}`, {
    query: { name: 'pageviews', from: '2026-11-01', to: '2026-11-20' },
  })
  expect(body.meta.sum).toBe(0)
})

test('says why an import could not be removed', async () => {
  await finish(await importTwo('old.log'))
  const { section, user } = await open((url, answer, init) =>
    init.method === 'DELETE' ? refused(503, 'The database is closed.') : answer(),
  )

  await user.click(await section.findByRole('button', { name: 'Remove old.log' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }))

  expect(await within(screen.getByRole('dialog')).findByRole('alert')).toBeInTheDocument()
})

test('an import that goes on stays', async () => {
  await importTwo('live.log')
  const { section } = await open()

  expect(await section.findByText(/being imported$/)).toBeInTheDocument()
  expect(section.queryByRole('button', { name: 'Remove live.log' })).not.toBeInTheDocument()
})

test('a service that does not say what was imported has no such section', async () => {
  await renderDashboard(`/websites/${id}/settings`, {
    service,
    wire: (url, answer) => (url.endsWith('/openapi.json') ? Response.json({ paths: {} }) : answer()),
  })
  await screen.findByRole('heading', { name: 'Settings', level: 1 })

  expect(screen.queryByRole('region', { name: 'Imported history' })).not.toBeInTheDocument()
})

test('while it is read it is a shape', async () => {
  const { section } = await open((url, answer) => (url.includes('/imports') ? never() : answer()))

  await waitFor(() => expect(section.queryByRole('list')).not.toBeInTheDocument())
  expect(section.queryByText('Nothing was imported yet.')).not.toBeInTheDocument()
})
