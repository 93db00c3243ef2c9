import type { Filter } from '#contract/filter.ts'
import { groupsOf, readFilters, replaced, toggled, writeFilters } from '#dashboard/statistics/view/filters.ts'
import { filterWords } from '#dashboard/statistics/view/filterWords.ts'
import { expect, test } from 'vitest'

const germany: Filter = { name: 'country', operator: 'is', value: 'DE' }
const france: Filter = { name: 'country', operator: 'is', value: 'FR' }
const blog: Filter = { name: 'page', operator: 'contains', value: '/blog' }
const noFirefox: Filter = { name: 'browser', operator: 'is_not', value: 'Firefox' }

const query = (...filters: string[]) => new URLSearchParams(filters.map((filter) => ['filters', filter]))

test('reads several filters of an address, each once', () => {
  expect(readFilters(query('country:DE', 'page~/blog', 'browser!:Firefox', 'country:DE', 'country:FR'))).toEqual([
    germany,
    blog,
    noFirefox,
    france,
  ])
})

test.each(['', 'country', 'shoe_size:43', 'country=DE', ':DE', `page:${'x'.repeat(2001)}`])(
  'leaves out "%s", which the service would refuse',
  (broken) => {
    expect(readFilters(query(broken, 'country:DE'))).toEqual([germany])
  },
)

test('reads no more filters than the service takes', () => {
  const many = Array.from({ length: 60 }, (_, number) => `page:/${number}`)

  expect(readFilters(query(...many))).toHaveLength(50)
})

test('keeps whatever a value is made of', () => {
  const odd = ['page:/a?b=c&d=e:f~g', 'referrer:', 'event:Größe & „Zitat“']

  expect(writeFilters(readFilters(query(...odd)))).toEqual(odd)
})

test.each([
  [[germany, france], 'Country: Germany, France'],
  [[noFirefox], 'Browser is not Firefox'],
  [[blog], 'Page contains “/blog”'],
  [[{ name: 'page', operator: 'contains_not', value: '/blog' }], 'Page does not contain “/blog”'],
  [[{ name: 'referrer', operator: 'is', value: '' }], 'Website: Direct or unknown'],
  [[{ name: 'visitors_hour', operator: 'is', value: '09' }], 'Hour: 09:00'],
] satisfies [Filter[], string][])('says %o as "%s"', (filters, words) => {
  expect(groupsOf(filters).map(filterWords)).toEqual([words])
})

test('filters of another statistic or operator are said by themselves', () => {
  const groups = groupsOf([germany, noFirefox, france, { ...germany, operator: 'is_not', value: 'AT' }])

  expect(groups.map(filterWords)).toEqual([
    'Country: Germany, France',
    'Browser is not Firefox',
    'Country is not Austria',
  ])
})

test('a filter is added, and taken away when it is there', () => {
  expect(toggled([germany], france)).toEqual([germany, france])
  expect(toggled([germany, france], germany)).toEqual([france])
})

test('other values replace those of the same statistic and operator alone', () => {
  const countries = { name: 'country', operator: 'is', values: ['DE', 'FR'] } as const

  expect(replaced([germany, blog, france], countries, { ...countries, values: ['AT'] })).toEqual([
    blog,
    { ...germany, value: 'AT' },
  ])
  expect(replaced([germany, blog, france], countries, null)).toEqual([blog])
})
