import { statisticNames } from '#contract/statistic.ts'
import { definitions } from '#dashboard/statistics/definitions.ts'
import { expect, test } from 'vitest'

const odd = ['xx', '2026-99-99', '9T99', '1Txx', '__proto__', 'constructor', 'toString', ':', '<b>']

test.each(statisticNames)('whatever an address says is a value of %s has a name', (name) => {
  const words = odd.map((value) => definitions[name].name(value))

  expect(words.filter((word) => word === '' || word.includes('native code') || word.includes('undefined'))).toEqual([])
})

test('days, hours and continents have their own', () => {
  expect(definitions.visitors.name('2026-11-20')).toBe('Friday, 20 November 2026')
  expect(definitions.visitors_hour.name('14')).toBe('14:00')
  expect(definitions.visitors_weekday_hour.name('2T14')).toBe('Tuesday 14:00')
  expect(definitions.continent.name('EU')).toBe('Europe')
  expect(definitions.continent.name('AN')).toBe('Antarctica')
})
