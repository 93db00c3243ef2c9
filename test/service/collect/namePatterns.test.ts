import { busyFor } from '#test/support/busyFor.ts'
import { expect, test } from 'vitest'
import { namePatterns } from '#service/collect/namePatterns.ts'

test.each([
  ['id', 'id', true],
  ['id', 'ids', false],
  ['id', 'ID', false],
  ['utm_*', 'utm_source', true],
  ['utm_*', 'utm_', true],
  ['utm_*', 'my_utm_source', false],
  ['*_id', 'session_id', true],
  ['*_id', 'session_ids', false],
  ['*', 'anything', true],
  ['*', '', true],
  ['a*b', 'ab', true],
  ['a*a', 'a', false],
  ['a*b*c', 'a-b-b-c', true],
  ['a*b*c', 'a-c-b', false],
  ['a*bc*bc', 'abc', false],
  ['a*bc*bc', 'abcbc', true],
  ['**x**', 'axb', true],
  ['a.c', 'abc', false],
  ['a[*', 'a[0]', true],
])('%s and %s: %s', (pattern, name, expected) => {
  expect(namePatterns([pattern])(name)).toBe(expected)
})

test('takes no longer for a pattern made to be slow', () => {
  const matches = namePatterns([`${'*a'.repeat(100)}*b`])
  const name = 'a'.repeat(4000)

  expect(busyFor(() => expect(matches(name)).toBe(false))).toBeLessThan(100)
})
