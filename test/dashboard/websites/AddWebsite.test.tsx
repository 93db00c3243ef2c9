import { refused, renderDashboard, violations, type Wire } from '#test/dashboard/support.tsx'
import { startService, type TestService } from '#test/support/service.ts'
import { screen, waitFor } from '@testing-library/react'
import { afterAll, beforeAll, expect, test } from 'vitest'

let service: TestService

beforeAll(async () => {
  service = await startService()
})
afterAll(() => service.stop())

async function openDialog(wire?: Wire) {
  const page = await renderDashboard('/websites', { service, wire })
  await screen.findByText('No websites yet')
  await page.user.click(screen.getByRole('button', { name: 'Add website' }))
  await screen.findByRole('dialog', { name: 'Add website' })
  return page
}
const add = () => screen.getAllByRole('button', { name: 'Add website' }).at(-1) ?? document.body

test('a service without websites explains what to do, and shows no search', async () => {
  const { container } = await renderDashboard('/websites', { service })

  expect(await screen.findByText('No websites yet')).toBeInTheDocument()
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument()
  expect(await violations(container)).toEqual([])
})

test('asks for a domain before it asks the service', async () => {
  const { user, container, requests } = await openDialog()

  await user.click(add())

  expect(await screen.findByText('Enter the domain of the website.')).toBeInTheDocument()
  expect(screen.getByLabelText('Domain')).toHaveFocus()
  expect(requests.some((request) => request.startsWith('POST'))).toBe(false)
  expect(await violations(container)).toEqual([])
})

test('shows at the field what the service says about it', async () => {
  const { user } = await openDialog()

  await user.type(screen.getByLabelText('Domain'), 'not a domain{Enter}')

  await waitFor(() => expect(screen.getByLabelText('Domain')).toBeInvalid())
  expect(screen.getByLabelText('Domain')).toHaveAccessibleDescription(/must be a host name/)
  expect(screen.getByLabelText('Domain')).toHaveFocus()
})

test('shows another failure and keeps what was typed', async () => {
  const { user } = await openDialog((_, answer, { method }) =>
    method === 'POST' ? refused(503, 'The service is busy.') : answer(),
  )

  await user.type(screen.getByLabelText('Domain'), 'example.com{Enter}')

  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong on its side.')
  expect(screen.getByLabelText('Domain')).toHaveValue('example.com')
})

test('closes without a trace', async () => {
  const { user, address } = await openDialog()

  await user.click(screen.getByRole('button', { name: 'Cancel' }))

  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(address()).toBe('/websites')
})

test('sends what was pasted form-encoded, and goes on to the script', async () => {
  const { user, address, requests } = await openDialog()

  await user.type(screen.getByLabelText('Domain'), 'https://www.Example.com/path{Enter}')

  await waitFor(() => expect(address()).toMatch(/^\/websites\/\d+\/install$/))
  expect(requests).toContain('POST /websites domain=https%3A%2F%2Fwww.Example.com%2Fpath')
  await screen.findByRole('heading', { level: 1, name: 'Add the script' })
  expect(screen.getByText('example.com')).toBeInTheDocument()
})
