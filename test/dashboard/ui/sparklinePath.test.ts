import { sparklinePath } from '#dashboard/ui/sparklinePath.ts'
import { expect, test } from 'vitest'

test.each([
  [[], ''],
  [[0, 0], 'M0,19L100,19'],
  [[0, 10, 5], 'M0,19L50,1L100,10'],
])('draws %j', (counts, path) => {
  expect(sparklinePath(counts, 100, 20)).toBe(path)
})
