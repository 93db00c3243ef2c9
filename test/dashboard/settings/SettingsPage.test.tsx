import { never, refused, renderDashboard, violations, type Wire } from '#test/dashboard/support.tsx'
import { startService, type TestService } from '#test/support/service.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'

let service: TestService
let id = 0
let domain = ''

beforeAll(async () => {
  service = await startService()
})
beforeEach(async () => {
  domain = `website-${id + 1}.example`
  id = await service.addWebsite(domain, { exclude_params: 'utm_*\nfbclid', timezone: 'Europe/Berlin', privacy: 1 })
})
afterAll(() => service.stop())

async function open(wire?: Wire) {
  const page = await renderDashboard(`/websites/${id}/settings`, { service, wire })
  await screen.findByRole('group', { name: 'Who can see the statistics?' })
  return { ...page, puts: () => page.requests.filter((request) => request.startsWith('PUT')) }
}
const save = () => screen.getByRole('button', { name: 'Save' })

test('shows the settings as the service has them', async () => {
  const { container } = await open()

  expect(screen.getByRole('radio', { name: 'Only me' })).toBeChecked()
  expect(screen.getByLabelText('Leave out bots')).toBeChecked()
  expect(screen.getByLabelText('Excluded parameter 1')).toHaveValue('utm_*')
  expect(screen.getByLabelText('Excluded parameter 2')).toHaveValue('fbclid')
  expect(screen.getByLabelText('Time zone')).toHaveValue('Europe/Berlin')
  expect(screen.getByLabelText('Favorite')).not.toBeChecked()
  expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument()
  expect(await violations(container)).toEqual([])
})

test('posts only what changed, and says so', async () => {
  const { user, puts } = await open()

  await user.click(screen.getByLabelText('Favorite'))
  await user.selectOptions(screen.getByLabelText('Time zone'), 'UTC')
  await user.click(save())

  expect(await screen.findByText('Settings saved.')).toBeInTheDocument()
  expect(puts()).toEqual([`PUT /websites/${id} timezone=UTC&favorite=1`])
  expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument()
})

test('what is changed back is not a change', async () => {
  const { user } = await open()
  const favorite = screen.getByLabelText('Favorite')

  await user.click(favorite)
  expect(save()).toBeInTheDocument()
  await user.click(favorite)

  expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument()
})

test('Discard goes back to what is saved', async () => {
  const { user, puts } = await open()
  await user.click(screen.getByLabelText('Favorite'))

  await user.click(screen.getByRole('button', { name: 'Discard' }))

  expect(screen.getByLabelText('Favorite')).not.toBeChecked()
  expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument()
  expect(puts()).toEqual([])
})

test('asks for a password when one is needed for the first time, and later keeps it', async () => {
  const { user, puts, container } = await open()
  expect(screen.queryByLabelText('Password')).not.toBeInTheDocument()

  await user.click(screen.getByRole('radio', { name: 'People with the password' }))
  await user.click(save())
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(/Enter a password/)
  expect(screen.getByLabelText('Password')).toHaveFocus()
  expect(puts()).toEqual([])

  await user.type(screen.getByLabelText('Password'), 'porch')
  await user.click(save())

  await screen.findByText('Settings saved.')
  expect(puts()).toEqual([`PUT /websites/${id} privacy=2&password=porch`])
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(/keep the present one/)
  expect(screen.getByLabelText('Password')).toHaveValue('')
  expect(await violations(container)).toEqual([])
})

test('edits a list line by line', async () => {
  const { user, puts } = await open()

  await user.type(screen.getByLabelText('New parameter'), 'session{Enter}')
  expect(screen.getByLabelText('New parameter')).toHaveFocus()
  await user.type(screen.getByLabelText('Excluded parameter 1'), '_old')
  await user.click(screen.getByRole('button', { name: 'Remove fbclid' }))
  await user.click(save())

  await screen.findByText('Settings saved.')
  expect(puts()).toEqual([`PUT /websites/${id} exclude_params=utm_*_old%0Asession`])
})

test('takes a list whole, and keeps it on the way back to lines', async () => {
  const { user } = await open()
  const [addresses] = screen.getAllByRole('button', { name: 'Edit as text' }).slice(-2)

  if (addresses) await user.click(addresses)
  await user.type(screen.getByLabelText('Excluded IP addresses, one a line'), '203.0.113.7\n2001:db8::/32')
  await user.click(screen.getByRole('button', { name: 'Edit line by line' }))

  expect(screen.getByLabelText('Excluded address 1')).toHaveValue('203.0.113.7')
  expect(screen.getByLabelText('Excluded address 2')).toHaveValue('2001:db8::/32')
})

