import { inTwo } from '#dashboard/statistics/rows/inTwo.ts'
import { expect, test } from 'vitest'

test('leaves a short name whole', () => {
  expect(inTwo('/pricing')).toEqual(['/pricing', ''])
})

test('keeps the end of a long name in sight', () => {
  expect(inTwo('/blog/2026/how-search-became-faster')).toEqual(['/blog/2026/how-search-bec', 'ame-faster'])
})

test('loses nothing, and cuts no sign in two', () => {
  const name = `/${'🙂'.repeat(30)}`

  const [head, tail] = inTwo(name)

  expect(head + tail).toBe(name)
  expect(tail).toBe('🙂'.repeat(10))
})
