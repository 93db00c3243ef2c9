import { openPage, settled } from '#test/support/dashboardPage.ts'
import { choosingTab, hovering, typing } from '#test/support/interactions.ts'
import { best, draw, openMeasured } from '#test/support/measuredPage.ts'
import { midday, useScene } from '#test/support/scene.ts'
import { watchCrowding } from '#test/support/watchCrowding.ts'
import { describe, expect, test } from 'vitest'

const scene = useScene({ domains: ['example.com'], hits: 20_000, timezone: midday() })

/** Opens a page with nothing in any cache, as somebody signed in, until nothing more is asked for. */
async function openCold(path: string) {
  const { page, close } = await openPage(scene.browser, { serviceWorkers: 'block' })
  await page.addInitScript(
    (stored) => localStorage.setItem('porchlight.connection', stored),
    JSON.stringify({ address: '', key: scene.service.key }),
  )
  const answers: { path: string; bytes: number; encoding: string | undefined }[] = []
  page.on('response', (response) => {
    const { pathname, search } = new URL(response.url())
    const headers = response.headers()
    answers.push({
      path: pathname + search,
      bytes: Number(headers['content-length'] ?? 0),
      encoding: headers['content-encoding'],
    })
  })
  await page.goto(scene.service.url + path)
  await settled(page)
  await close()
  return answers
}

const isScript = ({ path }: { path: string }) => path.endsWith('.js')
const isMap = ({ path }: { path: string }) => path.includes('world-map')
const kilobytes = (answers: readonly { bytes: number }[]) => answers.reduce((sum, { bytes }) => sum + bytes, 0) / 1024

describe('the first load', () => {
  test.each([
    ['/websites', 120],
    ['/websites/1/statistics', 205],
  ])('of %s takes at most %d KB of JavaScript, the map aside', async (path, most) => {
    const scripts = (await openCold(path)).filter(isScript)

    expect(scripts.every(({ encoding }) => encoding === 'br')).toBe(true)
    const own = scripts.filter((script) => !isMap(script))
    const sizes = own.map((script) => `${script.path} ${script.bytes}`).join('\n')
    expect(kilobytes(own), `the scripts\n${sizes}`).toBeLessThanOrEqual(most)
  })

  test('of the map takes at most 12 KB', async () => {
    const map = (await openCold('/websites/1/statistics')).filter(isMap)

    expect(map).toHaveLength(1)
    expect(kilobytes(map)).toBeLessThanOrEqual(12)
  })

  test('of the statistics page asks at most 30 times, for documents and data together', async () => {
    const answers = await openCold('/websites/1/statistics')

    const asked = answers.map(({ path }) => path).join('\n')
    expect(answers.length, `asked for\n${asked}`).toBeLessThanOrEqual(30)
  })

  test('of the list has no chart in it', async () => {
    const names = (await openCold('/websites')).map(({ path }) => path).join('\n')

    expect(names).not.toMatch(/charts/)
    // It would be found where it is.
    expect((await openCold('/websites/1/statistics')).some(({ path }) => path.includes('charts'))).toBe(true)
  })
})

describe('with a CPU slowed four times, the statistics page', () => {
  const rounds = 3
  const drawn = async (path: string) => {
    const drawings = []
    for (let round = 0; round < rounds; round += 1) {
      const { page, close } = await openMeasured(scene.browser, scene.service)
      drawings.push(await draw(page, scene.service.url + path))
      await close()
    }
    return best(drawings)
  }

  // The goals for time are held by `npm run bench`, which has the machine to itself; this is what a busy one keeps to as well.
  test.each([['?range=90d'], ['?range=today']])('is drawn soon and does not move: %s', async (query) => {
    const crowding = watchCrowding()
    const { filled, longest, blocked, shift } = await drawn(`/websites/1/statistics${query}`)
    const slowed = crowding()

    expect(shift, `shifted by ${shift}, the goal is 0.02`).toBeLessThan(0.02)
    expect(filled, `filled after ${filled} ms, the goal is 2000`).toBeLessThan(6000 * slowed)
    expect(longest, `at most ${longest} ms at a time, the goal is 300`).toBeLessThan(900 * slowed)
    expect(blocked, `blocked for ${blocked} ms in all, the goal is 400`).toBeLessThan(2000 * slowed)
  })

  test('answers soon to what somebody does', async () => {
    const { page, close } = await openMeasured(scene.browser, scene.service)
    const crowding = watchCrowding()
    await draw(page, `${scene.service.url}/websites/1/statistics?range=90d`)

    const [hover, tab] = [await hovering(page), await choosingTab(page)]
    await draw(page, `${scene.service.url}/websites/1/statistics/page?range=90d`)
    const times = { hover, tab, type: await typing(page) }

    const slowed = crowding()
    for (const [what, time] of Object.entries(times))
      expect(time, `${what}: painted after ${time} ms, the goal is 100`).toBeLessThan(400 * slowed)
    await close()
  })
})
