import { mayHelp } from '#dashboard/http/queryClient.ts'
import { ApiError } from '#dashboard/http/ApiError.ts'
import { expect, test } from 'vitest'

test.each([
  [0, 0, true],
  [503, 1, false],
  [500, 0, true],
  [404, 0, false],
  [422, 0, false],
  [429, 0, false],
  [200, 0, false],
])('an answer %d after %d failures is asked for again: %s', (status, failures, again) => {
  expect(mayHelp(failures, new ApiError(status, ''))).toBe(again)
})
