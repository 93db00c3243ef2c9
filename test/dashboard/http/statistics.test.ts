import { windows } from '#dashboard/http/statistics.ts'
import { expect, test } from 'vitest'

test.each([
  ['2026-11-20', '2026-11-20', ['2026-11-20 2026-11-20']],
  ['2026-08-13', '2026-11-20', ['2026-08-13 2026-11-20']],
  ['2026-08-12', '2026-11-20', ['2026-08-12 2026-11-19', '2026-11-20 2026-11-20']],
])('asks for %s to %s in windows of at most 100 days', (from, to, expected) => {
  expect(windows({ from, to }).map((window) => `${window.from} ${window.to}`)).toEqual(expected)
})
