import type { StatisticName } from '#contract/statistic.ts'
import { visitor } from '#test/support/browser.ts'
import { useScene } from '#test/support/scene.ts'
import { openSite } from '#test/support/site.ts'
import type { Page } from 'playwright-core'
import { afterEach, expect, test } from 'vitest'

const scene = useScene({ domains: ['localhost', 'own.localhost', 'quick.localhost'] })

let close: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const end of close) await end()
  close = []
})

async function visit(domain: string, attributes = '') {
  const site = await openSite(scene.service.url, domain, attributes)
  const context = await scene.browser.newContext(visitor)
  const page = await context.newPage()
  close.push(
    () => context.close(),
    () => site.close(),
  )
  return { url: site.url.replace('localhost', domain), context, page }
}

async function rows(id: number, name: StatisticName): Promise<Record<string, number>> {
  const day = new Date().toISOString().slice(0, 10)
  const answer = await scene.service.request(`/api/v1/stats/${id}?name=${name}&from=${day}&to=${day}`)
  const { data } = await answer.json()
  return Object.fromEntries(data.map((row: { value: string; count: number }) => [row.value, row.count]))
}

/** What the service says to the next hit: why it was left out, null where it was stored. */
async function answerTo(page: Page, action: () => Promise<unknown>): Promise<string | null> {
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.url().endsWith('/api/event')),
    action(),
  ])
  expect(answer.status()).toBe(202)
  return answer.headerValue('x-dropped')
}

test('counts links to elsewhere, downloads, pages not found and what the fragment shows, and says so where it is asked to', async () => {
  const { url, page } = await visit('localhost', 'data-outbound data-downloads data-404 data-hash data-debug')
  const said: string[] = []
  page.on('console', (message) => said.push(message.text()))

  await answerTo(page, () => page.goto(`${url}/elsewhere`))
  await answerTo(page, () => page.getByRole('link', { name: 'Shop' }).click())
  await answerTo(page, () => page.getByRole('link', { name: 'Prices' }).click())
  await answerTo(page, () => page.evaluate(() => (location.hash = '#/lamps')))
  await page.goto(`${url}/lost?q=1`)

  await expect.poll(() => rows(1, 'event')).toEqual({ 404: 1, Download: 1, 'Outbound link': 1 })
  await expect.poll(() => rows(1, 'page')).toEqual({ '/elsewhere': 1, '/elsewhere#/lamps': 1, '/lost?q=1': 1 })
  await expect.poll(() => said.filter((line) => line.includes('202 ok')).length).toBe(6)
  expect(said[0]).toMatch(/^Porchlight .*pageview.* 202 ok$/)
  expect(said.join()).not.toMatch(/secret|for=me/)
})

test('the link of the owner marks a browser, which counts for nobody until the list is emptied', async () => {
  const { url, context, page } = await visit('own.localhost')
  const devices = (path = '', init: RequestInit = {}) =>
    scene.service.request(`/api/v1/websites/2/devices${path}`, init)
  const made = await (await devices('/link', { method: 'POST' })).json()
  const { hash } = new URL(made.data.url)

  expect(await answerTo(page, () => page.goto(`${url}/app${hash}`))).toBe('own')
  expect(page.url()).toBe(`${url}/app`)
  expect(await answerTo(page, () => page.getByRole('button', { name: 'Sign up' }).click())).toBe('own')
  expect(await answerTo(page, () => page.goto(url))).toBe('own')
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['porchlight-own'])
  const listed = await (await devices()).json()
  expect(listed.data).toMatchObject([{ browser: 'Chrome', os: 'Linux' }])
  expect(await rows(2, 'page')).toEqual({})

  expect((await devices('', { method: 'DELETE' })).status).toBe(204)
  expect(await answerTo(page, () => page.goto(url))).toBeNull()

  await expect.poll(() => rows(2, 'page')).toEqual({ '/': 1 })
  await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0)
  expect(await context.cookies()).toEqual([])
})

test('counts a page that is left at once, and says what only the browser knows of itself', async () => {
  const { url, page } = await visit('quick.localhost')
  const sent: { u: string; w: boolean; a: object }[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/event')) sent.push(request.postDataJSON())
  })

  await page.goto(`${url}/at-once`)
  await page.waitForURL('**/leave')

  await expect.poll(() => rows(3, 'page')).toEqual({ '/at-once': 1, '/leave': 1 })
  expect(sent.map(({ u }) => u)).toEqual([`${url}/at-once`, `${url}/leave`])
  expect(sent[1]).toMatchObject({ w: false, a: { v: expect.any(String), m: '', t: 0 } })
})
