import { connection } from '#dashboard/http/connection.ts'
import { never, refused, renderDashboard, violations, type Wire } from '#test/dashboard/support.tsx'
import { startService, type TestService } from '#test/support/service.ts'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

let service: TestService
beforeEach(async () => {
  service = await startService()
})
afterEach(async () => {
  cleanup()
  vi.unstubAllGlobals()
  await service.stop()
})

const open = async (wire?: Wire, key?: string, path = '/account') => {
  const page = await renderDashboard(path, { service, wire, ...(key !== undefined && { key }) })
  const keys = await screen.findByRole('region', { name: 'Keys' })
  return { ...page, keys: within(keys) }
}

const make = async (form: Record<string, string>): Promise<string> =>
  (await service.request('POST', '/api/v1/account/keys', { form })).body.data.key

describe('the page of the account', () => {
  test('says whose it is, which keys there are, and what was done', async () => {
    await make({ name: 'cron', access: 'read', expires_at: '2100-01-01T00:00:00Z' })
    await service.addWebsite('example.com')

    const { container, keys } = await open()
    const [cron, own] = await keys.findAllByRole('listitem')
    const audit = within(screen.getByRole('region', { name: 'What was done' }))

    expect(screen.getByRole('heading', { level: 1, name: 'Account' })).toBeInTheDocument()
    expect(screen.getByText('owner@localhost')).toBeInTheDocument()
    expect(cron).toHaveTextContent(/^cron pl_.{4}….*Only reads · made .* · never used · expires .* 2100/)
    expect(own).toHaveTextContent(/^test .*Signed in here.*Full access/)
    expect(await audit.findByText('example.com added')).toHaveTextContent('with “test”')
    expect(audit.getByText('Key “cron” made')).toBeInTheDocument()
    expect(document.title).toBe('Account · Porchlight')
    expect(await violations(container)).toEqual([])
  })

  test('is a link in the header away, and a command', async () => {
    const { user, address } = await renderDashboard('/websites', { service })

    await user.click(await screen.findByRole('link', { name: 'Account' }))

    await waitFor(() => expect(address()).toBe('/account'))
    expect(await screen.findByRole('region', { name: 'Keys' })).toBeInTheDocument()
  })

  test('is not offered where the service speaks the reference alone', async () => {
    const { container } = await renderDashboard('/account', {
      service,
      wire: (url, answer) => (url.endsWith('/openapi.json') ? refused(404, 'Not found') : answer()),
    })

    expect(await screen.findByText('This service says nothing of accounts')).toBeInTheDocument()
    expect(screen.queryByRole('link', { name: 'Account' })).toBeNull()
    expect(await violations(container)).toEqual([])
  })

  test('shows a skeleton while it is read, and says what failed', async () => {
    const pending = await renderDashboard('/account', {
      service,
      wire: (url, answer) => (url.endsWith('/account') ? never() : answer()),
    })
    expect(await screen.findByText('Loading')).toBeInTheDocument()
    pending.unmount()

    const { container } = await renderDashboard('/account', {
      service,
      wire: (url, answer) => (url.endsWith('/account') ? refused(500, 'Something') : answer()),
    })
    expect(await screen.findByText('The service failed')).toBeInTheDocument()
    expect(await violations(container)).toEqual([])
  })

  test('of a key that only reads says so, and offers nothing that it would refuse', async () => {
    const reading = await make({ name: 'cron', access: 'read' })

    const { container, keys } = await open(undefined, reading)
    await keys.findAllByRole('listitem')

    expect(screen.getByText(/signed in with a key that only reads/)).toBeInTheDocument()
    for (const name of ['Make a key', 'Revoke cron', 'Export all data', 'Delete the account'])
      expect(screen.queryByRole('button', { name })).toBeNull()
    expect(await violations(container)).toEqual([])
  })
})