test('says where hits may come from, and what is no host', async () => {
  const { user, puts } = await open()

  await user.type(screen.getByLabelText('New host'), '*.pages.example{Enter}not a host')
  await user.click(save())
  expect(await screen.findByText(/not a host name such as shop.example.com: "not a host"/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Remove not a host' }))
  await user.click(save())

  await screen.findByText('Settings saved.')
  expect(puts().at(-1)).toBe(`PUT /websites/${id} hosts=*.pages.example`)
})

test('several lines pasted into a row become rows', async () => {
  const { user } = await open()
  await user.click(screen.getByLabelText('New address'))

  await user.paste('203.0.113.7\r\n203.0.113.8\n')

  expect(screen.getByLabelText('Excluded address 1')).toHaveValue('203.0.113.7')
  expect(screen.getByLabelText('Excluded address 2')).toHaveValue('203.0.113.8')
  expect(screen.getByLabelText('New address')).toHaveFocus()
})

test('Backspace takes an empty row out', async () => {
  const { user } = await open()

  await user.clear(screen.getByLabelText('Excluded parameter 2'))
  await user.keyboard('{Backspace}')

  expect(screen.getByLabelText('Excluded parameter 1')).toHaveFocus()
  expect(screen.queryByLabelText('Excluded parameter 2')).not.toBeInTheDocument()
})

test('shows at its field what the service says, moves there and keeps everything', async () => {
  const { user, container } = await open()
  await user.type(screen.getByLabelText('New address'), '10.0.0.0/99')

  await user.click(save())

  const first = screen.getByLabelText('Excluded address 1')
  await waitFor(() => expect(first).toBeInvalid())
  expect(first).toHaveAccessibleDescription(/10\.0\.0\.0\/99/)
  expect(first).toHaveFocus()
  expect(first).toHaveValue('10.0.0.0/99')
  expect(save()).toBeInTheDocument()
  expect(await violations(container)).toEqual([])
})

test('shows another failure and keeps what was typed', async () => {
  const { user } = await open((_, answer, { method }) =>
    method === 'PUT' ? refused(503, 'The service is busy.') : answer(),
  )
  await user.type(screen.getByLabelText('New parameter'), 'session')

  await user.click(save())

  const bar = within(screen.getByRole('region', { name: 'Unsaved changes' }))
  expect(await bar.findByRole('alert')).toHaveTextContent('Something went wrong on its side.')
  expect(screen.getByLabelText('Excluded parameter 3')).toHaveValue('session')
})

test('leaving with unsaved changes asks, and Stay stays', async () => {
  const { user, address } = await open()
  await user.click(screen.getByLabelText('Favorite'))

  await user.click(screen.getByRole('link', { name: 'Websites' }))
  const question = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }))
  await user.click(question.getByRole('button', { name: 'Stay' }))

  expect(address()).toBe(`/websites/${id}/settings`)
  expect(screen.getByLabelText('Favorite')).toBeChecked()

  await user.click(screen.getByRole('link', { name: 'Websites' }))
  await user.click(await screen.findByRole('button', { name: 'Leave' }))

  await waitFor(() => expect(address()).toBe('/websites'))
})

test('Back asks too', async () => {
  const { user, go, address } = await open()
  await user.click(screen.getByRole('link', { name: 'Websites' }))
  await waitFor(() => expect(address()).toBe('/websites'))
  await go(`/websites/${id}/settings`)
  await user.click(await screen.findByLabelText('Favorite'))

  await go(-1)

  expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeInTheDocument()
  expect(address()).toBe(`/websites/${id}/settings`)
  await user.click(screen.getByRole('button', { name: 'Leave' }))
  await waitFor(() => expect(address()).toBe('/websites'))
})

test('its sections are listed in their order, and each is one click away', async () => {
  const { user } = await open()
  const contents = within(screen.getByRole('navigation', { name: 'On this page' }))
  await contents.findByRole('link', { name: 'Alerts' })
  await contents.findByRole('link', { name: 'Your own visits' })

  await user.click(contents.getByRole('link', { name: 'Counting' }))

  expect(screen.getByRole('heading', { name: 'Counting' })).toHaveFocus()
  expect(contents.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Access',
    'Sharing',
    'Frozen links',
    'Counting',
    'Data',
    'For you',
    'Reports',
    'Your own visits',
    'Alerts',
    'Script',
    'Imported history',
    'Delete hits',
    'Delete this website',
  ])
})

test('leaving without changes does not ask', async () => {
  const { user, address } = await open()

  await user.click(screen.getByRole('link', { name: 'Websites' }))

  await waitFor(() => expect(address()).toBe('/websites'))
})

