import { pageNumbers } from '#dashboard/ui/pageNumbers.ts'
import { expect, test } from 'vitest'

test.each([
  [1, 1, '1'],
  [1, 2, '1 2'],
  [1, 4, '1 2 3 4'],
  [1, 9, '1 2 … 9'],
  [4, 9, '1 2 3 4 5 … 9'],
  [5, 9, '1 … 4 5 6 … 9'],
  [6, 9, '1 … 5 6 7 8 9'],
  [9, 9, '1 … 8 9'],
])('on page %d of %d offers %s', (current, last, offered) => {
  const numbers = pageNumbers(current, last)

  expect(numbers.map((number) => number ?? '…').join(' ')).toBe(offered)
})
