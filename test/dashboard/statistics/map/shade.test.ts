import { evenShade, shade } from '#dashboard/statistics/map/shade.ts'
import { expect, test } from 'vitest'

test.each([
  [0, 1000, 0],
  [1, 1000, 1],
  [4, 1000, 2],
  [20, 1000, 3],
  [100, 1000, 4],
  [900, 1000, 5],
  [1000, 1000, 5],
  [1, 1, 5],
])('draws %i of at most %i in step %i', (count, highest, step) => {
  expect(shade(count, highest)).toBe(step)
})

test.each([
  [0, 100, 0],
  [1, 100, 1],
  [40, 100, 2],
  [90, 100, 5],
  [100, 100, 5],
])('in even steps draws %i of at most %i in step %i', (count, highest, step) => {
  expect(evenShade(count, highest)).toBe(step)
})
