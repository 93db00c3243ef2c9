import { openPage } from '#test/support/dashboardPage.ts'
import { useScene } from '#test/support/scene.ts'
import type { Page } from 'playwright-core'
import { beforeEach, expect, test } from 'vitest'

const scene = useScene({ domains: ['example.com', 'other.example'], hits: 3000 })
let page: Page
let problems: string[]
beforeEach(async () => {
  const opened = await openPage(scene.browser)
  page = opened.page
  problems = opened.problems
  await page.goto(`${scene.service.url}/#key=${scene.service.key}`)
  await page.waitForURL('**/websites')
  await page.getByRole('link', { name: 'example.com', exact: true }).waitFor()
  return opened.close
})

/** What has the focus, as a screen reader names it, and whether the focus can be seen. */
const focused = () =>
  page.evaluate(() => {
    const element = document.activeElement
    const labels =
      element instanceof HTMLInputElement ? [...(element.labels ?? [])].map((label) => label.innerText) : []
    const labelledBy = document.getElementById(element?.getAttribute('aria-labelledby') ?? '')?.innerText
    const text = element instanceof HTMLElement ? element.innerText : ''
    // A link that is as large as its row, or a field in its label, shows the focus around all of it.
    const around = [element, element?.parentElement, element?.closest('label')]
    const styles = around.flatMap((candidate) =>
      candidate ? [getComputedStyle(candidate), getComputedStyle(candidate, '::after')] : [],
    )
    const seen = styles.some((style) => style.outlineStyle !== 'none' || style.boxShadow !== 'none')
    return { name: element?.getAttribute('aria-label') ?? labelledBy ?? (labels.join(' ') || text), seen }
  })

const nameOfFocus = async () => (await focused()).name

/** Presses Tab until something has the focus that is called so; the focus must be seen on all the way. */
async function tabTo(name: RegExp): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press('Tab')
    const focus = await focused()
    expect(focus.seen, `the focus on "${focus.name}" cannot be seen`).toBe(true)
    if (name.test(focus.name)) return
  }
  throw new Error(`The keyboard does not reach ${name}.`)
}

test('the list: search, mark, open', async () => {
  await tabTo(/^Search websites/)
  await page.keyboard.type('example.com')
  await page.waitForURL('**/websites?search=example.com')

  await tabTo(/^Favorite example\.com/)
  await page.keyboard.press('Space')
  await page.locator('[aria-pressed="true"]').waitFor()

  await tabTo(/^example\.com$/)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/websites/1/statistics')
})

test('the list: add a website and think better of it', async () => {
  await tabTo(/^Add website/)
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').waitFor()
  await expect.poll(nameOfFocus).toMatch(/^Domain/)

  await page.keyboard.press('Enter')
  await page.getByText('Enter the domain of the website.').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })

  await expect.poll(nameOfFocus).toMatch(/^Add website/)
})

test('statistics: choose days, a tab, and read the chart', async () => {
  await page.goto(`${scene.service.url}/websites/1/statistics`)
  await page.getByRole('tab', { name: 'Landing pages' }).waitFor()

  await tabTo(/Last 30 days/)
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: 'Days to show' }).waitFor()
  await tabTo(/^Last 90 days/)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/websites/1/statistics?range=90d')
  await page.getByRole('slider', { name: /^Visitors by day/ }).waitFor()

  await tabTo(/^Visitors by day/)
  const read = () => page.locator(':focus').getAttribute('aria-valuetext')
  await page.keyboard.press('Home')
  const first = await read()
  await page.keyboard.press('ArrowRight')
  expect(first).toMatch(/visitors/i)
  await expect.poll(read).not.toBe(first)

  await tabTo(/^Pages$/)
  await page.keyboard.press('ArrowRight')
  await page.getByRole('tab', { name: 'Landing pages', selected: true }).waitFor()
  await page.waitForURL(/landing_page/)
  expect(problems).toEqual([])
})

test('settings: change who may see the statistics, and save', async () => {
  await page.goto(`${scene.service.url}/websites/2/settings`)
  await page.getByRole('radio', { name: 'Everyone' }).waitFor()

  await tabTo(/^Everyone/)
  await page.keyboard.press('ArrowDown')
  await tabTo(/^Save$/)
  await page.keyboard.press('Enter')

  await expect.poll(async () => (await (await scene.service.request('/api/v1/websites/2')).json()).data.privacy).toBe(1)
})
