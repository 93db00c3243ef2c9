import { pauseAfter } from '#dashboard/offline/pauseAfter.ts'
import { expect, test } from 'vitest'

test.each([
  [0, 1000],
  [1, 2000],
  [4, 16_000],
  [5, 30_000],
  [5000, 30_000],
])('after %d tries it waits %d ms', (tries, pause) => {
  expect(pauseAfter(tries)).toBe(pause)
})
