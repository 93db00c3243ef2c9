import { never, refused, renderDashboard, violations, type Wire } from '#test/dashboard/support.tsx'
import { type BuiltHit, startService, type TestService } from '#test/support/service.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

let service: TestService
let websites = 0
let id = 0

beforeAll(async () => {
  service = await startService()
})
beforeEach(async () => {
  websites += 1
  id = await service.addWebsite(`previewed-${websites}.example`, { exclude_bots: 0, timezone: 'UTC' })
  await service.storeHits(id, [
    viewed('/'),
    viewed('/list?page=2&sid=1'),
    viewed('/list?page=2&sid=1'),
    viewed('/cart?sid=7'),
    viewed('/', { bot: 'Googlebot' }),
  ])
})
afterAll(() => service.stop())

const viewed = (page: string, rest: Partial<BuiltHit> = {}): BuiltHit => ({
  time: new Date(Date.now() - 60_000).toISOString(),
  page,
  ...rest,
})

async function open(wire?: Wire) {
  const page = await renderDashboard(`/websites/${id}/settings`, { service, wire })
  await screen.findByLabelText('New parameter')
  await waitFor(() => expect(page.requests).toContain('GET /openapi.json'))
  const posts = () => page.requests.filter((request) => request.startsWith('POST'))
  return { ...page, posts, exclude: (text: string) => page.user.type(screen.getByLabelText('New parameter'), text) }
}
const parameters = () => within(screen.getByRole('group', { name: 'Excluded parameters' }))
const rows = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent))

test('says what a parameter would have changed, with examples, before it is saved', async () => {
  const { exclude, requests, posts, container } = await open()

  await exclude('sid')

  const sentence = 'Would have written 3 of 5 pageviews of the last 30 days without these parameters.'
  expect(await parameters().findByText(sentence)).toBeInTheDocument()
  expect(rows(parameters().getByRole('table'))).toEqual([
    ['Counted as', 'Would be', 'Pageviews'],
    ['/list?page=2&sid=1', '/list?page=2', '2'],
    ['/cart?sid=7', '/cart', '1'],
  ])
  expect(posts()).toEqual([`POST /websites/${id}/preview exclude_params=sid&exclude_bots=0`])
  expect(requests.some((request) => request.startsWith('PUT'))).toBe(false)
  expect(await violations(container)).toEqual([])
})

test('says so when a parameter would have changed nothing', async () => {
  const { exclude } = await open()

  await exclude('nothing-like-this')

  const sentence = 'Would have changed none of the 5 pageviews that are stored of the last 30 days.'
  expect(await parameters().findByText(sentence)).toBeInTheDocument()
  expect(parameters().queryByRole('table')).not.toBeInTheDocument()
})

test('says so when there is nothing to try a rule on', async () => {
  id = await service.addWebsite('nobody.example')
  const { exclude } = await open()

  await exclude('sid')

  expect(
    await parameters().findByText('There are no pageviews of the last 30 days to try this on.'),
  ).toBeInTheDocument()
})

test('says how many bots would have been left out, and which', async () => {
  const { user } = await open()

  await user.click(screen.getByLabelText('Leave out bots'))

  expect(await screen.findByText('Would have left out 1 of 5 pageviews of the last 30 days.')).toBeInTheDocument()
  expect(rows(screen.getByRole('table'))).toEqual([
    ['Bot', 'Pageviews'],
    ['Googlebot', '1'],
  ])
})

test('says that nothing is known of bots once they are left out', async () => {
  const { user } = await open()
  await user.click(screen.getByLabelText('Leave out bots'))
  await screen.findByText(/^Would have left out/)

  await user.click(screen.getByRole('button', { name: 'Save' }))

  expect(await screen.findByText(/^Left out already: nothing of bots is stored/)).toBeInTheDocument()
})

test('says that addresses are not stored', async () => {
  const { user, posts } = await open()

  await user.type(screen.getByLabelText('New address'), '203.0.113.7')

  expect(await screen.findByText(/^Addresses are not stored/)).toBeInTheDocument()
  expect(posts()).toEqual([])
})

test('keeps the answer, marked busy, while the next is on its way', async () => {
  const { exclude, user } = await open((url, answer, { body }) =>
    url.endsWith('/preview') && typeof body === 'string' && body.includes('exclude_params=sid_2') ? never() : answer(),
  )
  await exclude('sid')
  const answered = await parameters().findByText(/^Would have written 3 of 5/)
  expect(answered.closest('[aria-busy]')).toHaveAttribute('aria-busy', 'false')

  await user.type(screen.getByLabelText('Excluded parameter 1'), '_2')

  await waitFor(() => expect(answered.closest('[aria-busy]')).toHaveAttribute('aria-busy', 'true'))
})

test('shows at the field what the service refuses, and no preview, until that is put right', async () => {
  const { exclude, user, container } = await open()
  await exclude('sid page')

  const row = screen.getByLabelText('Excluded parameter 1')
  await waitFor(() => expect(row).toBeInvalid())
  expect(row).toHaveAccessibleDescription(/not the name of a parameter: "sid page"/)
  expect(row).toHaveFocus()
  expect(parameters().queryByText(/^Would have/)).not.toBeInTheDocument()
  expect(await violations(container)).toEqual([])

  await user.keyboard('{Backspace>5/}')

  expect(await parameters().findByText(/^Would have written 3 of 5/)).toBeInTheDocument()
  expect(row).toBeValid()
})

test('says why there is no preview, and lets everything be saved', async () => {
  const { exclude, user } = await open((url, answer) =>
    url.endsWith('/preview') ? refused(429, 'Too many attempts.') : answer(),
  )
  await exclude('sid')
  expect(await parameters().findByText(/^What this would have changed is not known now/)).toBeInTheDocument()

  await user.click(screen.getByRole('button', { name: 'Save' }))

  expect(await screen.findByText('Settings saved.')).toBeInTheDocument()
})

test('asks no service that does not offer it', async () => {
  const { exclude, user, posts } = await open((url, answer) =>
    url.endsWith('/openapi.json') ? refused(404, 'Not found.') : answer(),
  )

  await exclude('sid')
  await user.click(screen.getByRole('button', { name: 'Save' }))

  expect(await screen.findByText('Settings saved.')).toBeInTheDocument()
  expect(posts()).toEqual([])
})
