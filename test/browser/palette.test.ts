import { openPage, scrollsSideways, violations } from '#test/support/dashboardPage.ts'
import { useScene } from '#test/support/scene.ts'
import type { BrowserContextOptions } from 'playwright-core'
import { expect, test } from 'vitest'

const scene = useScene({ domains: ['example.com', 'shop.example.org'], hits: 2000 })

async function openDashboard(path: string, options: BrowserContextOptions = {}) {
  const opened = await openPage(scene.browser, options)
  const { page } = opened
  await page.goto(`${scene.service.url}/#key=${scene.service.key}`)
  await page.waitForURL('**/websites')
  await page.goto(scene.service.url + path)
  await page.getByRole('heading', { level: 1, name: 'example.com' }).waitFor()
  const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim())
  return { ...opened, focused, field: page.getByRole('combobox', { name: 'Find' }) }
}

test('the palette finds and does everything by keyboard alone, and gives the focus back', async () => {
  const { page, problems, field, focused, close } = await openDashboard('/websites/1/statistics')
  const active = page.getByRole('listbox').getByRole('option', { selected: true })

  await page.getByRole('button', { name: 'Sign out' }).focus()
  await page.keyboard.press('Control+k')
  await field.waitFor()
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await field.waitFor({ state: 'detached' })
  await expect.poll(focused).toBe('Sign out')

  await page.keyboard.press('Control+k')
  await page.keyboard.type('last 90')
  await active.filter({ hasText: 'Last 90 days' }).waitFor()
  await page.keyboard.press('Enter')
  await page.waitForURL('**/websites/1/statistics?range=90d')

  await page.keyboard.press('Control+k')
  await page.keyboard.type('browsers')
  await active.filter({ hasText: 'Browsers' }).waitFor()
  await page.keyboard.press('Enter')
  await page.waitForURL('**/websites/1/statistics/browser?range=90d')
  await expect.poll(focused).toBe('Browsers')

  await page.keyboard.press('Control+k')
  await page.keyboard.type('browser: fire')
  await active.filter({ hasText: 'Browser: Firefox' }).waitFor()
  await page.keyboard.press('Enter')
  await page.waitForURL('**/websites/1/statistics/browser?range=90d&filters=browser%3AFirefox')
  expect(problems).toEqual([])
  await close()
})

test('at 400 % the palette fits, and what is active is in sight', async () => {
  const { page, field, close } = await openDashboard('/websites/1/statistics', {
    viewport: { width: 320, height: 256 },
  })

  await page.keyboard.press('Control+k')
  await field.waitFor()
  for (let presses = 0; presses < 6; presses += 1) await page.keyboard.press('ArrowDown')

  const isInSight = async () => {
    const box = await page.getByRole('listbox').getByRole('option', { selected: true }).boundingBox()
    return box !== null && box.y >= 0 && box.y + box.height <= 256
  }
  await expect.poll(isInSight).toBe(true)
  expect(await scrollsSideways(page)).toBe(false)
  await close()
})

test('a theme chosen by hand holds before the page’s own code runs', async () => {
  const { page, close } = await openDashboard('/websites/1/statistics', {
    colorScheme: 'light',
    serviceWorkers: 'block',
  })
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  const light = await ground()

  await page.getByRole('combobox', { name: 'Theme' }).selectOption('dark')
  await expect.poll(ground).not.toBe(light)
  const dark = await ground()
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.reload()

  expect(await ground()).toBe(dark)
  await close()
})

test('on paper the page stands alone, light and no wider than the paper', async () => {
  const { page, close } = await openDashboard('/websites/1/statistics', { colorScheme: 'dark' })
  await page
    .getByRole('img', { name: /visitors/i })
    .or(page.getByText(/visitors so far/))
    .first()
    .waitFor()

  await page.pdf({ format: 'A4' })
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize({ width: 718, height: 1040 })

  expect(await page.getByRole('banner').first().isVisible()).toBe(false)
  expect(await page.getByRole('button', { name: 'Sign out' }).isVisible()).toBe(false)
  expect(await page.getByText(/printed \d/).isVisible()).toBe(true)
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe(
    'rgb(255, 255, 255)',
  )
  expect(await scrollsSideways(page)).toBe(false)
  await close()
})
