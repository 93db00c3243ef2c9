import { flagAddress } from '#dashboard/statistics/flags/flagAddress.ts'
import { expect, test } from 'vitest'

test.each(['DE', 'US', 'XK', 'VA'])('%s has a flag', (country) => {
  expect(flagAddress(country)).toMatch(new RegExp(`\\.svg#${country}$`))
})

test.each(['', 'ZZ', 'De', 'not a code'])('%j has none', (country) => {
  expect(flagAddress(country)).toBeNull()
})

test('what nearly every list begins with is on one sheet', () => {
  expect(flagAddress('DE')?.split('#')[0]).toBe(flagAddress('US')?.split('#')[0])
  expect(flagAddress('VA')?.split('#')[0]).not.toBe(flagAddress('US')?.split('#')[0])
})
