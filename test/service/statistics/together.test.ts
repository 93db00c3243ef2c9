import { statistics, type StatisticName, statisticNames } from '#contract/statistic.ts'
import type { StatisticQuery } from '#contract/statisticQuery.ts'
import type { Asked } from '#service/statistics/openPages.ts'
import { openStatistics } from '#service/statistics/openStatistics.ts'
import type { Hits } from '#service/storage/hits/openHits.ts'
import type { WebsiteRow } from '#service/storage/sql/tables.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FoldingScene, openScene, queryOf } from './foldingScene.ts'

let scene: FoldingScene
let website: WebsiteRow
beforeAll(async () => {
  scene = await openScene('2026-11-20T12:00:00Z')
  website = await scene.addWebsite('own.example', 'Europe/Berlin')
  await scene.store(
    website.id,
    '2026-09-10T10:00:00Z',
    '2026-10-10T10:00:00Z',
    '2026-11-10T10:00:00Z',
    '2026-11-20T11:00:00Z',
  )
  await scene.fold()
})
afterAll(() => scene.close())

const autumn = { from: '2026-09-20', to: '2026-11-20' }

const asked = (name: StatisticName, query: Partial<StatisticQuery> = {}, minimum = 0): Asked => ({
  website,
  minimum,
  language: 'en',
  query: queryOf(name, autumn, query),
})

const together = (one: Asked) => scene.folded.together(one)

test('what differs in the statistic alone is read by one statement, and is what it is by itself', async () => {
  const read: string[] = []
  const hits: Pick<Hits, 'read'> = {
    read(statement, ...given) {
      read.push(statement)
      return scene.hits.read(statement, ...given)
    },
  }
  const counted = openStatistics(hits, Date.now, scene.folds)
  const lists = statisticNames
    .filter((name) => statistics[name].value !== 'day')
    .map((name, index) => asked(name, { per_page: index % 3 === 0 ? 2 : 100 }))
  const names = new Set(await Promise.all(lists.map((one) => together(one))))

  const pages = await counted.readTogether(lists)

  expect(names.size).toBe(1)
  expect(names).not.toContain(undefined)
  expect(read).toHaveLength(1)
  const plain = []
  for (const one of lists) plain.push(await scene.plain.read(one))
  expect(pages).toEqual(plain)
})

test('beyond the last page of some, all of them say how many rows there are', async () => {
  const lists = (['page', 'visitors_hour'] as const).map((name) => asked(name, { per_page: 5, page: 2 }))

  const [pages, hours] = await scene.folded.readTogether(lists)

  expect(pages).toEqual({ rows: [], total: 1, sum: 3 })
  expect(hours).toMatchObject({ total: 24, rows: { length: 5 } })
})

test('other days, another order and another website are another statement', async () => {
  const other = await scene.addWebsite('other.example', 'Europe/Berlin')
  const all = [
    asked('page'),
    asked('page', { to: '2026-11-19' }),
    asked('page', { sort: 'asc' }),
    asked('page', { page: 2 }),
    asked('page', { page: 2, per_page: 10 }),
    asked('page', { compare_from: '2026-07-20', compare_to: '2026-09-19' }),
    asked('visitors'),
  ]
  const names = await Promise.all(all.map((one) => together(one)))
  expect(new Set(names).size).toBe(all.length)
  // Nothing of it is folded.
  expect(await together({ ...asked('page'), website: other })).toBeUndefined()
})

test('what is searched, filtered, or hides rows is read by itself, and what reads the hits of many days', async () => {
  for (const one of [
    asked('page', { search: 'blog' }),
    asked('page', { filters: [{ name: 'country', operator: 'is', value: 'DE' }] }),
    asked('page', {}, 5),
    asked('page', { to: '2026-11-25' }),
  ])
    expect(await together(one)).toBeUndefined()
  expect(await together(asked('page', { from: '2019-01-01' }))).toBeDefined()
})
