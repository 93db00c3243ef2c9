import { mkdir } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { openPage, settled } from '#test/support/dashboardPage.ts'
import { openStage } from './openStage.ts'
import { type Scene, scenes } from './scenes.ts'

const folder = 'screens'
const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]
const themes = ['light', 'dark'] as const

/** Takes a picture of every scene whose name begins with one of the words, or of all, in each theme and size. */
async function takeScreens(words: readonly string[]): Promise<void> {
  const wanted = scenes.filter(({ name }) => words.length === 0 || words.some((word) => name.startsWith(word)))
  await mkdir(folder, { recursive: true })
  const stage = await openStage()
  try {
    for (const viewport of sizes)
      for (const colorScheme of themes)
        for (const scene of wanted) {
          const { page, close } = await openPage(stage.browser, { viewport, colorScheme, serviceWorkers: 'block' })
          await show(page, scene, stage)
          const path = `${folder}/${scene.name}-${colorScheme}-${viewport.width}.png`
          await page.screenshot({ path, fullPage: !scene.inView, animations: 'disabled' })
          process.stdout.write(`${path}\n`)
          await close()
        }
  } finally {
    await stage.close()
  }
}

type Stage = Awaited<ReturnType<typeof openStage>>

async function show(page: Page, scene: Scene, { url, keys }: Stage): Promise<void> {
  const { path, as = 'owner', answers, act } = scene
  if (path.startsWith('/api/')) return showMail(page, url + path, as === 'nobody' ? '' : keys[as])
  if (as !== 'nobody')
    await page.addInitScript(
      (stored) => localStorage.setItem('porchlight.connection', stored),
      JSON.stringify({ address: '', key: keys[as] }),
    )
  if (answers?.by === 'away') await see(page, url + path)
  if (answers) await answer(page, answers)
  await page.goto(url + path)
  const loading = page.getByText('Loading', { exact: true }).first()
  if (answers?.by === 'never') await loading.waitFor({ state: 'attached' })
  else await settled(page).then(() => loading.waitFor({ state: 'detached' }))
  if (answers?.by === 'away') await page.getByText('The service cannot be reached.').waitFor()
  await act?.(page)
  // What floats in or comes late, such as a skeleton, is there by then.
  await page.waitForTimeout(400)
}

/** A mail's preview is there when it is read: nothing runs in it. */
async function showMail(page: Page, address: string, key: string): Promise<void> {
  await page.setExtraHTTPHeaders({ authorization: `Bearer ${key}` })
  await page.goto(address)
}

/** What is seen once is kept for when the service is away. */
async function see(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await settled(page)
  await page.waitForTimeout(3000)
}

async function answer(page: Page, { to, by }: NonNullable<Scene['answers']>): Promise<void> {
  await page.route(to === 'statistics' ? '**/api/v1/stats/**' : '**/api/v1/**', (route) => {
    if (by === 'away') return route.abort()
    if (by === 'failing') return route.fulfill({ status: 500, json: { message: 'Something went wrong on our side.' } })
    // It stays unanswered until the page is closed.
    return undefined
  })
}

await takeScreens(process.argv.slice(2))
