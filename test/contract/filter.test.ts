import { type Filter, parseFilter, writeFilter } from '#contract/filter.ts'
import { statisticNames } from '#contract/statistic.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'

test.each<[string, Filter]>([
  ['country:DE', { name: 'country', operator: 'is', value: 'DE' }],
  ['country!:DE', { name: 'country', operator: 'is_not', value: 'DE' }],
  ['page~/blog', { name: 'page', operator: 'contains', value: '/blog' }],
  ['page!~/admin', { name: 'page', operator: 'contains_not', value: '/admin' }],
  ['referrer:', { name: 'referrer', operator: 'is', value: '' }],
  ['city:DE:Berlin', { name: 'city', operator: 'is', value: 'DE:Berlin' }],
  ['page:~!:/a\n b', { name: 'page', operator: 'is', value: '~!:/a\n b' }],
  ['visitors_weekday_hour:1T00', { name: 'visitors_weekday_hour', operator: 'is', value: '1T00' }],
])('reads %j', (text, filter) => {
  expect(parseFilter(text)).toEqual(filter)
})

test.each(['', 'country', ':DE', 'country!DE', 'planet:Mars', 'country :DE', 'toString:1', 'Country:DE'])(
  'makes nothing of %j',
  (text) => {
    expect(parseFilter(text)).toBeUndefined()
  },
)

test('reads whatever filter it wrote', () => {
  const filter = fc.record<Filter>({
    name: fc.constantFrom(...statisticNames),
    operator: fc.constantFrom('is', 'is_not', 'contains', 'contains_not'),
    value: fc.string({ unit: 'binary' }),
  })

  fc.assert(
    fc.property(filter, (written) => {
      expect(parseFilter(writeFilter(written))).toEqual(written)
    }),
  )
})
