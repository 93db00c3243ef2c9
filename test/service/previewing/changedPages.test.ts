import { expect, test } from 'vitest'
import { changedPages } from '#service/previewing/changedPages.ts'

const withoutSid = (page: string) => page.replace(/[?&]sid(=[^&]*)?/g, '')

test('pages are taken together by the names of their parameters', async () => {
  const all = [
    { names: 'sid', count: 30, most: [[-2, '/b?sid=1'] as [number, string], [-2, '/a?sid=1'] as [number, string]] },
    { names: 'page', count: 20, most: [[-20, '/a?page=1'] as [number, string]] },
    { names: 'page&sid', count: 10, most: [[-9, '/c?page=1&sid=2'] as [number, string]] },
  ]

  expect(await changedPages(all, withoutSid)).toEqual({
    pageviews: 40,
    examples: [
      { page: '/c?page=1&sid=2', becomes: '/c?page=1', count: 9 },
      { page: '/a?sid=1', becomes: '/a', count: 2 },
      { page: '/b?sid=1', becomes: '/b', count: 2 },
    ],
  })
})

test('others have their turn while much is looked at', async () => {
  const all = Array.from({ length: 50 }, (_, number) => ({ names: `a${number}`, count: 1, most: [] }))
  const slowly = (page: string) => {
    const end = performance.now() + 2
    while (performance.now() < end);
    return page
  }
  let turns = 0
  const turning = setInterval(() => (turns += 1), 1)

  await changedPages(all, slowly)

  clearInterval(turning)
  expect(turns).toBeGreaterThan(2)
})
