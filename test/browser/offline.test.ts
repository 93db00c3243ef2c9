import { openPage, settled } from '#test/support/dashboardPage.ts'
import { openGate } from '#test/support/gate.ts'
import { useScene } from '#test/support/scene.ts'
import type { Page } from 'playwright-core'
import { beforeEach, expect, test } from 'vitest'

const scene = useScene({ domains: ['example.com'], hits: 3000 })
let gate: Awaited<ReturnType<typeof openGate>>
let page: Page
let problems: string[]

beforeEach(async () => {
  gate = await openGate(scene.service.url)
  const opened = await openPage(scene.browser)
  page = opened.page
  problems = opened.problems
  await page.goto(`${gate.url}/#key=${scene.service.key}`)
  await page.waitForURL('**/websites')
  return async () => {
    await opened.close()
    await gate.cut()
  }
})

const away = () => page.getByText('The service cannot be reached.')
const visitors = () => page.getByRole('button', { name: /^Visitors/ })
const trend = () => page.getByRole('img', { name: /^Visitors a day/ })
const openStatistics = async () => {
  // What is not read before the page is left is not kept either.
  await trend().waitFor()
  await page.getByRole('link', { name: 'example.com', exact: true }).click()
  await visitors().waitFor()
  await settled(page)
}

/** What the statistics page asks for, as it is named in the kept answers. */
const asked = ['traffic', 'page', 'referrer', 'country', 'browser', 'event', 'visitors_hour']

/** The worker has everything, and what was read is written down. */
const isKept = async () => {
  await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state)
  const missing = async () => {
    const kept = await keptAnswers()
    return asked.filter((name) => !kept.some((hash) => hash.includes(`"${name}"`)))
  }
  await expect.poll(missing).toEqual([])
}

const keptAnswers = () =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open('porchlight')
        opening.addEventListener('success', () => {
          const reading = opening.result.transaction('answers').objectStore('answers').getAllKeys()
          reading.addEventListener('success', () => resolve(reading.result.map(String)))
          reading.addEventListener('error', reject)
          opening.result.close()
        })
      }),
  )

test('what was seen opens without the service, with its age, and is refreshed when it is back', async () => {
  await openStatistics()
  const counted = await visitors().innerText()
  const firstPage = await page.getByRole('region', { name: 'Pages' }).locator('li').first().innerText()
  await isKept()

  await gate.cut()
  await page.reload()

  await away().waitFor()
  await page.getByText(/^What you see was read .* ago\.$/).waitFor()
  expect(await visitors().innerText()).toBe(counted)
  expect(await page.getByRole('region', { name: 'Pages' }).locator('li').first().innerText()).toBe(firstPage)
  await page.goto(`${gate.url}/websites`)
  await away().waitFor()
  await trend().waitFor()

  await gate.mend()
  await away().waitFor({ state: 'detached', timeout: 40_000 })
})

test('what was seen yesterday under days that move on is found today', async () => {
  await openStatistics()
  const days = page.getByRole('button', { name: /^Days/ })
  const [shown, counted] = [await days.innerText(), await visitors().innerText()]
  await isKept()

  await gate.cut()
  await page.clock.setSystemTime(Date.now() + 86_400_000)
  await page.reload()

  await page.getByText('What you see was read 1 day ago.').waitFor()
  expect(await visitors().innerText()).toBe(counted)
  expect(await days.innerText()).toBe(shown)

  await gate.mend()
  await expect.poll(() => days.innerText(), { timeout: 40_000 }).not.toBe(shown)
  await away().waitFor({ state: 'detached' })
})

test('without a network it opens as well, and says so at once', async () => {
  await openStatistics()
  await isKept()

  await page.context().setOffline(true)
  await page.reload()
  await away().waitFor()
  await page.context().setOffline(false)

  await away().waitFor({ state: 'detached' })
})

test('signing out leaves nothing behind', async () => {
  await openStatistics()
  await isKept()

  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.waitForURL('**/connect*')

  await expect.poll(keptAnswers).toEqual([])
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
})

test('nothing of the interface is in a cache of the worker', async () => {
  await openStatistics()
  await isKept()

  const paths = await page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })

  expect(paths).toContain('/index.html')
  expect(paths.filter((path) => path.startsWith('/api'))).toEqual([])
  expect(problems).toEqual([])
})

test('a page whose code a newer build has replaced is loaded anew, once', async () => {
  let loads = 0
  page.on('load', () => {
    loads += 1
  })
  // As after an update: the old file is gone, and the page names another.
  const gone = /\/assets\/SettingsPage-.*\.js/
  await page.context().route(gone, (route) => route.fulfill({ status: 404 }))
  await page.context().route(`${gate.url}/`, (route) => route.fulfill({ body: '<script src="/assets/newer.js">' }))

  await page.getByRole('link', { name: 'Settings of example.com' }).click()

  await page.getByRole('heading', { name: 'This page failed' }).waitFor()
  await expect.poll(() => loads).toBe(1)
  expect(new URL(page.url()).pathname).toBe('/websites/1/settings')
  await page.getByRole('heading', { name: 'This page failed' }).waitFor()
  expect(loads).toBe(1)
})

test.each([
  ['/sw.js', 'javascript', 'no-cache'],
  ['/manifest.webmanifest', 'application/manifest+json', 'no-cache'],
  ['/icons/192.png', 'image/png', 'no-cache'],
])('%s is served as %s, and asked for again every time', async (path, type, cache) => {
  const answer = await fetch(gate.url + path)

  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toContain(type)
  expect(answer.headers.get('cache-control')).toBe(cache)
})

test('the browser takes it for an app', async () => {
  const devTools = await page.context().newCDPSession(page)

  const { errors, url } = await devTools.send('Page.getAppManifest')

  expect(url).toBe(`${gate.url}/manifest.webmanifest`)
  expect(errors).toEqual([])
  expect((await devTools.send('Page.getInstallabilityErrors')).installabilityErrors).toEqual([])
})
