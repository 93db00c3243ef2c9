import { type StatisticName, statisticNames } from '#contract/statistic.ts'
import { foldKey } from '#service/statistics/foldKey.ts'
import { openPlans } from '#service/statistics/openPlans.ts'
import { openFolds } from '#service/statistics/folding/openFolds.ts'
import { onDays } from '#service/storage/hits/onDays.ts'
import type { Hits } from '#service/storage/hits/openHits.ts'
import type { WebsiteRow } from '#service/storage/sql/tables.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type FoldingScene, openScene, queryOf } from './foldingScene.ts'

let scene: FoldingScene
let website: WebsiteRow
beforeEach(async () => {
  scene = await openScene('2026-11-20T12:00:00Z')
  website = await scene.addWebsite('own.example', 'Europe/Berlin')
})
afterEach(() => scene.close())

const autumn = { from: '2026-09-01', to: '2026-11-20' }

const read = (name: StatisticName, range = autumn) =>
  scene.folded.read({ website, minimum: 0, query: queryOf(name, range), language: 'en' })
const pageviews = async () => (await read('pageviews')).sum

/** How many hits a statistic is read of. */
async function hitsRead(): Promise<number> {
  const folds = await scene.folds.valid([website])
  const counted = await Promise.all(
    folds.map(({ first_day, last_day }) =>
      scene.hits.read<{ hits: number }>(
        `SELECT count() AS hits FROM hits WHERE ${onDays('{from:String}', '{to:String}')}`,
        { from: first_day, to: last_day, timezone: website.timezone },
      ),
    ),
  )
  const [all] = await scene.hits.read<{ hits: number }>('SELECT count() AS hits FROM hits', {})
  return (all?.hits ?? 0) - counted.flat().reduce((sum, { hits }) => sum + hits, 0)
}

const threeMonths = ['2026-09-10T10:00:00Z', '2026-10-10T10:00:00Z', '2026-11-10T10:00:00Z']

test('hits of closed days are not read any more, and every number is what it was', async () => {
  await scene.store(website.id, ...threeMonths, '2026-11-20T11:00:00Z')
  const before = await Promise.all(statisticNames.map((name) => read(name)))

  await scene.fold()

  expect(await hitsRead()).toBe(1)
  expect(await Promise.all(statisticNames.map((name) => read(name)))).toEqual(before)
})

test('counts of many websites are what they were, whichever of them are folded', async () => {
  const others = [
    await scene.addWebsite('berlin.example', 'Europe/Berlin'),
    await scene.addWebsite('tokyo.example', 'Asia/Tokyo'),
    await scene.addWebsite('empty.example', 'Europe/Berlin'),
  ]
  const websites = [website, ...others]
  for (const { id } of websites.slice(0, 3)) await scene.store(id, ...threeMonths, '2026-11-20T11:00:00Z')
  await scene.fold()
  await scene.store(website.id, '2026-10-15T10:00:00Z')

  expect(await scene.folded.countDays(websites, autumn)).toEqual(await scene.plain.countDays(websites, autumn))
  for (const name of ['visitors', 'pageviews', 'events'] as const)
    for (const byDay of [true, false]) {
      const view = { name, days: 30, byDay } as const
      const counts = await scene.folded.countWebsites(websites, view)
      expect(counts).toEqual(await scene.plain.countWebsites(websites, view))
      expect(counts.map(({ before }) => before)).toEqual(name === 'events' ? [0, 0, 0, 0] : [2, 1, 1, 0])
    }
})

test('the greatest changes are what they were', async () => {
  await scene.store(website.id, ...threeMonths)
  await scene.fold()
  const query = {
    name: 'page',
    from: '2026-11-01',
    to: '2026-11-20',
    compare_from: '2026-09-01',
    compare_to: '2026-10-31',
    limit: 5,
  } as const

  const changes = await scene.folded.readChanges(website, query, 'en')

  expect(changes).toEqual(await scene.plain.readChanges(website, query, 'en'))
  expect(changes).toMatchObject([{ value: '/', count: 1, before: 2 }])
})

