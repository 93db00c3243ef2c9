import type { Filter } from '#contract/filter.ts'
import { besideItself, rowFilter, without, withOnly } from '#dashboard/statistics/rows/rowFilter.ts'
import { expect, test } from 'vitest'

const germany: Filter = { name: 'country', operator: 'is', value: 'DE' }
const notGermany: Filter = { ...germany, operator: 'is_not' }
const firefox: Filter = { name: 'browser', operator: 'is', value: 'Firefox' }
const view = (...filters: Filter[]) => ({ range: { from: '2026-11-01', to: '2026-11-20' }, before: null, filters })

test('a row stands for the filter that keeps what it counts', () => {
  expect(rowFilter('country', 'DE')).toEqual(germany)
  expect(rowFilter('referrer', '')).toEqual({ name: 'referrer', operator: 'is', value: '' })
})

test('an hour is the same hour whatever is counted in it', () => {
  expect(rowFilter('pageviews_hour', '14')).toEqual(rowFilter('visitors_hour', '14'))
})

test('a day is a range, not a filter', () => {
  expect(rowFilter('visitors', '2026-11-20')).toBeNull()
})

test('a list is not filtered by the rows that are chosen in it', () => {
  expect(besideItself('country', view(germany, firefox)).filters).toEqual([firefox])
  expect(besideItself('pageviews_hour', view({ ...germany, name: 'visitors_hour', value: '14' })).filters).toEqual([])
})

test('what is left out of a list stays out of it', () => {
  expect(besideItself('country', view(notGermany)).filters).toEqual([notGermany])
})

test('a value is never wanted and unwanted at once', () => {
  expect(without([germany, firefox], germany)).toEqual([firefox, notGermany])
  expect(withOnly([notGermany, firefox], germany)).toEqual([firefox, germany])
  expect(without([notGermany], germany)).toEqual([notGermany])
})
