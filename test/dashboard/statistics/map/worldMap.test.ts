import { worldMapQuery } from '#dashboard/statistics/map/worldMapQuery.ts'
import { QueryClient } from '@tanstack/react-query'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'

const { width, height, paths } = await new QueryClient().fetchQuery(worldMapQuery)

test.each(['DE', 'US', 'BR', 'CN', 'ZA', 'AU', 'XK'])('outlines %s', (code) => {
  expect(paths[code]).toMatch(/^M\d+,\d+l-?\d.*z$/)
})

test.each(['SG', 'MT', 'HK', 'BH', 'MU'])('marks %s, too small for an outline, with a dot', (code) => {
  expect(paths[code]).toMatch(/^M\d+ \d+m-2 0a2 2 /)
})

test('leaves Antarctica out', () => {
  expect(paths).not.toHaveProperty('AQ')
})

test('keeps every country inside the picture', () => {
  const starts = Object.values(paths).flatMap((path) =>
    [...path.matchAll(/M(\d+)[, ](\d+)/g)].map(([, x, y]) => [Number(x), Number(y)]),
  )

  expect(starts.length).toBeGreaterThan(200)
  expect(starts.every(([x = -1, y = -1]) => x >= 0 && x <= width && y >= 0 && y <= height)).toBe(true)
})

test('weighs less than 12 KB when sent', () => {
  expect(brotliCompressSync(JSON.stringify(paths)).length).toBeLessThan(12_288)
})
