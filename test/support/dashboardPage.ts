import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { visitor } from './browser.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** A page of a browser, and everything its console said that somebody should look at. */
export async function openPage(browser: Browser, options: BrowserContextOptions = {}) {
  const context = await browser.newContext({ ...visitor, locale: 'en-GB', ...options })
  const page = await context.newPage()
  const problems: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text())
  })
  page.on('pageerror', (error) => problems.push(error.message))
  return { page, problems, close: () => context.close() }
}

/** Resolves when everything that was on its way is drawn. What goes on live never comes to an end, so the network does not tell. */
export async function settled(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForFunction(() => {
    const pending = document.querySelectorAll('[data-pending], [aria-busy="true"]').length
    const { quietSince = 0 } = window as { quietSince?: number }
    const now = performance.now()
    // Parts that come one after the other leave moments in which nothing is pending.
    Object.assign(window, { quietSince: pending > 0 ? 0 : quietSince || now })
    return pending === 0 && quietSince > 0 && now - quietSince > 500
  })
}

/** Lets night fall on a page that is open: colours change, and nothing else of it (`theme.css`). */
export async function darken(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.evaluate(async () => {
    const isDark = () => matchMedia('(prefers-color-scheme: dark)').matches
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    do await frame()
    while (!isDark())
    // Some get there slowly, and begin with the next frame.
    await frame()
    const changes = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
    await Promise.allSettled(changes.map(({ finished }) => finished))
  })
}

/** Those of the rules that are about colours. */
export const colours = ['color-contrast', 'link-in-text-block']

/** The rules of WCAG 2.2 AA and best practices that the page breaks, and where; all of them unless some are named. */
export async function violations(page: Page, rules?: string[]): Promise<string[]> {
  // Evaluated like the developer tools do it, beside the page's content security policy.
  await page.evaluate(axe)
  const found = await page.evaluate(async (values) => {
    // The text evaluated above defines it.
    const { axe: checker } = window as unknown as { axe: typeof import('axe-core') }
    return (await checker.run(values ? { runOnly: { type: 'rule', values } } : {})).violations
  }, rules)
  return found.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 120)).join(' | ')}`)
}

export const scrollsSideways = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
