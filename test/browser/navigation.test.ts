import { openPage, settled } from '#test/support/dashboardPage.ts'
import { useScene } from '#test/support/scene.ts'
import type { Page } from 'playwright-core'
import { beforeEach, expect, test } from 'vitest'

const scene = useScene({ domains: ['example.com'], hits: 3000 })
let page: Page
let problems: string[]
beforeEach(async () => {
  const opened = await openPage(scene.browser)
  page = opened.page
  problems = opened.problems
  await page.goto(`${scene.service.url}/websites/1/statistics#key=${scene.service.key}`)
  await settled(page)
  return opened.close
})

const scrolled = () => page.evaluate(() => Math.round(window.scrollY))

/** Where somebody got to on the page, having looked for a while. */
async function scrollTo(distance: number): Promise<number> {
  await page.mouse.wheel(0, distance)
  await expect.poll(scrolled).toBeGreaterThan(distance / 2)
  await settled(page)
  return scrolled()
}

/** Clicks the first that can be seen, without moving the page. */
async function clickInView(selector: string): Promise<void> {
  const middle = await page.evaluate((wanted) => {
    for (const element of document.querySelectorAll(wanted)) {
      const { x, y, width, height } = element.getBoundingClientRect()
      const [left, top] = [x + width / 2, y + height / 2]
      if (element.contains(document.elementFromPoint(left, top))) return [left, top] as const
    }
    throw new Error(`There is no ${wanted} to be seen.`)
  }, selector)
  await page.mouse.click(...middle)
}

test('a page opens at its top, and Back leads to where somebody was', async () => {
  const before = await scrollTo(700)

  await clickInView('main section a[href*="/statistics/"]')
  await page.waitForURL(/statistics\/\w+/)
  // The page before stays until the next one can be drawn.
  await expect.poll(scrolled).toBe(0)
  await settled(page)

  await page.goBack()
  await expect.poll(scrolled).toBe(before)
  expect(problems).toEqual([])
})

test('loading anew leads to where somebody was', async () => {
  const before = await scrollTo(300)

  await page.reload()

  await expect.poll(scrolled).toBe(before)
})

test('what only changes what the page shows leaves it where it is', async () => {
  const before = await scrollTo(700)

  await clickInView('[role=tab][aria-selected=false]')
  await page.waitForURL(/\?/)
  await settled(page)

  expect(await scrolled()).toBe(before)
})

test('changes that are not saved are not lost by Back', async () => {
  await page.getByRole('link', { name: 'Settings' }).first().click()
  await page.getByLabel('Favorite').check()

  await page.goBack()

  await page.getByRole('dialog', { name: 'Leave without saving?' }).waitFor()
  expect(page.url()).toMatch(/settings$/)
  await page.getByRole('button', { name: 'Leave' }).click()
  await page.waitForURL('**/statistics')
  expect(problems).toEqual([])
})
