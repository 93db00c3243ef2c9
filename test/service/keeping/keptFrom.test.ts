import { keptFrom } from '#service/keeping/keptFrom.ts'
import { expect, test } from 'vitest'

test.each([
  ['2026-11-20', 12, '2025-11-20'],
  ['2026-03-31', 1, '2026-02-28'],
  ['2024-02-29', 12, '2023-02-28'],
  ['2026-11-20', 600, '1976-11-20'],
])('on %s, %i months back is %s', (today, months, first) => {
  expect(keptFrom(today, months)).toBe(first)
})