test('a day is folded when it is closed, and its month as a whole when that is', async () => {
  await scene.store(website.id, ...threeMonths)
  await scene.fold()
  const days = async () =>
    (await scene.folds.valid([website])).map(({ first_day, last_day }) => `${first_day} ${last_day}`).toSorted()
  expect(await days()).toEqual([
    '1970-01-01 2026-08-31',
    '2026-09-01 2026-09-30',
    '2026-10-01 2026-10-31',
    '2026-11-01 2026-11-18',
  ])

  scene.pass(24 * 60)
  await scene.fold()
  expect(await days()).toContain('2026-11-19 2026-11-19')

  scene.pass(12 * 24 * 60)
  await scene.fold()
  expect(await days()).toEqual([
    '1970-01-01 2026-08-31',
    '2026-09-01 2026-09-30',
    '2026-10-01 2026-10-31',
    '2026-11-01 2026-11-30',
    '2026-12-01 2026-12-01',
  ])
  expect(await pageviews()).toBe(3)
})

test('that nobody came before is known, until somebody did', async () => {
  await scene.store(website.id, ...threeMonths)
  await scene.fold()
  const years = { from: '2024-01-01', to: '2026-11-18' }
  const isRead = async () => (await openPlans(scene.folds)(website, years)).open > 0
  expect(await isRead()).toBe(false)

  await scene.store(website.id, '2025-03-03T10:00:00Z')
  expect(await isRead()).toBe(true)
  expect((await read('pageviews', years)).sum).toBe(4)
  await scene.fold()

  expect(await isRead()).toBe(false)
  expect((await read('pageviews', years)).sum).toBe(4)
})

test('a late hit counts at once, and its month alone is folded again', async () => {
  await scene.store(website.id, ...threeMonths)
  await scene.fold()
  const ids = async () => (await scene.folds.valid([website])).map(({ id }) => id)
  const before = await ids()

  await scene.store(website.id, '2026-10-15T10:00:00Z')
  expect(await pageviews()).toBe(4)
  await scene.fold()

  expect(await pageviews()).toBe(4)
  expect(await hitsRead()).toBe(0)
  expect((await ids()).filter((id) => before.includes(id))).toHaveLength(3)
})

test('what is deleted is gone at once', async () => {
  await scene.store(website.id, ...threeMonths)
  await scene.fold()

  await scene.hits.deleteHits({
    website: website.id,
    condition: 'website_id = {website:UInt32} AND time < toDateTime({until:String})',
    parameters: { website: website.id, until: '2026-10-01 00:00:00' },
    to: '2026-10-01',
  })
  expect(await pageviews()).toBe(2)
  await scene.fold()

  expect(await pageviews()).toBe(2)
})

test('a time zone and a domain have folds of their own, and those of before are forgotten after a day', async () => {
  await scene.store(website.id, ...threeMonths)
  await scene.fold()
  const counted = async () => (await scene.sql.selectFrom('folds').select('id').execute()).length
  website = await scene.change(website.id, { timezone: 'Asia/Tokyo', domain: 'other.example' })
  expect(await hitsRead()).toBe(3)

  await scene.fold()
  expect(await hitsRead()).toBe(0)
  expect(await counted()).toBe(8)

  scene.pass(24 * 60)
  await scene.fold()
  expect(await counted()).toBe(5)
})

test('of a website that is deleted nothing stays folded', async () => {
  await scene.store(website.id, ...threeMonths)
  await scene.fold()

  await scene.sql.deleteFrom('websites').where('id', '=', website.id).execute()
  await scene.hits.deleteWebsites([website.id])

  await expect.poll(() => scene.hits.folded.folds()).toEqual([])
  expect(await scene.sql.selectFrom('folds').selectAll().execute()).toEqual([])
})

/** The hits as a copy of the service folds them that does something in between. */
const meanwhile = (work: () => Promise<unknown>): Pick<Hits, 'read' | 'folded'> => ({
  ...scene.hits,
  folded: {
    ...scene.hits.folded,
    async keep(statement, parameters) {
      await scene.hits.folded.keep(statement, parameters)
      await work()
    },
  },
})

test('a hit that is stored while its day is folded is not missed', async () => {
  await scene.store(website.id, ...threeMonths)
  scene.pass(15)
  const folding = scene.copy(meanwhile(() => scene.store(website.id, '2026-10-15T10:00:00Z')))

  await folding.tick()

  const [stored] = await scene.hits.read<{ hits: number }>('SELECT count() AS hits FROM hits', {})
  expect(await pageviews()).toBe(stored?.hits)
  await folding.close()
})

