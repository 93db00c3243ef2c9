import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { fileURLToPath } from 'node:url'
import type { Browser, Page } from 'playwright-core'
import { build } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, visitor } from '#test/support/browser.ts'
import { startService, type TestService } from '#test/support/service.ts'

let service: TestService
let address: string
let browser: Browser
let site: Server
let url: string

/** The packages as a website's own build would have them, on `window` for a page to use. */
async function packed(): Promise<string> {
  const input = fileURLToPath(new URL('./plausiblePackages.ts', import.meta.url))
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, rolldownOptions: { input, output: { format: 'iife' } } },
  })
  const [output] = [built].flat()
  if (!output || !('output' in output)) throw new Error('Nothing was built.')
  return output.output[0].code
}

beforeAll(async () => {
  service = await startService()
  // This browser says in its client hints that nobody looks at it.
  await service.addWebsite('localhost', { exclude_bots: 0 })
  address = await service.app.listen({ host: '127.0.0.1', port: 0 })
  browser = await openBrowser()
  const script = await packed()
  const html = `<!doctype html><title>A website</title><script src="/clients.js"></script><noscript><img
    src="${address}/api/pixel.gif?d=localhost" alt="" referrerpolicy="no-referrer-when-downgrade"></noscript>`
  site = createServer((request, response) => {
    const isScript = request.url === '/clients.js'
    response.setHeader('Content-Type', isScript ? 'text/javascript' : 'text/html')
    response.end(isScript ? script : html)
  }).listen(0, '127.0.0.1')
  await once(site, 'listening')
  const at = site.address()
  url = `http://localhost:${typeof at === 'object' ? at?.port : ''}`
})

afterAll(async () => {
  await browser?.close()
  site?.close()
  await service?.stop()
})

const nothingNamed = { cache: '', sessionId: '', visitId: '' }

/** What the website's page does, as text: it runs in the browser, where these names are. */
async function onPage(path: string, code: string): Promise<{ page: Page; problems: string[] }> {
  const context = await browser.newContext(visitor)
  const page = await context.newPage()
  const problems: string[] = []
  page.on('console', (message) => problems.push(message.text()))
  page.on('pageerror', (error) => problems.push(error.message))
  await page.goto(`${url}${path}`, { referer: 'https://search.example/' })
  await page.evaluate(code)
  return { page, problems }
}

const stored = (under: string) =>
  service.hits.read<{ name: string; page: string }>(
    'SELECT name, page, referrer, properties FROM hits WHERE startsWith(page, {under:String}) ORDER BY time, page, name',
    { under },
  )

test('@plausible-analytics/tracker counts pages, events and what a page adds to them', async () => {
  const { page, problems } = await onPage(
    '/tracker/one?utm_source=x',
    // A browser that is driven is left alone by this package, unless it is told otherwise.
    `window.__plausible = true
     tracker.init({ domain: 'localhost', endpoint: '${address}/api/event', captureOnLocalhost: true })
     history.pushState(null, '', '/tracker/two')
     new Promise((callback) => tracker.track('Signup', {
       callback, props: { plan: 'pro' }, revenue: { amount: 5, currency: 'EUR' }, interactive: false }))`,
  )

  await expect.poll(() => stored('/tracker/').then((rows) => rows.length)).toBe(3)
  expect(await stored('/tracker/')).toMatchObject([
    { name: 'pageview', page: '/tracker/one' },
    { name: 'pageview', page: '/tracker/two' },
    { name: 'Signup', page: '/tracker/two', properties: '{"plan":"pro"}' },
  ])
  expect(problems).toEqual([])
  await page.context().close()
})

test('plausible-tracker counts pages, and events with properties as text', async () => {
  const { page, problems } = await onPage(
    '/older/one',
    `const plausible = older({ domain: 'localhost', apiHost: '${address}', trackLocalhost: true })
     plausible.enableAutoPageviews()
     history.pushState(null, '', '/older/two')
     new Promise((callback) => plausible.trackEvent('Signup', { callback, props: { plan: 'pro' } }))`,
  )

  await expect.poll(() => stored('/older/').then((rows) => rows.length)).toBe(3)
  expect(await stored('/older/')).toMatchObject([
    { name: 'pageview', page: '/older/one', referrer: 'search.example' },
    { name: 'pageview', page: '/older/two' },
    { name: 'Signup', page: '/older/two', properties: '{"plan":"pro"}' },
  ])
  expect(problems).toEqual([])
  await page.context().close()
})

test('what Umami’s script sends passes the browser’s question and is answered as it expects', async () => {
  const { page, problems } = await onPage(
    '/umami/one',
    `window.send = (payload, cache) => fetch('${address}/api/send', {
       method: 'POST',
       keepalive: true,
       credentials: 'omit',
       headers: { 'Content-Type': 'application/json', ...(cache !== undefined && { 'x-umami-cache': cache }) },
       body: JSON.stringify({ type: 'event', payload: {
         website: '1d0f2a3b-4c5d-4e6f-8a9b-0c1d2e3f4a5b', hostname: location.hostname, screen: '1440x900',
         language: navigator.language, title: document.title, url: location.href, referrer: document.referrer,
         ...payload } }),
     }).then((answer) => answer.json())`,
  )

  const first = await page.evaluate('send({})')
  const second = await page.evaluate("send({ name: 'Signup', data: { plan: 'pro' } }, '')")

  expect([first, second]).toEqual([nothingNamed, nothingNamed])
  expect(await stored('/umami/')).toMatchObject([
    { name: 'pageview', page: '/umami/one', referrer: 'search.example' },
    { name: 'Signup', page: '/umami/one', properties: '{"plan":"pro"}' },
  ])
  expect(problems).toEqual([])
  await page.context().close()
})

test('a page without scripts is counted by the image in it, with its whole address', async () => {
  const context = await browser.newContext({ ...visitor, javaScriptEnabled: false })
  const page = await context.newPage()

  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.url().includes('/api/pixel.gif')),
    page.goto(`${url}/plain?id=1`),
  ])

  expect(answer.status()).toBe(200)
  expect(await stored('/plain')).toMatchObject([{ name: 'pageview', page: '/plain?id=1' }])
  await context.close()
})
