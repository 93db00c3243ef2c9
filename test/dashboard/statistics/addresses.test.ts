import { readTab } from '#dashboard/statistics/cards.ts'
import { readMeasure } from '#dashboard/statistics/measures.ts'
import { expect, test } from 'vitest'

test.each([
  ['pages', null, 'page'],
  ['pages', 'landing_page', 'landing_page'],
  ['pages', 'browser', 'page'],
  ['technology', 'os', 'os'],
  ['technology', '', 'browser'],
  ['events', 'toString', 'event'],
] as const)('on the card of %s the address %s opens the tab %s', (card, asked, tab) => {
  expect(readTab(card, asked)).toBe(tab)
})

test.each([
  [null, 'visitors'],
  ['pageviews', 'pageviews'],
  ['depth', 'depth'],
  ['toString', 'visitors'],
] as const)('the address %s draws %s', (asked, drawn) => {
  expect(readMeasure(asked)).toBe(drawn)
})
