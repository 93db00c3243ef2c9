import { changeBetween } from '#dashboard/ui/changeBetween.ts'
import { expect, test } from 'vitest'

test.each([
  [112.4, 100, { text: '+12%', direction: 'up' }],
  [104, 100, { text: '+4%', direction: 'up' }],
  [1012, 1000, { text: '+1.2%', direction: 'up' }],
  [50, 100, { text: '−50%', direction: 'down' }],
  [0, 100, { text: '−100%', direction: 'down' }],
  [7, 7, { text: '0%', direction: 'same' }],
  [7, 0, null],
  [null, 7, null],
  [7, null, null],
])('from %j against %j', (now, before, change) => {
  expect(changeBetween(now, before)).toEqual(change)
})
