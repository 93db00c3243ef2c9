import { openBrowser } from '#test/support/browser.ts'
import { choosingTab, hovering, typing } from '#test/support/interactions.ts'
import { best, type Drawing, draw, openMeasured } from '#test/support/measuredPage.ts'
import { runService } from '#test/support/process.ts'
import { atMost, type Row } from './table.ts'

const rounds = 5
const how = 'CPU slowed 4x, 1 M hits in 90 days'

/** How soon the statistics page of a folder's first website is drawn in a real browser, and answers to what somebody does. */
export async function measureDashboard(folder: string): Promise<Row[]> {
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
      atMost(`statistics page filled, ${how}`, filled, 2000),
      atMost('longest task meanwhile', longest, 300),
      atMost('blocked meanwhile in all', blocked, 400),
      { what: 'layout shift', measured: shift.toFixed(3), goal: '0.02', isMet: shift <= 0.02 },
      atMost('next paint: hovering the chart', hover, 100),
      atMost('next paint: choosing a tab', tab, 100),
      atMost('next paint: typing into the search', type, 100),
    ]
  } finally {
    await browser.close()
    await service.end()
  }
}
