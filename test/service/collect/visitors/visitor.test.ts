import { expect, test } from 'vitest'
import { visitor } from '#service/collect/visitors/visitor.ts'

const key = '1'.repeat(43)
const known = visitor(key, 1, '203.0.113.7', 'Browser/1')

test('is the same for the same browser', () => {
  expect(visitor('1'.repeat(43), 1, '203.0.113.7', 'Browser/1')).toBe(known)
})

test.each([
  ['key', visitor('2'.repeat(43), 1, '203.0.113.7', 'Browser/1')],
  ['website', visitor(key, 2, '203.0.113.7', 'Browser/1')],
  ['address', visitor(key, 1, '203.0.113.8', 'Browser/1')],
  ['user agent', visitor(key, 1, '203.0.113.7', 'Browser/2')],
])('is another with another %s', (_what, other) => {
  expect(other).not.toBe(known)
})

test('fits into 64 bits, as decimal digits', () => {
  expect(known).toMatch(/^\d{1,20}$/)
  expect(BigInt(known)).toBeLessThan(2n ** 64n)
})