test('nothing is folded while late hits are being stored, not even after what stored them was killed', async () => {
  await scene.store(website.id, ...threeMonths)
  await scene.fold()
  await scene.changes.storing([{ website_id: website.id, time: Date.parse('2026-10-15T10:00:00Z') }], async () => {
    await scene.tick()
    expect((await scene.folds.valid([website])).map(({ first_day }) => first_day)).not.toContain('2026-10-01')
  })
  // A mark alone is left of whoever is killed before the hit is stored, or after.
  await scene.tick()
  expect((await scene.folds.valid([website])).map(({ first_day }) => first_day)).not.toContain('2026-10-01')
})

test('what takes longer to store than folding waits is not missed', async () => {
  await scene.store(website.id, ...threeMonths)
  const late = { website_id: website.id, time: Date.parse('2026-10-15T10:00:00Z') }

  await scene.changes.storing([late], async () => {
    await scene.fold()
    expect(await hitsRead()).toBe(0)
  })

  expect(await hitsRead()).toBe(1)
})

test('two copies of the service fold the same days once', async () => {
  await scene.store(website.id, ...threeMonths)
  scene.pass(15)
  const other = scene.copy()

  await Promise.all([scene.tick(), other.tick()])

  expect(await scene.sql.selectFrom('folds').selectAll().execute()).toHaveLength(4)
  expect(await pageviews()).toBe(3)
  await other.close()
})

test('what was begun by a copy that was killed is not read, and is folded an hour later', async () => {
  await scene.store(website.id, ...threeMonths)
  scene.pass(15)
  const killed = scene.copy(meanwhile(() => new Promise(() => {})))
  void killed.tick()
  await expect.poll(() => scene.hits.folded.folds()).toHaveLength(1)

  await scene.tick()
  expect(await hitsRead()).toBe(1)
  expect(await pageviews()).toBe(3)

  scene.pass(60)
  await scene.tick()
  expect(await hitsRead()).toBe(0)
  expect(await pageviews()).toBe(3)
})

test('what fails half-way is folded at the next look', async () => {
  await scene.store(website.id, ...threeMonths)
  scene.pass(15)
  const errors: unknown[] = []
  let fails = true
  const folding = scene.copy(
    meanwhile(async () => {
      if (fails) throw new Error('disk full')
    }),
    (error) => errors.push(error),
  )
  await folding.tick()
  expect(errors).toEqual([new Error('disk full')])
  expect(await pageviews()).toBe(3)

  fails = false
  await folding.tick()

  expect(await hitsRead()).toBe(0)
  expect(await pageviews()).toBe(3)
  await folding.close()
})

test('of hits that came into another engine nothing is folded, whatever the relational database says', async () => {
  await scene.store(website.id, ...threeMonths)
  await scene.fold()
  const other = openFolds(
    scene.sql,
    () => Date.parse('2026-11-20T13:00:00Z'),
    foldKey({ version: '', identity: 'other' }),
  )

  expect(await other.valid([website])).toEqual([])
})

test('a fold whose number has rows already, of a relational database of before, is made under another', async () => {
  await scene.store(website.id, ...threeMonths)
  await scene.fold()
  await scene.sql.deleteFrom('folds').execute()
  await scene.sql
    .deleteFrom('sqlite_sequence' as 'folds')
    .where('name' as 'key', '=', 'folds')
    .execute()
  const errors: unknown[] = []
  const folding = scene.copy(scene.hits, (error) => errors.push(error))

  for (let look = 0; look < 4; look += 1) await folding.tick()

  expect(errors).toHaveLength(3)
  expect(await pageviews()).toBe(3)
  expect(await hitsRead()).toBe(0)
  await folding.close()
})

test('what was folded by a clock that was ahead is not read once it is set right', async () => {
  await scene.store(website.id, ...threeMonths)
  scene.pass(10 * 24 * 60)
  await scene.fold()
  scene.pass(-10 * 24 * 60)
  expect(await scene.folds.valid([website])).toEqual([])
  await scene.tick()

  await scene.store(website.id, '2026-11-20T12:10:00Z')
  scene.pass(10 * 24 * 60)

  expect(await pageviews()).toBe(4)
  await scene.fold()
  expect(await pageviews()).toBe(4)
})

test('hits that a clock which was set back dates into a folded day are not missed', async () => {
  await scene.store(website.id, ...threeMonths)
  await scene.fold()
  scene.pass(-5 * 24 * 60)
  await scene.store(website.id, '2026-11-15T12:15:00Z')
  scene.pass(5 * 24 * 60)

  expect(await pageviews()).toBe(4)
})
