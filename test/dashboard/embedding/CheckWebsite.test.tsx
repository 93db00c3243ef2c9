import { never, refused, renderDashboard, violations, type Wire } from '#test/dashboard/support.tsx'
import { openWeb, privately } from '#test/service/outside/openWeb.ts'
import { startService, type TestService } from '#test/support/service.ts'
import { screen, waitFor } from '@testing-library/react'
import type { RequestListener } from 'node:http'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

let service: TestService
let web: Awaited<ReturnType<typeof openWeb>>
let answer: RequestListener
let minutes = 0

beforeAll(async () => {
  web = await openWeb((request, response) => answer(request, response), {
    'inside.example': privately,
    'nowhere.example': [],
  })
  service = await startService({ outside: web.outside, environment: { BASE_URL: 'https://stats.example' } })
})
beforeEach(() => {
  answer = sends('<h1>Home</h1>')
  // The service takes only so many checks a minute.
  minutes += 1
  service.moveTo(new Date(Date.now() + minutes * 60_000).toISOString())
})
afterAll(async () => {
  await service.stop()
  await web.close()
})

const sends =
  (body: string, status = 200, type = 'text/html'): RequestListener =>
  (_request, response) =>
    response.writeHead(status, { 'Content-Type': type }).end(body)

const tag = (domain: string, host = 'stats.example') =>
  `<script defer data-domain="${domain}" src="https://${host}/script.js"></script>`

async function open(domain: string, wire?: Wire) {
  const { body } = await service.request('GET', '/api/v1/websites', { query: { search: domain } })
  const id: number = body.data[0]?.id ?? (await service.addWebsite(domain))
  const page = await renderDashboard(`/websites/${id}/install`, { service, wire })
  return {
    ...page,
    id,
    check: async () => page.user.click(await screen.findByRole('button', { name: 'Check the website' })),
  }
}
const result = () => screen.getByRole('status', { name: 'Result of the check' })

test.each<[string, RequestListener, string]>([
  ['shop.example', sends(tag('shop.example')), 'The script is on http://shop.example/.'],
  [
    'shop.example',
    sends(tag('other.example')),
    'http://shop.example/ has the script, but for another domain: <script defer data-domain="other.example" src="https://stats.example/script.js">. Replace it with the line for shop.example.',
  ],
  [
    'shop.example',
    sends(tag('shop.example', 'elsewhere.example')),
    'http://shop.example/ has a line for shop.example, but its script comes from elsewhere: <script defer data-domain="shop.example" src="https://elsewhere.example/script.js">.',
  ],
  ['shop.example', sends('<h1>Home</h1>'), 'The script is not in the HTML of http://shop.example/. Add it, publish'],
  ['shop.example', sends('<h1>No</h1>', 403), 'http://shop.example/ answered the check with status 403'],
  ['shop.example', sends('Bad', 502, 'text/plain'), 'http://shop.example/ answered the check with status 502'],
  ['shop.example', sends('{}', 200, 'application/json'), 'http://shop.example/ is not an HTML page'],
  ['nowhere.example', sends(''), 'nowhere.example did not answer.'],
  ['inside.example', sends(''), 'inside.example is inside a private network'],
])('says of %s in one sentence what was found and what to do', async (domain, listener, sentence) => {
  answer = listener
  const { check, container } = await open(domain)

  await check()

  await waitFor(() => expect(result()).toHaveTextContent(sentence))
  expect(result()).toHaveTextContent(/No hit has arrived yet/)
  expect(await violations(container)).toEqual([])
})

test('says when the last hit arrived, too', async () => {
  answer = sends(tag('visited.example'))
  const { check, id } = await open('visited.example')
  await service.websites.touch(id, Date.now() - 3 * 60_000)

  await check()

  await waitFor(() => expect(result()).toHaveTextContent('The last hit arrived 3 minutes ago.'))
})

test('can be asked for where the settings have the script', async () => {
  answer = sends(tag('settings.example'))
  const { check, id, go } = await open('settings.example')
  await go(`/websites/${id}/settings`)
  await screen.findByRole('heading', { name: 'Script' })

  await check()

  await waitFor(() => expect(result()).toHaveTextContent('The script is on http://settings.example/.'))
})

test('says what it is doing, and does it once', async () => {
  const { check, requests } = await open('slow.example', (url, reply) => (url.endsWith('/check') ? never() : reply()))
  await check()
  expect(result()).toHaveTextContent('Looking at slow.example')

  await check()

  expect(requests.filter((request) => request.startsWith('POST'))).toHaveLength(1)
})

test('shows a failure, and checks again', async () => {
  let fails = true
  const { check } = await open('failing.example', (url, reply) =>
    fails && url.endsWith('/check') ? refused(503, 'The service is busy.') : reply(),
  )
  await check()
  expect(await screen.findByRole('alert')).toHaveTextContent('The service failed')

  fails = false
  await check()

  await waitFor(() => expect(result()).toHaveTextContent('The script is not in the HTML'))
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('is not shown where the service does not offer it', async () => {
  const { requests } = await open('plain.example', (url, reply) =>
    url.endsWith('/openapi.json') ? refused(404, 'Not found.') : reply(),
  )

  await screen.findByText('Waiting for the first visit')
  await waitFor(() => expect(requests).toContain('GET /openapi.json'))

  expect(screen.queryByRole('button', { name: 'Check the website' })).not.toBeInTheDocument()
})
