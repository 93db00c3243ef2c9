import { clockTime } from '#dashboard/ui/clockTime.ts'
import { expect, test } from 'vitest'

const at = (text: string) => new Date(text).getTime()

test.each([
  ['2026-11-20T09:05:00', '2026-11-20T23:59:00', '09:05'],
  ['2026-11-19T23:58:00', '2026-11-20T00:01:00', '19 Nov 2026, 23:58'],
])('%s, looked at on %s, was at %s', (moment, now, words) => {
  expect(clockTime(at(moment), at(now))).toBe(words)
})
