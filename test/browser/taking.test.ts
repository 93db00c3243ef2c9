import { readFile } from 'node:fs/promises'
import { openPage, violations } from '#test/support/dashboardPage.ts'
import { useScene } from '#test/support/scene.ts'
import type { Download, Page } from 'playwright-core'
import { beforeEach, expect, test } from 'vitest'

const scene = useScene({ domains: ['example.com'], hits: 20_000 })
let page: Page
let problems: string[]
beforeEach(async () => {
  const opened = await openPage(scene.browser, { colorScheme: 'dark' })
  page = opened.page
  problems = opened.problems
  await page.goto(`${scene.service.url}/#key=${scene.service.key}`)
  await page.waitForURL('**/websites')
  return opened.close
})

const open = async (query = '') => {
  await page.goto(`${scene.service.url}/websites/1/statistics${query}`)
  await page.getByRole('list', { name: 'Pages' }).waitFor()
}

async function choose(statistic: string, item: string): Promise<void> {
  await page.getByRole('button', { name: `More: ${statistic}`, exact: true }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

async function take(statistic: string, item: string): Promise<Download> {
  const [download] = await Promise.all([page.waitForEvent('download'), choose(statistic, item)])
  return download
}

const contentOf = async (download: Download) => readFile(await download.path())

const files = [
  ['csv', 'The whole list as CSV'],
  ['json', 'The whole list as JSON'],
] as const

test.each(files)('a list is taken away whole, page after page, as %s', async (ending, item) => {
  await open('?range=90d')
  const answer = await scene.service.request(
    `/api/v1/stats/1?name=page&from=${day(-89)}&to=${day(0)}&per_page=100&page=1`,
  )
  const { total, sum } = (await answer.json()).meta

  const download = await take('Pages', item)

  expect(download.suggestedFilename()).toBe(`example.com-pages-${day(-89)}-${day(0)}.${ending}`)
  const counts = countsOf(ending, (await contentOf(download)).toString('utf8'))
  expect(total).toBeGreaterThan(100)
  expect(counts).toHaveLength(total)
  expect(counts.reduce((all, count) => all + count, 0)).toBe(sum)
  expect(problems).toEqual([])
})

test('many days are taken away in their order', async () => {
  await open('?range=12m')

  const csv = (await contentOf(await take('Visitors by day', 'The whole list as CSV'))).toString('utf8')

  const days = csv
    .trimEnd()
    .split('\r\n')
    .slice(1)
    .map((line) => line.slice(0, 10))
  expect(days.length).toBeGreaterThanOrEqual(365)
  expect(days).toEqual(days.toSorted())
})

test('a list that cannot be read to its end says so, and is taken away at the second try', async () => {
  await open('?range=90d')
  let failing = true
  await page.route('**/stats/1?*page=2*', (route) =>
    failing ? route.fulfill({ status: 429, json: { message: 'Too Many Attempts.' } }) : route.fallback(),
  )
  await choose('Pages', 'The whole list as CSV')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('alert').waitFor()
  expect(await violations(page)).toEqual([])

  failing = false
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Try again' }).click(),
  ])

  expect(countsOf('csv', (await contentOf(download)).toString('utf8')).length).toBeGreaterThan(100)
  await dialog.waitFor({ state: 'detached' })
})

test('a list that takes long is given up, and the focus returns', async () => {
  await open('?range=90d')
  await page.route('**/stats/1?*page=2*', () => {})
  await choose('Pages', 'The whole list as CSV')
  await page.getByRole('progressbar', { name: 'Read so far' }).waitFor()

  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()

  await expect.poll(() => page.locator(':focus').getAttribute('aria-label')).toBe('More: Pages')
})

test.each(['Visitors by day', 'Pages', 'Countries', 'Visitors by hour'])(
  'the picture of %s is taken away, twice as sharp, on the ground it stands on',
  async (statistic) => {
    await open()
    await page.getByRole('img', { name: /^Countries/ }).waitFor()

    const png = await contentOf(await take(statistic, 'The picture as PNG'))

    expect(png.subarray(1, 4).toString()).toBe('PNG')
    expect(png.readUInt32BE(16)).toBe(1600)
    expect(await cornerOf(png)).toEqual([16, 22, 29, 255])
    expect(problems).toEqual([])
  },
)

test('the request behind a picture is the one that was made, and nothing tells the key', async () => {
  await open('?range=7d&filters=browser:Firefox')

  await choose('Pages', 'The request behind it')

  const curl = await page.getByRole('region', { name: 'The request behind it' }).innerText()
  expect(curl).toContain(`${scene.service.url}/api/v1/stats/1?name=page&from=${day(-6)}&to=${day(0)}`)
  expect(curl).toContain('filters=browser%3AFirefox')
  expect(curl).toContain('Bearer $KEY')
  expect(curl).not.toContain(scene.service.key)
  expect(await violations(page)).toEqual([])
})

const day = (from: number) => new Date(Date.now() + from * 86_400_000).toISOString().slice(0, 10)

/** The counts of all rows of a file. */
function countsOf(ending: string, text: string): number[] {
  if (ending === 'json') return JSON.parse(text).data.map(({ count }: { count: number }) => count)
  return text
    .trimEnd()
    .split('\r\n')
    .slice(1)
    .map((line) => Number(line.split(',')[2]))
}

/** The colour of a picture's first pixel, as a browser paints it. */
const cornerOf = (png: Buffer) =>
  page.evaluate(
    async (address) => {
      const image = new Image()
      image.src = address
      await image.decode()
      const canvas = document.createElement('canvas')
      canvas.width = image.width
      canvas.height = image.height
      const painter = canvas.getContext('2d')
      painter?.drawImage(image, 0, 0)
      return Array.from(painter?.getImageData(0, 0, 1, 1).data ?? [])
    },
    `data:image/png;base64,${png.toString('base64')}`,
  )
