import type { StatisticName } from '#contract/statistic.ts'
import { visitor } from '#test/support/browser.ts'
import { useScene } from '#test/support/scene.ts'
import { openSite } from '#test/support/site.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

const scene = useScene({ domains: ['localhost'] })
let site: Awaited<ReturnType<typeof openSite>>
beforeAll(async () => {
  site = await openSite(scene.service.url, 'localhost')
})
afterAll(() => site?.close())

async function rows(name: StatisticName): Promise<Record<string, number>> {
  const day = new Date().toISOString().slice(0, 10)
  const answer = await scene.service.request(`/api/v1/stats/1?name=${name}&from=${day}&to=${day}`)
  const { data } = await answer.json()
  return Object.fromEntries(data.map((row: { value: string; count: number }) => [row.value, row.count]))
}

test('a visit with a real browser is counted page by page, and leaves nothing behind', async () => {
  const context = await scene.browser.newContext(visitor)
  const page = await context.newPage()
  const problems: string[] = []
  page.on('console', (message) => problems.push(message.text()))
  page.on('pageerror', (error) => problems.push(error.message))
  const collected = () =>
    page.waitForResponse((response) => response.url().endsWith('/api/event') && response.status() === 202)
  const step = async (action: () => Promise<unknown>) => Promise.all([collected(), action()])

  await step(() => page.goto(site.url, { referer: 'https://www.search.example/find?q=secret' }))
  await step(() => page.getByRole('link', { name: 'To the app' }).click())
  await step(() => page.getByRole('button', { name: 'Second' }).click())
  await page.getByRole('button', { name: 'Same again' }).click()
  await page.getByRole('button', { name: 'Part' }).click()
  await step(() => page.goBack().then(() => page.goBack()))
  await step(() => page.getByRole('button', { name: 'Sign up' }).click())
  await step(() => page.getByRole('link', { name: 'Leave' }).click())
  await page.getByRole('heading', { name: 'Left' }).waitFor()
  await expect.poll(() => rows('page')).toEqual({ '/': 1, '/app?tab=one': 2, '/app/second': 1, '/leave': 1 })
  await expect.poll(() => rows('event')).toEqual({ Leave: 1, Signup: 1 })

  expect(await rows('landing_page')).toEqual({ '/': 1 })
  expect(await rows('referrer')).toEqual({ 'search.example': 1 })
  expect(await rows('campaign')).toEqual({ autumn: 1 })
  expect(await rows('browser')).toEqual({ Chrome: 1 })
  expect(await rows('os')).toEqual({ Linux: 1 })
  expect(await rows('device')).toEqual({ desktop: 1 })
  expect(await rows('language')).toEqual({ de: 1 })
  expect(await rows('resolution')).toEqual({ '1440x900': 1 })
  expect(problems).toEqual([])
  expect(await context.cookies()).toEqual([])
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0)
  await context.close()
})
