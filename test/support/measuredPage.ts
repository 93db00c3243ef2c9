import type { Browser, Page } from 'playwright-core'
import { openPage } from './dashboardPage.ts'
import type { RunningService } from './process.ts'

/** How a page came to be drawn, in milliseconds; a shift is the part of the view that moved by the part of it that it moved. */
export type Drawing = {
  /** From the address to everything in view being filled. */
  filled: number
  /** The longest time in which the page answered to nobody. */
  longest: number
  /** What all such times had beyond 50 ms each, together. */
  blocked: number
  shift: number
}

/** The best of several drawings, figure by figure: what else the machine does only makes them worse. */
export const best = (drawings: readonly Drawing[]): Drawing => ({
  filled: Math.min(...drawings.map(({ filled }) => filled)),
  longest: Math.min(...drawings.map(({ longest }) => longest)),
  blocked: Math.min(...drawings.map(({ blocked }) => blocked)),
  shift: Math.min(...drawings.map(({ shift }) => shift)),
})

/** A page of somebody who is signed in and has nothing in any cache, on a CPU that is slowed four times. */
export async function openMeasured(browser: Browser, { key }: Pick<RunningService, 'key'>) {
  const { page, close } = await openPage(browser, { serviceWorkers: 'block' })
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.addInitScript(
    (stored) => localStorage.setItem('porchlight.connection', stored),
    JSON.stringify({ address: '', key }),
  )
  await page.addInitScript(observe)
  return { page, close }
}

/** Opens an address and waits until it is drawn and nothing moves any more. */
export async function draw(page: Page, url: string): Promise<Drawing> {
  await page.goto(url)
  const isStill = () => 'filled' in window && performance.now() - Number(window.filled) > 1500
  // How long it may take is for the test to say, which knows what else the machine does.
  await page.waitForFunction(isStill, undefined, { timeout: 90_000 })
  return page.evaluate(() => ({
    // `observe` keeps them there.
    ...(window as unknown as { measured: Omit<Drawing, 'filled'> }).measured,
    filled: (window as unknown as { filled: number }).filled,
  }))
}

/** How long the page takes from what somebody does to having painted what comes of it, in milliseconds. */
export async function nextPaint(page: Page, type: string, act: () => Promise<void>): Promise<number> {
  await page.evaluate((awaited) => {
    const painted = new Promise<number>((resolve) => {
      addEventListener(
        awaited,
        ({ timeStamp }) => requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - timeStamp))),
        { capture: true, once: true },
      )
    })
    Object.assign(window, { painted })
  }, type)
  await act()
  return page.evaluate(() => (window as unknown as { painted: Promise<number> }).painted)
}

/** Runs in the page before anything else. */
function observe() {
  const measured = { longest: 0, blocked: 0, shift: 0 }
  Object.assign(window, { measured })
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) {
      measured.longest = Math.max(measured.longest, duration)
      measured.blocked += duration - 50
    }
  }).observe({ type: 'longtask', buffered: true })
  new PerformanceObserver((list) => {
    // The library's types do not know this entry.
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) measured.shift += entry.value
  }).observe({ type: 'layout-shift', buffered: true })

  // Methods: what is run by tsx gives other functions their names by a helper that the page does not have.
  const drawing = {
    isInView(element: Element) {
      return element.getBoundingClientRect().top < innerHeight
    },
    isFilled() {
      const outputs = Array.from(document.querySelectorAll('main output'))
      const pending = outputs.filter((output) => output.textContent === 'Loading')
      return (
        document.querySelector('main figure') !== null &&
        !pending.some((output) => drawing.isInView(output.parentElement ?? output))
      )
    },
    look() {
      if (drawing.isFilled()) Object.assign(window, { filled: performance.now() })
      else setTimeout(() => drawing.look(), 30)
    },
  }
  drawing.look()
}
