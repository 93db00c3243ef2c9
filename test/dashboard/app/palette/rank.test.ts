import type { EntryGroup } from '#dashboard/app/palette/entry.ts'
import { rank } from '#dashboard/app/palette/rank.ts'
import { expect, test } from 'vitest'

const entry = (id: string, title = id, more?: string) => ({ id, title, ...(more && { more }), run: () => {} })

const groups: EntryGroup[] = [
  {
    title: 'Days',
    atFirst: 2,
    entries: [entry('7d', 'Last 7 days'), entry('30d', 'Last 30 days'), entry('year', 'This year')],
  },
  { title: 'Theme', atFirst: 0, entries: [entry('dark', 'Dark'), entry('light', 'Light')] },
  { title: 'Websites', atFirst: 5, entries: [entry('w1', 'example.com'), entry('w2', 'shop.example.com')] },
  { title: 'Filter by', atFirst: 0, entries: [entry('f', 'Country: Germany', 'DE')] },
]

const ranked = (typed: string, recent: string[] = []) =>
  rank(groups, typed, recent, 'Used last').map(({ title, ranked: found }) => [
    title,
    ...found.map((one) => one.entry.id),
  ])

test('before anything is typed: what was used last, and the beginning of every group', () => {
  expect(ranked('', ['w2', 'gone', 'dark'])).toEqual([
    ['Used last', 'w2', 'dark'],
    ['Days', '7d', '30d'],
    ['Websites', 'w1'],
  ])
})

test.each<[string, string[][]]>([
  ['l7', [['Days', '7d']]],
  ['shop ex', [['Websites', 'w2']]],
  ['theme dark', [['Theme', 'dark']]],
  ['country: ger', [['Filter by', 'f']]],
  ['zzz', []],
])('%j finds %j', (typed, found) => {
  expect(ranked(typed)).toEqual(found)
})

test('the better a title fits, the further up it stands, and its group with it', () => {
  expect(ranked('example.com')).toEqual([['Websites', 'w1', 'w2']])
  expect(ranked('de')[0]).toEqual(['Filter by', 'f'])
})

test('of what fits as well, what was used lately comes first', () => {
  expect(ranked('last')).toEqual([['Days', '7d', '30d']])
  expect(ranked('last', ['30d'])).toEqual([['Days', '30d', '7d']])
})

test('says which letters of a title were typed', () => {
  const [group] = rank(groups, 'shop', [], '')

  expect(group?.ranked[0]?.pieces).toEqual(['', 'shop', '.example.com'])
})