test('knows of a star that was set in the list', async () => {
  const { user, go } = await open()
  await user.click(screen.getByRole('link', { name: 'Websites' }))
  const star = await screen.findByRole('button', { name: `Favorite ${domain}` })

  await user.click(star)
  await go(`/websites/${id}/settings`)

  expect(await screen.findByLabelText('Favorite')).toBeChecked()
})

test('shows what has changed elsewhere and keeps what is being changed here', async () => {
  const { user, puts } = await open()
  await user.selectOptions(screen.getByLabelText('Time zone'), 'UTC')
  await service.request('PUT', `/api/v1/websites/${id}`, {
    form: { favorite: '1', timezone: 'Asia/Tokyo' },
    key: service.key,
  })

  vi.setSystemTime(Date.now() + 60_000)
  fireEvent(window, new Event('visibilitychange'))

  await waitFor(() => expect(screen.getByLabelText('Favorite')).toBeChecked())
  expect(screen.getByLabelText('Time zone')).toHaveValue('UTC')
  await user.click(save())
  await screen.findByText('Settings saved.')
  expect(puts()).toEqual([`PUT /websites/${id} timezone=UTC`])
})

test('the statistics are read anew after the time zone changed', async () => {
  const { user, go, requests } = await open()
  const statistics = () => requests.filter((request) => request.startsWith(`GET /stats/${id}?name=visitors&`))
  await go(`/websites/${id}/statistics/visitors`)
  await screen.findByRole('table')
  const before = statistics().length
  await go(`/websites/${id}/settings`)

  await user.selectOptions(await screen.findByLabelText('Time zone'), 'UTC')
  await user.click(save())
  await screen.findByText('Settings saved.')
  await go(`/websites/${id}/statistics/visitors`)

  await screen.findByRole('table')
  await waitFor(() => expect(statistics()).toHaveLength(2 * before))
})

test('deleting asks for the domain to be typed', async () => {
  const { user, address, requests } = await open()
  await user.click(screen.getByLabelText('Favorite'))
  await user.click(screen.getByRole('button', { name: `Delete ${domain}` }))
  const dialog = within(await screen.findByRole('dialog', { name: `Delete ${domain}?` }))
  expect(dialog.getByRole('button', { name: 'Delete' })).toBeDisabled()

  await user.type(dialog.getByRole('textbox'), domain)
  await user.click(dialog.getByRole('button', { name: 'Delete' }))

  await waitFor(() => expect(address()).toBe('/websites'))
  expect(requests).toContain(`DELETE /websites/${id}`)
  expect(await screen.findByText('Website deleted.')).toBeInTheDocument()
})

test('says that it is deleting, and does not delete twice', async () => {
  const { user, requests } = await open((_, answer, { method }) => (method === 'DELETE' ? never() : answer()))
  await user.click(screen.getByRole('button', { name: `Delete ${domain}` }))
  const dialog = within(await screen.findByRole('dialog', { name: `Delete ${domain}?` }))
  await user.type(dialog.getByRole('textbox'), domain)
  await user.click(dialog.getByRole('button', { name: 'Delete' }))

  await user.click(await dialog.findByRole('button', { name: 'Deleting…' }))

  expect(dialog.getByRole('button', { name: 'Deleting…' })).toHaveAttribute('aria-disabled', 'true')
  expect(requests.filter((request) => request.startsWith('DELETE'))).toHaveLength(1)
})

test('works with a service that answers no more than id and domain', async () => {
  const { user, puts } = await open(async (url, answer) => {
    const { data } = await (await answer()).json()
    return Response.json({ data: { id, domain: data.domain } })
  })
  expect(screen.getByRole('radio', { name: 'Everyone' })).toBeChecked()
  expect(screen.getByLabelText('Leave out bots')).toBeChecked()

  await user.click(screen.getByRole('radio', { name: 'Only me' }))
  await user.click(save())

  await screen.findByText('Settings saved.')
  expect(puts()).toEqual([`PUT /websites/${id} privacy=1`])
  expect(screen.getByRole('radio', { name: 'Only me' })).toBeChecked()
})

test('shows its title while the website is on its way', async () => {
  await renderDashboard(`/websites/${id}/settings`, { service, wire: never })

  expect(await screen.findByRole('heading', { level: 1, name: 'Settings' })).toBeInTheDocument()
})

test('says so when there is no such website', async () => {
  await renderDashboard('/websites/4711/settings', { service })

  expect(await screen.findByRole('heading', { level: 1, name: 'There is no such page' })).toBeInTheDocument()
})
