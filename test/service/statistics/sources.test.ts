import { afterAll, beforeAll, expect, test } from 'vitest'
import { sources } from '#service/storage/hits/sources/sources.ts'
import { startService, type TestService } from '#test/support/service.ts'

const day = { from: '2026-11-20', to: '2026-11-20' }

let service: TestService
let website: number
beforeAll(async () => {
  service = await startService({ now: '2026-11-20T12:00:00Z' })
  website = await service.addWebsite('example.com')
  await store(website, [
    ['google.com', 1],
    ['google.de', 1],
    ['google.co.uk', 2],
    ['com.google.android.googlequicksearchbox', 3],
    ['mail.google.com', 4],
    ['news.google.com.br', 5],
    ['out.reddit.com', 6],
    ['de.search.yahoo.com', 7],
    ['search.yahoo.co.jp', 8],
    ['news.ycombinator.com', 9],
    ['hn', 10],
    ['twitter', 11],
    ['t.co', 11],
    ['newsletter', 12],
    ['example.org', 13],
    ['google.com.example.net', 14],
    ['', 15],
    ['example.com', 16],
    ['[2001:db8::1]', 17],
  ])
})
afterAll(() => service.stop())

const store = (id: number, came: readonly (readonly [referrer: string, visitor: number])[], time = '2026-11-20') =>
  service.storeHits(
    id,
    came.map(([referrer, visitor]) => ({ time: `${time}T10:00:00Z`, referrer, visitor })),
  )

type Row = { value: string; label?: string; count: number; before?: number }

async function read(query: Record<string, string | number>, id = website): Promise<Row[]> {
  const { body, text, status } = await service.request('GET', `/api/v1/stats/${id}`, {
    query: { name: 'referrer', per_page: 100, ...day, ...query },
  })
  if (status !== 200) throw new Error(text)
  return body.data
}

const values = (rows: readonly Row[]) => rows.map(({ value }) => value)

test('the many hosts of a source are one row with its name; a visitor who came by two of them is one', async () => {
  const rows = await read({})

  expect(rows).toEqual([
    { value: 'google.com', label: 'Google', count: 3 },
    { value: 'news.ycombinator.com', label: 'Hacker News', count: 2 },
    { value: 'yahoo.com', label: 'Yahoo', count: 2 },
    { value: '', count: 1 },
    { value: '[2001:db8::1]', count: 1 },
    { value: 'example.org', count: 1 },
    { value: 'google.com.example.net', count: 1 },
    { value: 'mail.google.com', label: 'Gmail', count: 1 },
    { value: 'news.google.com', label: 'Google News', count: 1 },
    { value: 'newsletter', label: 'Newsletter', count: 1 },
    { value: 'reddit.com', label: 'Reddit', count: 1 },
    { value: 'x.com', label: 'X', count: 1 },
  ])
})

test.each([
  ['its name', 'hacker', ['news.ycombinator.com']],
  ['the host that stands for it', 'YAHOO.com', ['yahoo.com']],
  ['a host that visitors came by', 'google.de', ['google.com']],
  ['an application that visitors came by', 'quicksearchbox', ['google.com']],
  ['a word that it goes by', 'twitt', ['x.com']],
])('a source is found by %s', async (_what, search, expected) => {
  expect(values(await read({ search }))).toEqual(expected)
})

test('a source is not found by a host that nobody came by', async () => {
  expect(await read({ search: 'google.fr' })).toEqual([])
  expect(await read({ search: 'google.de', from: '2026-11-19', to: '2026-11-19' })).toEqual([])
})

test.each([
  ['all of a source', 'referrer:google.com', 3],
  ['one of its hosts', 'referrer:google.de', 1],
  ['all but a source', 'referrer!:google.com', 14],
  ['what has its name', 'referrer~hacker', 2],
  ['what has a part of a host', 'referrer~android', 1],
  ['what has neither', 'referrer!~google', 11],
  ['those who came by themselves', 'referrer:', 1],
])('a filter keeps %s', async (_what, filters, visitors) => {
  const rows = await read({ name: 'visitors', filters })

  expect(rows.map(({ count }) => count)).toEqual([visitors])
})

test('hosts of a source are compared as one, and found in either range', async () => {
  const other = await service.addWebsite('compared.example')
  await store(other, [['google.de', 1]], '2026-11-19')
  await store(other, [['google.fr', 2]])
  const compared = { compare_from: '2026-11-19', compare_to: '2026-11-19' }

  const google = { value: 'google.com', label: 'Google', count: 1, before: 1 }
  expect(await read(compared, other)).toEqual([google])
  expect(await read({ ...compared, search: 'google.de' }, other)).toEqual([google])
})

test('where rows are hidden nobody finds out by which of its hosts a source was', async () => {
  await service.request('PUT', `/api/v1/websites/${website}`, { form: { share_minimum: 2 } })

  const asked = async (search: string) =>
    (
      await service.request('GET', `/api/v1/stats/${website}`, {
        key: null,
        query: { name: 'referrer', ...day, search },
      })
    ).body.data

  expect(values(await asked('google'))).toEqual(['google.com'])
  expect(await asked('google.de')).toEqual([])
})

test('every host that is known is counted as its source, and every source as itself', async () => {
  const all = await service.addWebsite('all.example')
  await store(
    all,
    sources.map(({ host }, index) => [host, index + 1]),
  )

  const counted = new Map<string, number>()
  for (const page of [1, 2, 3]) for (const { value, count } of await read({ page }, all)) counted.set(value, count)

  const expected = new Map<string, number>()
  for (const { value } of sources) expected.set(value, (expected.get(value) ?? 0) + 1)
  expect(counted).toEqual(expected)
})

test('old rows are counted by what is known now: nothing is stored but the host', async () => {
  const rows = await service.hits.read<{ referrer: string }>(
    "SELECT DISTINCT referrer FROM hits WHERE referrer LIKE 'google%' ORDER BY referrer",
    {},
  )

  expect(rows.map(({ referrer }) => referrer)).toContain('google.co.uk')
})