describe('a key', () => {
  test('is made, shown this once, and gone from the page afterwards', async () => {
    const { user, keys, container } = await open()

    await user.click(keys.getByRole('button', { name: 'Make a key' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Make a key' }))
    await user.click(dialog.getByRole('button', { name: 'Make key' }))
    expect(dialog.getByLabelText('Name')).toHaveAccessibleDescription(/Give the key a name/)
    await user.type(dialog.getByLabelText('Name'), 'laptop')
    await user.click(dialog.getByLabelText('Only reads'))
    await user.selectOptions(dialog.getByLabelText('Expires'), 'After 90 days')
    expect(await violations(container)).toEqual([])
    await user.click(dialog.getByRole('button', { name: 'Make key' }))

    const made = within(await screen.findByRole('dialog', { name: 'The new key' }))
    const shown = made.getByLabelText<HTMLInputElement>('laptop')
    const key = shown.value
    expect(shown).toHaveFocus()
    expect(shown).toHaveAccessibleDescription(/shown this once/)
    expect(await violations(container)).toEqual([])
    await user.click(made.getByRole('button', { name: 'Done' }))

    expect(document.body.innerHTML).not.toContain(key)
    expect(await keys.findByText(/Only reads · made .* · never used · expires/)).toBeInTheDocument()
    const { body } = await service.request('GET', '/api/v1/account', { key })
    expect(body.data.key).toMatchObject({ name: 'laptop', access: 'read' })
    expect(Date.parse(body.data.key.expires_at) - Date.now()).toBeGreaterThan(89 * 86_400_000)
  })

  test('is revoked after asking', async () => {
    const other = await make({ name: 'laptop' })
    const { user, keys, container } = await open()

    await user.click(await keys.findByRole('button', { name: 'Revoke laptop' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Revoke laptop?' }))
    expect(await violations(container)).toEqual([])
    await user.click(dialog.getByRole('button', { name: 'Revoke' }))

    await waitFor(() => expect(keys.queryByText('laptop')).toBeNull())
    expect((await service.request('GET', '/api/v1/account', { key: other })).status).toBe(401)
    expect(await screen.findByText('Key “laptop” revoked')).toBeInTheDocument()
    await waitFor(() => expect(keys.getByRole('button', { name: 'Make a key' })).toHaveFocus())
  })

  test('that somebody is signed in with signs them out, as it said', async () => {
    await make({ name: 'laptop' })
    const { user, keys, address } = await open()

    await user.click(await keys.findByRole('button', { name: 'Revoke test' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Revoke test?' }))
    expect(dialog.getByText(/You are signed in with this key/)).toBeInTheDocument()
    await user.click(dialog.getByRole('button', { name: 'Revoke and sign out' }))

    await waitFor(() => expect(address()).toMatch(/^\/connect/))
    expect(connection()).toBeNull()
  })

  test('that is the last with full access stays, and the page says why', async () => {
    await make({ name: 'cron', access: 'read' })
    const { user, keys, requests } = await open()

    await user.click(await keys.findByRole('button', { name: 'Revoke test' }))

    const dialog = within(screen.getByRole('dialog', { name: 'This key stays' }))
    expect(dialog.getByText(/Make another one first/)).toBeInTheDocument()
    expect(dialog.queryByRole('button', { name: /Revoke/ })).toBeNull()
    expect(requests.some((request) => request.startsWith('DELETE'))).toBe(false)
  })

  test('that cannot be revoked now says so, and stays', async () => {
    await make({ name: 'laptop' })
    const { user, keys } = await open((_, answer, { method }) =>
      method === 'DELETE' ? refused(503, 'Busy') : answer(),
    )

    await user.click(await keys.findByRole('button', { name: 'Revoke laptop' }))
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Revoke' }))

    expect(await screen.findByText('The service failed')).toBeInTheDocument()
    expect(screen.getByRole('dialog', { name: 'Revoke laptop?' })).toBeInTheDocument()
  })
})

describe('what was done', () => {
  test('is read page by page, and the page is in the address', async () => {
    for (let website = 0; website < 12; website += 1) await service.addWebsite(`w${website}.example`)
    const { user, address } = await open()

    await user.click(await screen.findByRole('link', { name: 'Next page' }))

    await waitFor(() => expect(address()).toBe('/account?page=2'))
    expect(await screen.findByText('w0.example added')).toBeInTheDocument()
  })

  test('names what changed in words, and what it does not know by its name', async () => {
    const id = await service.addWebsite('example.com')
    await service.request('PUT', `/api/v1/websites/${id}`, { form: { privacy: 2, password: 'a lamp' } })
    await open(async (url, answer) => {
      const response = await answer()
      if (!url.includes('/account/audit')) return response
      const body = (await response.text()).replace('"website_created"', '"website_painted"')
      return new Response(body, response)
    })

    expect(await screen.findByText('example.com changed: who may read, password')).toBeInTheDocument()
    expect(screen.getByText('website_painted')).toBeInTheDocument()
  })
})

describe('all data', () => {
  test('is saved as one file', async () => {
    const saved: Blob[] = []
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: (blob: Blob) => `blob:${saved.push(blob)}` }))
    const { user } = await open()

    await user.click(await screen.findByRole('button', { name: 'Export all data' }))

    await waitFor(() => expect(saved).toHaveLength(1))
    expect(saved[0]?.size).toBeGreaterThan(500)
    expect(await screen.findByText('All data exported')).toBeInTheDocument()
  })

  test('says when it cannot be exported now', async () => {
    const { user } = await open((url, answer) =>
      url.endsWith('/export') ? refused(429, 'Too Many Attempts.') : answer(),
    )

    await user.click(await screen.findByRole('button', { name: 'Export all data' }))

    expect(await screen.findByText('Too many requests')).toBeInTheDocument()
  })
})

describe('the account', () => {
  test('is deleted when its address is typed, and nobody is signed in any more', async () => {
    await service.addWebsite('example.com')
    const { user, address, container } = await open()

    await user.click(await screen.findByRole('button', { name: 'Delete the account' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Delete the account?' }))
    const confirm = dialog.getByRole('button', { name: 'Delete the account' })
    expect(confirm).toBeDisabled()
    expect(await violations(container)).toEqual([])
    await user.type(dialog.getByRole('textbox'), 'owner@localhost')
    await user.click(confirm)

    await waitFor(() => expect(address()).toMatch(/^\/connect/))
    expect(connection()).toBeNull()
    expect(await service.accounts.list()).toEqual([])
  })
})
