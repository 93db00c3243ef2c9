import { existsSync } from 'node:fs'
import { type Browser, type BrowserContextOptions, chromium } from 'playwright-core'

/** Where systems keep a Chromium that can be driven. */
const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  // Visitors of the tests are people: nothing tells pages that a program drives their browser.
  '--disable-blink-features=AutomationControlled',
]

/** Says that it is an ordinary browser: the headless one's own name is that of a bot. */
const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36'

/** A real Chromium: `BROWSER_PATH`, one that is installed, Playwright's own, or the one that comes as a development dependency. */
export async function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: await findBrowser(), args })
}

/** What a visitor of the tests has, unless the test says otherwise. */
export const visitor: BrowserContextOptions = {
  userAgent,
  // The headless one's brand is a bot's as well.
  extraHTTPHeaders: { 'Sec-CH-UA': '"Google Chrome";v="143", "Chromium";v="143", "Not A(Brand";v="24"' },
  viewport: { width: 1440, height: 900 },
  locale: 'de-DE',
  timezoneId: 'UTC',
}

async function findBrowser(): Promise<string> {
  const found = [process.env['BROWSER_PATH'] ?? '', ...installed, chromium.executablePath()].find((path) =>
    existsSync(path),
  )
  if (found !== undefined) return found
  // A bare system lacks some of the libraries; the package brings them along where it believes to be at home.
  process.env['AWS_EXECUTION_ENV'] ??= '20.x'
  const { default: packed } = await import('@sparticuz/chromium')
  return packed.executablePath()
}
