import { openPage } from '#test/support/dashboardPage.ts'
import { useScene } from '#test/support/scene.ts'
import { openSite } from '#test/support/site.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

const scene = useScene()
let site: Awaited<ReturnType<typeof openSite>>
beforeAll(async () => {
  site = await openSite(scene.service.url, 'localhost')
})
afterAll(() => site?.close())

test('an owner signs in by the link, adds a website, and sees exactly the visits that come', async () => {
  const { page, problems, close } = await openPage(scene.browser)

  await page.goto(`${scene.service.url}/#key=${scene.service.key}`)
  await page.waitForURL('**/websites')
  expect(await page.evaluate(() => location.hash)).toBe('')

  await page.getByRole('button', { name: 'Add website' }).first().click()
  await page.getByLabel('Domain').fill(`${site.url}/some/path`)
  await page.getByRole('dialog').getByRole('button', { name: 'Add website' }).click()
  await page.getByText('Waiting for the first visit').waitFor()
  const tag = `<script defer data-domain="localhost" src="${scene.service.url}/script.js"></script>`
  expect((await page.locator('pre', { hasText: '<script' }).innerText()).replaceAll(/\s+/g, ' ')).toBe(tag)

  const visit = await openPage(scene.browser, { locale: 'fr-FR', viewport: { width: 390, height: 844 } })
  await visit.page.goto(`${site.url}/app?tab=one`, { referer: 'https://search.example/' })
  await page.getByText('The first visit has arrived.').waitFor()
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
        items.map((item) => [
          item.querySelector('button')?.textContent,
          item.querySelector('[class*="count"]')?.textContent,
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
  const { page, close } = await openPage(scene.browser)

  await page.goto(`${scene.service.url}/connect`)
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
  const { page, close } = await openPage(scene.browser)
  await page.goto(`${scene.service.url}/#key=${scene.service.key}`)
  await page.waitForURL('**/websites')

  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.waitForURL('**/connect*')

  expect(await page.evaluate(() => localStorage.length)).toBe(0)
  await close()
})
