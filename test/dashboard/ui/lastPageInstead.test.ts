import { lastPageInstead } from '#dashboard/ui/lastPageInstead.ts'
import { expect, test } from 'vitest'

const answer = (rows: number, last_page?: number) => ({
  data: { data: Array.from({ length: rows }, () => ({})), ...(last_page !== undefined && { meta: { last_page } }) },
  isPlaceholderData: false,
})

test.each([
  ['there is nothing on a page beyond the last', answer(0, 4), 9, 4],
  ['the service does not count its pages and has nothing there', answer(0), 9, 1],
  ['an empty list is said to have no page at all', answer(0, 0), 2, 1],
  ['the only page is empty', answer(0, 1), 1, null],
  ['the page has rows', answer(3, 4), 4, null],
  ['the rows shown are those of another page', { ...answer(0, 4), isPlaceholderData: true }, 9, null],
  ['nothing has come yet', { data: undefined, isPlaceholderData: false }, 9, null],
])('where %s', (_, list, page, expected) => {
  expect(lastPageInstead(list, page)).toBe(expected)
})
