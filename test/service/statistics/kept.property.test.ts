import { statisticNames } from '#contract/statistic.ts'
import { firefox, line } from '#test/service/importing/logLine.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Kept, openKept } from './keptScene.ts'
import { build, hit, zones } from './randomHits.ts'

let scene: Kept
let websites = 0
beforeAll(async () => {
  // Clocks change in many zones within the days that are asked for.
  scene = await openKept('2026-11-03T12:00:00Z')
})
afterAll(() => scene.stop())

/** Days ago, some in a month before. */
const ago = fc.constantFrom(0, 1, 2, 3, 8, 12, 34, 63)

/** The first of them and the last. */
const days = fc.tuple(ago, ago).map(([one, other]) => [Math.max(one, other), Math.min(one, other)] as const)

const agents = [
  firefox,
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Mobile/15E148 Safari/604.1',
]

/** What may happen to a website. */
const step = fc.oneof(
  fc.record({
    does: fc.constant('visit'),
    n: fc.constantFrom('pageview', 'Signup'),
    page: fc.constantFrom('/', '/a'),
    agent: fc.constantFrom(...agents),
  }),
  fc.record({ does: fc.constant('store'), ago, hits: fc.array(hit, { minLength: 1, maxLength: 12 }) }),
  fc.record({ does: fc.constant('import'), ago, hour: fc.integer({ min: 10, max: 23 }) }),
  fc.record({ does: fc.constant('undo') }),
  fc.record({ does: fc.constant('delete'), days, page: fc.constantFrom(undefined, '/a') }),
  fc.record({ does: fc.constant('move'), timezone: fc.constantFrom(...zones) }),
  fc.record({ does: fc.constant('fold') }),
  fc.record({ does: fc.constant('fold') }),
)

/** A website, and the days before it was made. */
type Own = { id: number; domain: string; dayAt: (ago: number) => string }

type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

async function addWebsite(): Promise<Own> {
  const domain = `own-${(websites += 1)}.example`
  const id = await scene.addWebsite(domain, { timezone: 'UTC' })
  const now = scene.clock()
  const dayAt = (past: number) => new Date(now - past * 86_400_000).toISOString().slice(0, 10)
  await scene.storeHits(
    id,
    Array.from({ length: 20 }, (_, at) => ({ time: `${dayAt(1 + at * 3)}T20:00:00Z`, visitor: at % 4, page: '/a' })),
  )
  return { id, domain, dayAt }
}

async function take({ id, domain, dayAt }: Own, taken: Step): Promise<unknown> {
  if (taken.does === 'visit')
    return scene.visit({ n: taken.n, u: `https://${domain}${taken.page}`, d: domain }, taken.agent)
  // Of a visitor's hits some are days later, and none is yet to come.
  if (taken.does === 'store')
    return scene.hits.insert(taken.hits.map((built) => build(id, dayAt(taken.ago + 6), built)))
  if (taken.does === 'import') return scene.importLog(id, logOf(dayAt(taken.ago + 1), taken.hour))
  if (taken.does === 'undo') return scene.undoImport(id)
  if (taken.does === 'delete') {
    const range = { from: dayAt(taken.days[0]), to: dayAt(taken.days[1]) }
    return scene.remove(id, { ...range, ...(taken.page !== undefined && { page: taken.page }) })
  }
  if (taken.does === 'move') return scene.move(id, taken.timezone)
  return scene.fold(id)
}

function logOf(day: string, hour: number): string {
  const [year, , date] = day.split('-')
  const month = new Date(day).toLocaleString('en', { month: 'short', timeZone: 'UTC' })
  return ['00', '10', '50']
    .map((minute) => line({ time: `${date}/${month}/${year}:${hour}:${minute}:00 +0000`, request: 'GET /a HTTP/1.1' }))
    .join('')
}

test(
  'whatever happens, numbers that are folded, kept and confirmed are those of the hits there are',
  { timeout: 600_000 },
  async () => {
    // Ten minutes after something changed answers are kept again; it may be another day by then.
    const minutes = fc.constantFrom(0, 1, 11, 11, 700, 1440)
    const steps = fc.array(fc.tuple(step, minutes), { minLength: 5, maxLength: 9 })
    await fc.assert(
      fc.asyncProperty(steps, days, async (taken, some) => {
        const own = await addWebsite()
        for (const [index, [one, later]] of taken.entries()) {
          await take(own, one)
          scene.pass(later)
          // In turns: what somebody has of one is old by the time they ask again. Of the other all days are closed.
          const [first, last] = index % 2 === 0 ? [63, 3] : some
          const range = { from: own.dayAt(first), to: own.dayAt(last) }
          const counted = await scene.count(own.id, range)
          for (const name of statisticNames) {
            const expected = counted(name)
            expect(await scene.ask(own.id, { name, ...range })).toEqual(expected)
            expect(await scene.askAgain(own.id, { name, ...range })).toEqual(expected)
          }
        }
      }),
      { numRuns: 4 },
    )
    expect(scene.seen.confirmed).toBeGreaterThan(0)
    expect(scene.seen.folded).toBeGreaterThan(0)
  },
)
