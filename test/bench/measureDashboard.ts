import { openBrowser } from '#test/support/browser.ts'
import { choosingTab, hovering, typing } from '#test/support/interactions.ts'
import { best, type Drawing, draw, openMeasured } from '#test/support/measuredPage.ts'
import { runService } from '#test/support/process.ts'
import { milliseconds } from './table.ts'
import { storeHits } from './storeHits.ts'

const hits = 1_000_000
const rounds = 5
const how = 'CPU slowed 4x, 1 M hits in 90 days'

/** How soon the statistics page is drawn in a real browser, and answers to what somebody does. */
export async function measureDashboard(folder: string): Promise<string[][]> {
  const first = await runService(folder)
  await first.request('/api/v1/websites', { method: 'POST', body: new URLSearchParams({ domain: 'bench.example' }) })
  await first.end()
  await storeHits(folder, 1, hits)
  const service = await runService(folder)
  const browser = await openBrowser()
  try {
    const page = `${service.url}/websites/1/statistics`
    const drawings: Drawing[] = []
    for (let round = 0; round < rounds; round += 1) {
      const measured = await openMeasured(browser, service)
      drawings.push(await draw(measured.page, `${page}?range=90d`))
      await measured.close()
    }
    const { filled, longest, blocked, shift } = best(drawings)

    const used = await openMeasured(browser, service)
    await draw(used.page, `${page}?range=90d`)
    const [hover, tab] = [await hovering(used.page), await choosingTab(used.page)]
    await draw(used.page, `${page}/page?range=90d`)
    const type = await typing(used.page)

    return [
      [`statistics page filled, ${how}`, milliseconds(filled), '', '2000 ms'],
      ['longest task meanwhile', milliseconds(longest), '', '300 ms'],
      ['blocked meanwhile in all', milliseconds(blocked), '', '400 ms'],
      ['layout shift', shift.toFixed(3), '', '0.02'],
      ['next paint: hovering the chart', milliseconds(hover), '', '100 ms'],
      ['next paint: choosing a tab', milliseconds(tab), '', '100 ms'],
      ['next paint: typing into the search', milliseconds(type), '', '100 ms'],
    ]
  } finally {
    await browser.close()
    await service.end()
  }
}
