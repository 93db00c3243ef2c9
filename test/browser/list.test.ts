import { openPage } from '#test/support/dashboardPage.ts'
import { useScene } from '#test/support/scene.ts'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'

const domains = Array.from({ length: 500 }, (_, index) => `website-${index + 1}.example`)
const scene = useScene({ domains, hits: 3000 })

type Watched = Window & { keys: PerformanceObserver; paints: number[] }

/** Notes how long after each key the page is next painted: all that Event Timing tells of, 16 ms and more. */
const watchKeys = (page: Page) =>
  page.evaluate(() => {
    // Nothing of the page knows these names.
    const watched = window as unknown as Watched
    watched.paints = []
    const note = (entries: PerformanceEntryList) =>
      watched.paints.push(...entries.filter(({ name }) => name.startsWith('key')).map(({ duration }) => duration))
    watched.keys = new PerformanceObserver((list) => note(list.getEntries()))
    // Not in the types of the DOM yet: https://www.w3.org/TR/event-timing/#ref-for-dom-performanceobserverinit-durationthreshold
    const options: PerformanceObserverInit & { durationThreshold: number } = { type: 'event', durationThreshold: 16 }
    watched.keys.observe(options)
  })

/** Milliseconds from a key to the paint after it. */
const paintsOfKeys = (page: Page) => page.evaluate(() => (window as unknown as Watched).paints)

async function open(page: Page, query = ''): Promise<void> {
  await page.goto(`${scene.service.url}/#key=${scene.service.key}`)
  await page.waitForURL('**/websites')
  await page.goto(`${scene.service.url}/websites${query}`)
  await page
    .getByRole('link', { name: /^website-\d+\.example$/ })
    .first()
    .waitFor()
  await page.waitForLoadState('networkidle')
}

describe('with 100 of 500 websites on the page', () => {
  test('each key of a search is on the screen within 100 ms, the processor slowed to a quarter', async () => {
    const { page, problems, close } = await openPage(scene.browser)
    await open(page)
    const devTools = await page.context().newCDPSession(page)
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await watchKeys(page)

    await page.getByRole('searchbox').focus()
    // Slower than a search waits for the next key, so that lists come while others are typed.
    await page.keyboard.type('website-47', { delay: 300 })
    await page.waitForURL('**/websites?search=website-47')
    await page.getByText('11 websites').waitFor()

    const paints = await paintsOfKeys(page)
    console.log(paints)
    expect(paints.length).toBeGreaterThan(0)
    expect(Math.max(...paints)).toBeLessThan(100)
    expect(problems).toEqual([])
    await close()
  })
})
