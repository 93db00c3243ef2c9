import { type Language, languageCodes } from '#contract/languages.ts'
import { pageOf } from '#service/reports/previewing/page.ts'
import type { Report } from '#service/reports/Report.ts'
import { visitorsOn, writtenBy } from '#test/service/reports/writtenBy.ts'
import { openBrowser } from '#test/support/browser.ts'
import { openPage, scrollsSideways, violations } from '#test/support/dashboardPage.ts'
import { startService, type TestService } from '#test/support/service.ts'
import type { Browser, BrowserContextOptions } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const longName = `${'a-very-long-name-'.repeat(3)}indeed.example`

let service: TestService
let browser: Browser
let websites: number[]
beforeAll(async () => {
  service = await startService({ now: '2026-11-16T08:00:00Z' })
  browser = await openBrowser()
  websites = await Promise.all(
    ['own.example', longName].map((domain) => service.addWebsite(domain, { timezone: 'UTC' })),
  )
  for (const website of websites)
    await service.storeHits(website, [
      ...visitorsOn('2026-11-03', 1100, { page: '/', country: 'DE', referrer: 'search.example' }),
      ...visitorsOn('2026-11-10', 1200, { page: '/', country: 'DE', referrer: 'search.example' }),
      ...visitorsOn('2026-11-14', 300, {
        page: `/blog/${'long-'.repeat(40)}`,
        country: 'IN',
        referrer: 'news.example',
      }),
      ...visitorsOn('2026-11-14', 20, { name: 'Newsletter subscription confirmed' }),
      ...visitorsOn('2026-11-15', 9, { page: '/مقالة', country: 'EG', referrer: `${'sub.'.repeat(20)}example` }),
    ])
})
afterAll(async () => {
  await browser?.close()
  await service?.stop()
})

/** The mail as a client shows it that knows what browsers know. */
async function open(report: Report, options: BrowserContextOptions, withPictures = true) {
  const opened = await openPage(browser, options)
  await opened.page.setContent(withPictures ? pageOf(report) : report.html.replaceAll(/cid:[^"]*/g, 'data:,'))
  return opened
}

const written = new Map<string, Promise<Report>>()

function write(language: Language = 'en', of: readonly number[] = websites): Promise<Report> {
  const name = `${language} ${of.join()}`
  const report = written.get(name) ?? writtenBy(service)({ websites: of, language })
  written.set(name, report)
  return report
}

describe.each([
  ['light', 600],
  ['light', 320],
  ['dark', 600],
  ['dark', 320],
] as const)('%s, %i wide', (colorScheme, width) => {
  test('is readable, has no barrier, and does not scroll sideways', async () => {
    const { page, problems, close } = await open(await write(), { colorScheme, viewport: { width, height: 800 } })

    expect(await violations(page)).toEqual([])
    expect(await scrollsSideways(page)).toBe(false)
    expect(problems).toEqual([])
    await close()
  })
})

test('is dark in the dark', async () => {
  const { page, close } = await open(await write(), { colorScheme: 'dark' })

  const colours = await page.locator('h1').evaluate((title) => ({
    ink: getComputedStyle(title).color,
    ground: getComputedStyle(document.body).backgroundColor,
  }))
  expect(colours).toEqual({ ink: 'rgb(236, 232, 223)', ground: 'rgb(16, 22, 29)' })
  await close()
})

test('shows its chart as wide as its text, on whatever ground', async () => {
  const { page, close } = await open(await write('en', websites.slice(0, 1)), { viewport: { width: 600, height: 800 } })

  const chart = page.getByRole('img', { name: /^Visitors by day\. 1,529 visitors, 39% more than the week before\.$/ })
  expect(await chart.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.width])).toEqual([1104, 552])
  expect(await seen(chart.evaluate((image: HTMLImageElement) => image.src))).toBe(true)
  await close()

  /** Some of it is opaque, and most of it is not. */
  async function seen(source: Promise<string>): Promise<boolean> {
    return page.evaluate(
      async (src) => {
        const image = new Image()
        image.src = src
        await image.decode()
        const context = new OffscreenCanvas(image.width, image.height).getContext('2d')
        context?.drawImage(image, 0, 0)
        const { data } = context?.getImageData(0, 0, image.width, image.height) ?? { data: new Uint8ClampedArray() }
        const opaque = data.filter((value, index) => index % 4 === 3 && value === 255).length
        return opaque > 1000 && opaque < data.length / 8
      },
      await source,
    )
  }
})

test('says each day’s visitors where pictures are not shown', async () => {
  const { page, close } = await open(await write(), { viewport: { width: 390, height: 800 } }, false)

  const day = page.locator('td', { hasText: /^\s*Tue/ }).first()
  expect(await day.innerText()).toMatch(/Tue\s+1,200/)
  expect(await violations(page)).toEqual([])
  await close()
})

test('fits a narrow window in every language', async () => {
  for (const language of languageCodes) {
    const { page, close } = await open(await write(language), { viewport: { width: 320, height: 800 } })

    expect([language, await scrollsSideways(page)]).toEqual([language, false])
    await close()
  }
})

test.each([600, 320])('is read from right to left in Arabic, %i wide', async (width) => {
  const { page, close } = await open(await write('ar'), { viewport: { width, height: 800 } })

  const row = page
    .getByRole('row')
    .filter({ has: page.getByRole('link', { name: 'news.example' }) })
    .last()
  const [title, count] = await Promise.all([
    row.getByRole('link').boundingBox(),
    row.getByRole('cell', { name: '300', exact: true }).boundingBox(),
  ])
  expect(title?.x).toBeGreaterThan(count?.x ?? Infinity)
  expect(await scrollsSideways(page)).toBe(false)
  expect(await violations(page)).toEqual([])
  await close()
})
