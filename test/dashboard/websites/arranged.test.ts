import { arranged, fitsAtOnce, isWhole } from '#dashboard/websites/arranged.ts'
import { readView, type View } from '#dashboard/websites/view.ts'
import { describe, expect, test } from 'vitest'

const websites = ['apple', 'pear', 'cherry', 'plum', 'fig'].map((name, index) => ({
  id: index + 1,
  domain: `${name}.example`,
  favorite: name === 'pear' || name === 'fig' ? (1 as const) : (0 as const),
}))
const sums = new Map([
  [1, { count: 30, before: 10 }],
  [2, { count: 0, before: 40 }],
  [3, { count: 90, before: 0 }],
  [4, { count: 30, before: 30 }],
])
const names = (view: Pick<View, 'sort_by' | 'sort' | 'stars'>) =>
  arranged(websites, view, sums)
    .map(({ domain }) => domain.replace('.example', ''))
    .join(' ')

test.each([
  ['keeps the order of the service', 'domain', 'asc', 'among', 'apple pear cherry plum fig'],
  ['puts most visitors first, equals as they were', 'visitors', 'desc', 'among', 'cherry apple plum pear fig'],
  ['puts fewest visitors first, the unknown still last', 'visitors', 'asc', 'among', 'pear apple plum cherry fig'],
  ['puts the largest gain first, then what has no change', 'change', 'desc', 'among', 'apple plum pear cherry fig'],
  ['puts the largest loss first', 'change', 'asc', 'among', 'pear plum apple cherry fig'],
  ['puts favorites first in the order of the service', 'id', 'asc', 'first', 'pear fig apple cherry plum'],
  ['puts favorites first in the order by visitors', 'visitors', 'desc', 'first', 'pear fig cherry apple plum'],
] as const)('%s', (_, sort_by, sort, stars, expected) => {
  expect(names({ sort_by, sort, stars })).toBe(expected)
})

describe('what is on one page', () => {
  const rows = (count: number) => Array.from({ length: count }, (_, index) => ({ id: index, domain: 'a.example' }))
  const meta = (total: number) => ({ total, current_page: 1, from: 1, last_page: 1, path: '', per_page: 25, to: 1 })
  const view = (query: string) => readView(new URLSearchParams(query))

  test.each([
    ['all of a list that says how long it is', { data: rows(25), meta: meta(25) }, true, true],
    ['not all of a longer one, though it could be', { data: rows(25), meta: meta(26) }, false, true],
    ['not all of one that no page can hold', { data: rows(25), meta: meta(101) }, false, false],
    ['all of a short list that says nothing', { data: rows(24) }, true, true],
    ['perhaps not all of a full one', { data: rows(25) }, false, true],
  ])('%s', (_, page, whole, fits) => {
    expect(isWhole(page, view('per_page=25'))).toBe(whole)
    expect(fitsAtOnce(page)).toBe(fits)
  })

  test('is the most there can be where the order is by figures', () => {
    expect(isWhole({ data: rows(25) }, view('per_page=25&sort_by=visitors'))).toBe(true)
  })
})
