import { scale } from '#dashboard/statistics/traffic/scale.ts'
import { expect, test } from 'vitest'

test.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [4, [0, 1, 2, 3, 4]],
  [9, [0, 2, 4, 6, 8, 10]],
  [404, [0, 100, 200, 300, 400, 500]],
  [1001, [0, 250, 500, 750, 1000, 1250]],
  [12, [0, 5, 10, 15]],
])('of counts up to %i marks %o', (highest, marks) => {
  expect(scale(highest, { whole: true })).toEqual(marks)
})

test('marks parts where numbers are not whole', () => {
  expect(scale(2.3, { whole: false })).toEqual([0, 0.5, 1, 1.5, 2, 2.5])
})

test.each([3, 7, 33, 99, 101, 999, 5001, 123_456, 7_654_321])('has room for %i and at most six marks', (highest) => {
  const marks = scale(highest, { whole: true })

  expect(marks.at(-1)).toBeGreaterThanOrEqual(highest)
  expect(marks.length).toBeLessThanOrEqual(6)
  expect(marks.every(Number.isInteger)).toBe(true)
})
