import { ago } from '#dashboard/ui/ago.ts'
import { expect, test } from 'vitest'

test.each([
  [0, '1 second ago'],
  [59, '59 seconds ago'],
  [60, '1 minute ago'],
  [179, '2 minutes ago'],
  [7200, '2 hours ago'],
  [86_400 * 3, '3 days ago'],
])('%d seconds are %s', (seconds, words) => {
  expect(ago(0, seconds * 1000)).toBe(words)
})
