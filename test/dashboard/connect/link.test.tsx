import { connection } from '#dashboard/http/connection.ts'
import { invite } from '#dashboard/http/fragment.ts'
import { refused, renderDashboard, violations, type Wire } from '#test/dashboard/support.tsx'
import { type MailServer, openMailServer } from '#test/support/mailServer.ts'
import { startService, type TestService } from '#test/support/service.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'

let mails: MailServer
let service: TestService
beforeAll(async () => {
  mails = await openMailServer()
  service = await startService({ environment: { SMTP_URL: mails.url, BASE_URL: 'http://localhost:3000' } })
  await service.addAccount('someone@example.com')
})
afterEach(() => {
  invite(null)
  mails.received.splice(0)
})
afterAll(async () => {
  await service.stop()
  await mails.close()
})

const open = (wire?: Wire, key: string | null = null) => renderDashboard('/connect', { service, wire, key })

async function tokenOfMail(): Promise<string> {
  await waitFor(() => expect(mails.received).toHaveLength(1), { timeout: 10_000 })
  const [, token = ''] = /#sign-in=([\w-]+)/.exec(mails.received[0]?.mail.text ?? '') ?? []
  return token
}

describe('a link by mail', () => {
  test('is sent when its address is typed, and the page says no more than that', async () => {
    const { user, container } = await open()

    await user.type(await screen.findByLabelText('E-mail address of your account'), 'someone@example.com')
    await user.click(screen.getByRole('button', { name: 'Send me a link' }))

    expect(await screen.findByText(/If there is an account of this address/)).toBeInTheDocument()
    expect(await tokenOfMail()).toHaveLength(43)
    expect(await violations(container)).toEqual([])
  })

  test('asks for an address first, and says when it was asked for too often', async () => {
    const { user } = await open((url, answer) => (url.endsWith('/sign-in') ? refused(429, 'Too Many') : answer()))
    const email = await screen.findByLabelText('E-mail address of your account')
    const send = screen.getByRole('button', { name: 'Send me a link' })

    await user.click(send)
    expect(email).toHaveAccessibleDescription('Enter the e-mail address of your account.')
    await user.type(email, 'someone@example.com')
    await user.click(send)

    expect(await screen.findByText('Too many requests')).toBeInTheDocument()
    expect(screen.queryByText(/a link is on its way/)).toBeNull()
  })

  test('is not offered where the service sends no mail', async () => {
    await open(async (url, answer) => {
      if (!url.endsWith('/openapi.json')) return answer()
      const document = await (await answer()).json()
      delete document.paths['/api/v1/sign-in']
      return Response.json(document)
    })

    await screen.findByLabelText('API key')
    await waitFor(() => expect(screen.queryByLabelText('E-mail address of your account')).toBeNull())
  })

  test('signs in when its button is pressed, not when it is opened', async () => {
    await service.request('POST', '/api/v1/sign-in', { form: { email: 'someone@example.com' }, key: null })
    invite({ kind: 'link', token: await tokenOfMail() })
    const { user, address, requests, container } = await open()

    const button = await screen.findByRole('button', { name: 'Sign in' })
    expect(requests.some((request) => request.startsWith('POST'))).toBe(false)
    expect(await violations(container)).toEqual([])
    await user.click(button)

    await waitFor(() => expect(address()).toBe('/websites'))
    expect(connection()).toMatchObject({ address: '', key: expect.stringMatching(/^pl_/), keyId: expect.any(Number) })
    expect(await screen.findByText('Signed in as someone@example.com')).toBeInTheDocument()
  })

  test('ends the key it gave when somebody signs out', async () => {
    await service.request('POST', '/api/v1/sign-in', { form: { email: 'someone@example.com' }, key: null })
    invite({ kind: 'link', token: await tokenOfMail() })
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: 'Sign in' }))
    const out = await screen.findByRole('button', { name: 'Sign out' })
    const key = connection()?.key ?? ''

    await user.click(out)

    expect(connection()).toBeNull()
    await waitFor(async () => expect((await service.request('GET', '/api/v1/account', { key })).status).toBe(401))
  })

  test('that is over says so and leads to the other ways', async () => {
    invite({ kind: 'link', token: 'nonsense' })
    const { user, container } = await open()

    await user.click(await screen.findByRole('button', { name: 'Sign in' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('This link was used before, or is too old.')
    expect(await violations(container)).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Sign in another way' }))

    expect(await screen.findByLabelText('API key')).toBeInTheDocument()
  })

  test('tells who is signed in already what it would replace, and leaves them so if they want', async () => {
    invite({ kind: 'link', token: 'nonsense' })
    const { user, address } = await open(undefined, service.key)

    expect(await screen.findByText(/You are signed in already/)).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Cancel' }))

    await waitFor(() => expect(address()).toBe('/websites'))
    expect(connection()?.key).toBe(service.key)
  })

  test('that is over replaces nothing, and leaves who is signed in already so', async () => {
    invite({ kind: 'link', token: 'nonsense' })
    const { user, address } = await open(undefined, service.key)

    await user.click(await screen.findByRole('button', { name: 'Sign in' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('This link was used before, or is too old.')
    expect(screen.queryByText(/You are signed in already/)).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Cancel' }))

    await waitFor(() => expect(address()).toBe('/websites'))
  })
})

describe('the key of a link, for somebody who has another one', () => {
  const openWithKey = async (given: string) => {
    const page = await renderDashboard('/websites', { service })
    await screen.findByRole('heading', { level: 1 })
    act(() => invite({ kind: 'key', key: given }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Sign in with another key?' }))
    return { ...page, dialog }
  }

  test('is asked about, and left alone when they want to stay', async () => {
    const { user, dialog, container } = await openWithKey('pl_given')

    expect(dialog.getByText(new RegExp(`${service.key.slice(0, 7)}….*pl_give…`))).toBeInTheDocument()
    expect(await violations(container)).toEqual([])
    await user.click(dialog.getByRole('button', { name: 'Stay as I am' }))

    expect(connection()?.key).toBe(service.key)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('takes the place of theirs when they agree', async () => {
    await service.addWebsite('mine.example')
    const other = await service.addAccount('other@example.com')
    await service.addWebsite('theirs.example', {}, other)
    const { user, dialog } = await openWithKey(other)

    await user.click(dialog.getByRole('button', { name: 'Use the other key' }))

    expect(connection()?.key).toBe(other)
    expect(await screen.findByText('theirs.example')).toBeInTheDocument()
    expect(screen.queryByText('mine.example')).toBeNull()
  })
})
