import { statisticNames, statistics } from '#contract/statistic.ts'
import type { StatisticQuery } from '#contract/statisticQuery.ts'
import type { WebsiteRow } from '#service/storage/sql/tables.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FoldingScene, openScene } from './foldingScene.ts'
import { build, hit, zones } from './randomHits.ts'

let scene: FoldingScene
let websites = 0
beforeAll(async () => {
  scene = await openScene('2026-11-20T12:00:00Z')
})
afterAll(() => scene.close())

const day = fc.constantFrom(
  '2026-08-30',
  '2026-09-05',
  '2026-09-30',
  '2026-10-01',
  '2026-10-24',
  '2026-10-31',
  '2026-11-17',
)

/** A range of days, as it is read or deleted. */
const range = fc
  .tuple(day, day)
  .map(([one, other]) => (one < other ? { from: one, to: other } : { from: other, to: one }))

const step = fc.oneof(
  fc.record({ does: fc.constant('store'), day, hits: fc.array(hit, { minLength: 1, maxLength: 15 }) }),
  fc.record({ does: fc.constant('store'), day, hits: fc.array(hit, { minLength: 1, maxLength: 15 }) }),
  fc.record({ does: fc.constant('fold') }),
  fc.record({ does: fc.constant('fold') }),
  fc.record({ does: fc.constant('pass'), minutes: fc.constantFrom(1, 5, 20, 60, 1500) }),
  fc.record({ does: fc.constant('delete'), range }),
  fc.record({ does: fc.constant('move'), timezone: fc.constantFrom(...zones) }),
  fc.record({ does: fc.constant('rename'), domain: fc.constantFrom('own.example', 'news.example') }),
)

type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

async function take(website: WebsiteRow, taken: Step): Promise<WebsiteRow> {
  if (taken.does === 'store') await scene.hits.insert(taken.hits.map((built) => build(website.id, taken.day, built)))
  if (taken.does === 'fold') await scene.fold()
  if (taken.does === 'pass') scene.pass(taken.minutes)
  if (taken.does === 'delete') await remove(website.id, taken.range)
  if (taken.does === 'move') return scene.change(website.id, { timezone: taken.timezone })
  if (taken.does === 'rename') return scene.change(website.id, { domain: taken.domain })
  return website
}

const remove = (website: number, { from, to }: { from: string; to: string }) =>
  scene.hits.deleteHits({
    website,
    condition: 'website_id = {website:UInt32} AND toDate(time) BETWEEN {from:Date} AND {to:Date}',
    parameters: { website, from, to },
    from,
    to,
  })

const view = fc.record({
  range,
  compared: fc.option(range),
  search: fc.constantFrom(undefined, undefined, 'e', '1', 'news'),
  sort_by: fc.constantFrom('count', 'value'),
  sort: fc.constantFrom('asc', 'desc'),
  per_page: fc.constantFrom(3, 100),
  page: fc.constantFrom(1, 2),
})

type View = typeof view extends fc.Arbitrary<infer T> ? T : never

async function agree(website: WebsiteRow, { range: days, compared, search, ...seen }: View) {
  const asked = statisticNames.map((name) => {
    const query: StatisticQuery = {
      ...seen,
      ...days,
      ...(compared && { compare_from: compared.from, compare_to: compared.to }),
      ...(search !== undefined && { search }),
      name,
      search_by: 'url',
      filters: [],
    }
    return { website, minimum: 0, query, language: 'en' }
  })
  const plain = []
  for (const one of asked) plain.push({ one, ...(await scene.plain.read(one)) })
  const folded = []
  for (const one of asked) folded.push({ one, ...(await scene.folded.read(one)) })
  expect(folded).toEqual(plain)
  if (search) return
  for (const isDay of [true, false]) {
    const some = asked.filter(({ query }) => (statistics[query.name].value === 'day') === isDay)
    const together = await scene.folded.readTogether(some)
    expect(together.map((page, index) => ({ one: some[index], ...page }))).toEqual(
      plain.filter(({ one }) => some.includes(one)),
    )
  }
}

test(
  'whatever is stored, deleted, changed and folded, numbers are the same with folding and without',
  { timeout: 600_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 9 }), view, view, async (steps, one, other) => {
        // Nobody else has its names, or is folded with it.
        await scene.sql.deleteFrom('websites').execute()
        let website = await scene.addWebsite(`own-${(websites += 1)}.example`, 'UTC')
        for (const taken of steps) {
          website = await take(website, taken)
          const days = { from: '2026-08-01', to: '2026-12-31' }
          const [folded] = await scene.folded.countDays([website], days)
          expect(folded).toEqual((await scene.plain.countDays([website], days))[0])
        }
        await agree(website, one)
        await agree(website, other)
      }),
      // To make what fails smaller takes many minutes.
      { numRuns: 5, endOnFailure: true },
    )
  },
)
