import { renderDashboard, violations } from '#test/dashboard/support.tsx'
import { startService, type TestService } from '#test/support/service.ts'
import { screen, within } from '@testing-library/react'
import { afterAll, beforeAll, expect, test } from 'vitest'

let service: TestService
let id: number
beforeAll(async () => {
  service = await startService({ now: '2026-11-20T12:00:30Z' })
  id = await service.addWebsite('example.com', { timezone: 'Europe/Berlin' })
  await service.storeHits(id, [
    { time: '2026-11-20T11:58:00Z', visitor: 1, page: '/pricing', country: 'DE', referrer: 'news.example' },
    { time: '2026-11-20T11:59:00Z', visitor: 2, page: '/pricing', country: 'FR' },
    { time: '2026-11-20T11:40:00Z', visitor: 3, page: '/', country: 'DE' },
    { time: '2026-11-20T11:20:00Z', visitor: 4, page: '/long-ago', country: 'US' },
  ])
  await service.websites.touch(id, Date.parse('2026-11-20T11:59:00Z'))
})
afterAll(() => service.stop())

test('shows who is there now, and what was looked at in the last half hour', async () => {
  const { container } = await renderDashboard(`/websites/${id}/live`, { service })

  expect(await screen.findByText('visitors in the last 5 minutes', { exact: false })).toHaveTextContent('2 visitors')
  const pages = within(screen.getByRole('list', { name: 'Pages' })).getAllByRole('listitem')
  expect(pages.map((row) => row.textContent)).toEqual(['/pricing2', '/1'])
  const countries = within(screen.getByRole('list', { name: 'Countries' })).getAllByRole('listitem')
  expect(countries.map((row) => row.textContent)).toEqual(['Germany2', 'France1'])
  expect(screen.getByRole('slider', { name: 'Visitors by minute' })).toHaveAttribute('max', '29')
  expect(await violations(container)).toEqual([])
})

test('changes by itself when somebody comes', async () => {
  await renderDashboard(`/websites/${id}/live`, { service })
  await screen.findByText(/visitors? in the last 5 minutes/)

  const { status } = await service.request('POST', '/api/event', {
    body: JSON.stringify({ n: 'pageview', u: 'https://example.com/just-now', d: 'example.com' }),
    headers: {
      'content-type': 'text/plain',
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    },
    key: null,
  })

  expect(status).toBe(202)
  expect(await screen.findByText('/just-now')).toBeInTheDocument()
})

test('what was told stays while the service is away, and says so', async () => {
  let streams = 0
  await renderDashboard(`/websites/${id}/live`, {
    service,
    wire: async (url, answer) => {
      if (!url.endsWith('/live')) return answer()
      streams += 1
      return streams === 1 ? brokenOff(await answer()) : Promise.reject(new TypeError('Failed to fetch'))
    },
  })

  const said = await screen.findByText(/The (service cannot|dashboard itself)/)
  expect(said).toHaveTextContent('The service cannot be reached.')
  expect(screen.getByText(/visitors? in the last 5 minutes/)).toBeInTheDocument()
})

test('says on the statistics page how many are there, and leads to what they look at', async () => {
  const { user, address } = await renderDashboard(`/websites/${id}/statistics`, { service })

  await user.click(await screen.findByRole('link', { name: /^\d visitors now$/ }))

  expect(address()).toBe(`/websites/${id}/live`)
})

test('a service that tells nothing live has no such link', async () => {
  await renderDashboard(`/websites/${id}/statistics`, {
    service,
    wire: (url, answer) => (url.includes('openapi') ? Response.json({ paths: {} }) : answer()),
  })

  await screen.findByRole('slider', { name: 'Visitors by day' })
  expect(screen.queryByRole('link', { name: /now|live/i })).not.toBeInTheDocument()
})

/** A stream whose connection breaks after what comes first. */
async function brokenOff({ body }: Response): Promise<Response> {
  const reader = body?.getReader()
  const first = await reader?.read()
  await reader?.cancel()
  return new Response(
    new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(first?.value ?? new Uint8Array()),
      pull: (controller) => controller.error(new TypeError('network error')),
    }),
  )
}
