import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openBrowser } from '#test/support/browser.ts'
import { openPage } from '#test/support/dashboardPage.ts'
import { type RunningService, runService } from '#test/support/process.ts'
import { openSite } from '#test/support/site.ts'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'

let folder: string
let service: RunningService
let site: Awaited<ReturnType<typeof openSite>>
let browser: Browser

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'porchlight-browser-'))
  service = await runService(folder)
  site = await openSite(service.url, 'localhost')
  browser = await openBrowser()
})
afterAll(async () => {
  await browser?.close()
  await site?.close()
  await service?.end()
  await rm(folder, { recursive: true, force: true })
})

test('an owner signs in by the link, adds a website, and sees exactly the visits that come', async () => {
  const { page, problems, close } = await openPage(browser)

  await page.goto(`${service.url}/#key=${service.key}`)
  await page.waitForURL('**/websites')
  expect(await page.evaluate(() => location.hash)).toBe('')

  await page.getByRole('button', { name: 'Add website' }).first().click()
  await page.getByLabel('Domain').fill(`${site.url}/some/path`)
  await page.getByRole('dialog').getByRole('button', { name: 'Add website' }).click()
  await page.getByText('Waiting for the first visit').waitFor()
  const tag = `<script defer data-domain="localhost" src="${service.url}/script.js"></script>`
  expect((await page.locator('pre').innerText()).replaceAll(/\s+/g, ' ')).toBe(tag)

  const visit = await openPage(browser, { locale: 'fr-FR', viewport: { width: 390, height: 844 } })
  await visit.page.goto(`${site.url}/app?tab=one`, { referer: 'https://search.example/' })
  await page.getByText('The first visit has arrived.').waitFor({ timeout: 2000 })
  const collected = visit.page.waitForResponse((response) => response.url().endsWith('/api/event'))
  await visit.page.getByRole('button', { name: 'Sign up' }).click()
  await collected
  await visit.close()

  await page.getByRole('link', { name: 'See the statistics' }).click()
  await page.getByRole('heading', { name: 'localhost' }).waitFor()
  const listOf = (card: string) =>
    page
      .getByRole('region', { name: card })
      .locator('ol li')
      .evaluateAll((items) =>
        items.map(({ firstElementChild: bar, lastElementChild: count }) => [
          bar?.nextElementSibling?.textContent,
          count?.textContent,
        ]),
      )
  await expect.poll(() => listOf('Pages')).toEqual([['/app?tab=one', '1']])
  await expect.poll(() => listOf('Sources')).toEqual([['search.example', '1']])
  await expect.poll(() => listOf('Events')).toEqual([['Signup', '1']])
  await page.getByRole('tab', { name: 'Languages' }).click()
  await expect.poll(() => listOf('Places')).toEqual([['French', '1']])

  expect(problems).toEqual([])
  await close()
})

test('a key that is not known is told so, and nothing is stored', async () => {
  const { page, close } = await openPage(browser)

  await page.goto(`${service.url}/connect`)
  await page.getByLabel('API key').fill('pl_wrong')
  await page.getByRole('button', { name: /connect|sign in/i }).click()
  await page
    .getByText(/key/i)
    .filter({ hasText: /not|unknown/i })
    .first()
    .waitFor()

  expect(await page.evaluate(() => localStorage.length)).toBe(0)
  await close()
})

test('signing out forgets the key and leads to the connect page', async () => {
  const { page, close } = await openPage(browser)
  await page.goto(`${service.url}/#key=${service.key}`)
  await page.waitForURL('**/websites')

  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.waitForURL('**/connect*')

  expect(await page.evaluate(() => localStorage.length)).toBe(0)
  await close()
})
