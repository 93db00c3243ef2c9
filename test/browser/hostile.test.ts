import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { openBrowser } from '#test/support/browser.ts'
import { runCommand } from '#test/support/command.ts'
import { openPage, settled } from '#test/support/dashboardPage.ts'
import { runService, type RunningService } from '#test/support/process.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

const markup = '<img src=x onerror="window.hit=1">'
const script = '"><script>window.hit=1</script>'
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'

let folder: string
let service: RunningService
let browser: Browser
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'porchlight-hostile-'))
  service = await runService(folder)
  const website = new URLSearchParams({ domain: 'example.com', timezone: 'UTC' })
  await service.request('/api/v1/websites', { method: 'POST', body: website })
  await Promise.all([markup, script, 'javascript:window.hit=1'].map(visit))
  const log = join(folder, 'access.log')
  await writeFile(log, `${[markup, script].map(logged).join('\n')}\n`)
  const { code, errors } = await runCommand(folder, ['import', '--website', 'example.com', log])
  if (code !== 0) throw new Error(errors)
  browser = await openBrowser()
})
afterAll(async () => {
  await browser?.close()
  await service?.end()
  await rm(folder, { recursive: true, force: true })
})

/** Everything a visitor can make up, by the tracker's way. */
async function visit(name: string): Promise<void> {
  const page = `https://example.com/${name}?q=${name}&utm_campaign=${encodeURIComponent(name)}`
  for (const event of ['pageview', name]) {
    const { status } = await fetch(`${service.url}/api/event`, {
      method: 'POST',
      headers: { 'Content-Type': 'text/plain', 'User-Agent': firefox },
      body: JSON.stringify({
        n: event,
        u: page,
        d: 'example.com',
        r: `https://evil.example/${name}`,
        p: { [name]: name },
      }),
    })
    if (status !== 202) throw new Error(String(status))
  }
}

/** A line of an access log with the same in it. */
function logged(name: string): string {
  const quoted = name.replaceAll('"', String.raw`\"`)
  const now = new Date().toUTCString().split(/[ ,]+/)
  const time = `${now[1]}/${now[2]}/${now[3]}:${now[4]} +0000`
  return `85.214.132.117 - - [${time}] "GET /log/${quoted.replaceAll(' ', '%20')}/ HTTP/1.1" 200 1 "https://${quoted}/" "${firefox}"`
}

test.each(['statistics', 'statistics/page', 'statistics/campaign', 'statistics/event', 'statistics/referrer', 'live'])(
  'names that visitors and logs made up run nothing: %s',
  async (path) => {
    const { page, problems, close } = await openPage(browser)
    await page.goto(`${service.url}/websites/1/${path}#key=${service.key}`)
    await settled(page)

    expect(await page.evaluate(() => Reflect.get(window, 'hit') as unknown)).toBeUndefined()
    expect(await page.locator('img[src=x], script:not([src])').count()).toBe(0)
    expect(await page.locator('a[href^="javascript:" i], a[href*="evil.example" i]').count()).toBe(0)
    // A long name is drawn in two parts.
    const read = (await page.locator('body').innerText()).replaceAll('\n', '')
    if (/page|campaign|event$/.test(path)) expect(read).toContain(markup)
    if (path.endsWith('/page')) expect(read).toContain(`/log/${markup}`)
    expect(problems).toEqual([])
    await close()
  },
)
