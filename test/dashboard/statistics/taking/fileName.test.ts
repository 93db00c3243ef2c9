import { fileName } from '#dashboard/statistics/taking/fileName.ts'
import { expect, test } from 'vitest'

const view = { range: { from: '2026-11-01', to: '2026-11-20' }, before: null, filters: [] }

test('names the website, the statistic and the days', () => {
  expect(fileName('example.com', { websiteId: 1, name: 'page', view }, 'csv')).toBe(
    'example.com-pages-2026-11-01-2026-11-20.csv',
  )
})

test('names a single day once', () => {
  const day = { ...view, range: { from: '2026-11-20', to: '2026-11-20' } }

  expect(fileName('example.com', { websiteId: 1, name: 'landing_page', view: day }, 'png')).toBe(
    'example.com-landing-pages-2026-11-20.png',
  )
})

test('has nothing in it that a file system reads otherwise', () => {
  expect(fileName('localhost:8080/a b', { websiteId: 1, name: 'page', view }, 'csv')).toMatch(
    /^localhost-8080-a-b-pages-/,
  )
})
