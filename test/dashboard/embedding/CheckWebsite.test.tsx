import type { Check } from '#contract/check.ts'
import { never, refused, renderDashboard, violations, type Wire } from '#test/dashboard/support.tsx'
import { startService, type TestService } from '#test/support/service.ts'
import { screen, waitFor } from '@testing-library/react'
import { afterAll, beforeAll, expect, test } from 'vitest'

let service: TestService
let id: number

beforeAll(async () => {
  service = await startService()
  id = await service.addWebsite('checked.example')
})
afterAll(() => service.stop())

/** A service that offers to check, whatever it answers then. */
const offering =
  (check: () => Response | Promise<Response>): Wire =>
  (url, answer) => {
    if (url.endsWith('/openapi.json')) return Response.json({ paths: { '/websites/{id}/check': { post: {} } } })
    return url.endsWith('/check') ? check() : answer()
  }

const nothing = { url: null, status: null, tag: null, last_hit_at: null } as const
const page = { ...nothing, url: 'https://checked.example/', status: 200 } as const
const tag = '<script data-domain="other.example" src="https://stats.example/script.js">'

async function check(answer: () => Response | Promise<Response>) {
  const rendered = await renderDashboard(`/websites/${id}/install`, { service, wire: offering(answer) })
  await rendered.user.click(await screen.findByRole('button', { name: 'Check the website' }))
  return rendered
}

test.each<[Check, RegExp]>([
  [{ ...page, outcome: 'found' }, /^The script is on https:\/\/checked\.example\/\./],
  [{ ...page, outcome: 'other_domain', tag }, /for another domain: <script .*Replace it with the line for checked\.e/],
  [{ ...page, outcome: 'other_service', tag }, /its script comes from elsewhere: <script/],
  [{ ...page, outcome: 'missing' }, /is not in the HTML of https:\/\/checked\.example\/\. Add it, publish, and check/],
  [{ ...page, outcome: 'missing', status: 403 }, /answered the check with status 403/],
  [{ ...page, outcome: 'not_html', status: 502 }, /answered the check with status 502/],
  [{ ...page, outcome: 'not_html' }, /is not an HTML page/],
  [{ ...nothing, outcome: 'unreachable' }, /^checked\.example did not answer/],
  [{ ...nothing, outcome: 'private' }, /^checked\.example is inside a private network/],
])('says in a sentence what was found and what to do: %o', async (data, sentence) => {
  const { container } = await check(() => Response.json({ data }))

  await waitFor(() => expect(result()).toHaveTextContent(sentence))
  expect(result()).toHaveTextContent(/No hit has arrived yet/)
  expect(await violations(container)).toEqual([])
})

const result = () => screen.getByRole('status', { name: 'Result of the check' })

test('says when the last hit arrived, too', async () => {
  const last_hit_at = new Date(Date.now() - 3 * 60_000).toISOString()

  await check(() => Response.json({ data: { ...page, outcome: 'found', last_hit_at } }))

  await waitFor(() => expect(result()).toHaveTextContent('The last hit arrived 3 minutes ago.'))
})

test('says what it is doing, and does it once', async () => {
  const { user, requests } = await check(never)
  expect(result()).toHaveTextContent('Looking at checked.example')

  await user.click(screen.getByRole('button', { name: 'Check the website' }))

  expect(requests.filter((request) => request.startsWith('POST'))).toHaveLength(1)
})

test('shows a failure, and checks again', async () => {
  let fails = true
  const { user } = await check(() =>
    fails ? refused(429, 'Too many attempts.') : Response.json({ data: { ...page, outcome: 'found' } }),
  )
  expect(await screen.findByRole('alert')).toHaveTextContent('Too many requests')

  fails = false
  await user.click(screen.getByRole('button', { name: 'Check the website' }))

  await waitFor(() => expect(result()).toHaveTextContent(/^The script is on/))
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('is not shown where the service does not offer it', async () => {
  const { requests } = await renderDashboard(`/websites/${id}/install`, {
    service,
    wire: (url, answer) => (url.endsWith('/openapi.json') ? refused(404, 'Not found.') : answer()),
  })

  await screen.findByText('Waiting for the first visit')
  await waitFor(() => expect(requests).toContain('GET /openapi.json'))

  expect(screen.queryByRole('button', { name: 'Check the website' })).not.toBeInTheDocument()
})
