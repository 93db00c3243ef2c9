import type { Page } from 'playwright-core'
import { nextPaint } from './measuredPage.ts'

const rounds = 5

/** The fastest of several, in milliseconds: what else the machine does only makes them worse. */
async function fastest(measure: (round: number) => Promise<number>): Promise<number> {
  const times = []
  for (let round = 0; round < rounds; round += 1) times.push(await measure(round))
  return Math.min(...times)
}

/** Moving the pointer over the main chart of the statistics page. */
export async function hovering(page: Page): Promise<number> {
  const box = await page.getByRole('slider').first().boundingBox()
  if (!box) throw new Error('There is no chart.')
  const [step, middle] = [box.width / (rounds + 1), box.y + box.height / 2]
  return fastest((round) => nextPaint(page, 'pointermove', () => page.mouse.move(box.x + (round + 1) * step, middle)))
}

/** Choosing the tabs of the first card, one after the other. */
export const choosingTab = (page: Page): Promise<number> =>
  fastest((round) => {
    const tab = page.getByRole('tab').nth((round + 1) % 2)
    return nextPaint(page, 'click', () => tab.click())
  })

/** Typing into the search of a statistic's own page. */
export async function typing(page: Page): Promise<number> {
  await page.getByRole('searchbox').first().focus()
  return fastest(() => nextPaint(page, 'keydown', () => page.keyboard.press('a')))
}
