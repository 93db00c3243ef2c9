import { refused, renderDashboard, violations, type Wire } from '#test/dashboard/support.tsx'
import { isSigned, openReceiver, type Receiver } from '#test/service/alerts/openReceiver.ts'
import { visits, weeksBefore } from '#test/service/alerts/visits.ts'
import { startService, type TestService } from '#test/support/service.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

let receiver: Receiver
let service: TestService
let id: number
beforeAll(async () => {
  receiver = await openReceiver()
  service = await startService({ now: '2026-11-20T13:00:00Z', outside: receiver.outside })
})
beforeEach(async () => {
  id = await service.addWebsite(`website-${crypto.randomUUID()}.example`, { timezone: 'UTC' })
  receiver.received.length = 0
  receiver.answerWith((response) => response.writeHead(204).end())
  clock += 60_000
  service.moveTo(new Date(clock).toISOString())
})
afterAll(async () => {
  await service.stop()
  await receiver.close()
})

let clock = Date.parse('2026-11-20T13:00:00Z')

async function open(wire?: Wire) {
  const page = await renderDashboard(`/websites/${id}/settings`, { service, wire })
  const section = within(await screen.findByRole('region', { name: 'Alerts' }))
  await section.findByLabelText('Webhook')
  return { ...page, section, puts: () => page.requests.filter((request) => request.startsWith('PUT')) }
}

const set = (form: Record<string, string | number>) => service.request('PUT', `/api/v1/websites/${id}/alerts`, { form })
const save = () => screen.getByRole('button', { name: 'Save alerts' })

test('there are none before they are chosen', async () => {
  const { section, container } = await open()

  for (const name of ['Far more visitors than usual', 'Far fewer visitors than usual', 'Hits no longer arrive'])
    expect(section.getByLabelText(name)).not.toBeChecked()
  expect(section.getByLabelText('By e-mail')).toHaveAccessibleDescription(/no mail server yet/)
  expect(section.getByText('There has been none yet.')).toBeInTheDocument()
  expect(section.queryByRole('button')).not.toBeInTheDocument()
  expect(await violations(container)).toEqual([])
})

test('posts only what was chosen, and shows the secret of the first webhook', async () => {
  const { user, section, puts, container } = await open()

  await user.click(section.getByLabelText('Hits no longer arrive'))
  await user.type(section.getByLabelText('Webhook'), 'http://hooks.example/a')
  await user.click(save())

  expect(await screen.findByText('Alerts saved.')).toBeInTheDocument()
  expect(puts()).toEqual([`PUT /websites/${id}/alerts stopped=1&webhook=http%3A%2F%2Fhooks.example%2Fa`])
  expect(section.getByText(/^whsec_/)).toBeInTheDocument()
  expect(section.getByText(/it is shown this once/)).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Save alerts' })).not.toBeInTheDocument()
  expect(await violations(container)).toEqual([])
})

test('a secret that was shown is not shown again', async () => {
  await set({ webhook: 'http://hooks.example/' })

  const { section } = await open()

  expect(section.getByRole('heading', { name: 'Secret of the webhook' })).toBeInTheDocument()
  expect(section.queryByText(/^whsec_/)).not.toBeInTheDocument()
})

test('a new secret is made when that is confirmed', async () => {
  await set({ webhook: 'http://hooks.example/' })
  const { user, section, requests } = await open()

  await user.click(section.getByRole('button', { name: 'Make a new secret' }))
  await user.click(screen.getByRole('button', { name: 'Keep the present one' }))
  expect(requests).not.toContain(`POST /websites/${id}/alerts/secret`)

  await user.click(section.getByRole('button', { name: 'Make a new secret' }))
  const question = within(screen.getByRole('dialog', { name: 'Make a new secret?' }))
  await user.click(question.getByRole('button', { name: 'Make a new secret' }))

  const secret = (await section.findByText(/^whsec_/)).textContent
  await user.click(section.getByRole('button', { name: 'Send a test' }))
  await waitFor(() => expect(receiver.received).toHaveLength(1))
  expect(receiver.received.every((message) => isSigned(message, secret))).toBe(true)
})

test('a test says what became of it, and is in the list', async () => {
  receiver.answerWith((response) => response.writeHead(404).end())
  await set({ webhook: 'http://hooks.example/' })
  const { user, section, container } = await open()

  await user.click(section.getByRole('button', { name: 'Send a test' }))

  const words = 'Webhook not delivered: It answered with status 404.'
  expect(await section.findByRole('list', { name: 'Last alerts' })).toHaveTextContent(words)
  expect(section.getAllByText(words)).toHaveLength(2)
  expect(await violations(container)).toEqual([])
})

test('an alert is shown with its numbers', async () => {
  await set({ above: 1, webhook: 'http://hooks.example/' })
  await service.storeHits(id, weeksBefore('2026-11-20T14:00:00Z', [80, 60, 95, 70, 88, 75, 92, 66]))
  await service.storeHits(id, visits('2026-11-20T14:00:00Z', 412))
  clock = Date.parse('2026-11-20T15:00:10Z')
  service.moveTo('2026-11-20T15:00:10Z')
  await service.alerts.tick()

  const { section } = await open()

  const list = within(section.getByRole('list', { name: 'Last alerts' }))
  expect(list.getByRole('listitem')).toHaveTextContent(
    /Far more visitors than usual: 412, usually 66 to 92.*Webhook delivered/,
  )
})

test('what the service says of a webhook stands at its field', async () => {
  const { user, section, container } = await open((_, answer, { method }) =>
    method === 'PUT'
      ? Response.json({ message: 'No.', errors: { webhook: ['Nothing is sent there.'] } }, { status: 422 })
      : answer(),
  )

  await user.type(section.getByLabelText('Webhook'), 'https://hooks.example/')
  await user.click(save())

  const field = section.getByLabelText('Webhook')
  await waitFor(() => expect(field).toBeInvalid())
  expect(field).toHaveAccessibleDescription(/Nothing is sent there/)
  expect(field).toHaveFocus()
  expect(await violations(container)).toEqual([])
})

test('an address that no webhook has is refused in the reader’s words, and not sent', async () => {
  const { user, section, puts } = await open()

  await user.type(section.getByLabelText('Webhook'), 'https://hooks.example:8443/')
  await user.click(save())

  const field = section.getByLabelText('Webhook')
  await waitFor(() => expect(field).toBeInvalid())
  expect(field).toHaveAccessibleDescription(/It has no port and no password/)
  expect(puts()).toEqual([])
})

test('another failure is shown, and what was chosen stays', async () => {
  const { user, section } = await open((_, answer, { method }) =>
    method === 'PUT' ? refused(503, 'The service is busy.') : answer(),
  )

  await user.click(section.getByLabelText('Hits no longer arrive'))
  await user.click(save())

  expect(await section.findByRole('alert')).toHaveTextContent('Something went wrong on its side.')
  expect(section.getByLabelText('Hits no longer arrive')).toBeChecked()
})

test('leaving with a choice that is not saved asks', async () => {
  const { user, section } = await open()
  await user.click(section.getByLabelText('Hits no longer arrive'))

  await user.click(screen.getByRole('link', { name: 'Websites' }))

  expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeInTheDocument()
})

test('a service that knows only the reference has none', async () => {
  await renderDashboard(`/websites/${id}/settings`, {
    service,
    wire: (url, answer) => (url.endsWith('/openapi.json') ? refused(404, 'Not found.') : answer()),
  })

  await screen.findByRole('heading', { name: 'For you' })
  expect(screen.queryByRole('heading', { name: 'Alerts' })).not.toBeInTheDocument()
})
