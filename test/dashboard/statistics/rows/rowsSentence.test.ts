import type { StatisticName } from '#contract/statistic.ts'
import { pictureRows } from '#dashboard/statistics/rows/pictureRows.ts'
import { rowsSentence } from '#dashboard/statistics/rows/rowsSentence.ts'
import { expect, test } from 'vitest'

const told = (name: StatisticName, rows: Record<string, number>, sum?: number) =>
  rowsSentence(
    name,
    pictureRows(name, {
      data: Object.entries(rows).map(([value, count]) => ({ value, count })),
      ...(sum !== undefined && { meta: { sum } }),
    }),
  )

test.each<[StatisticName, Record<string, number>, number | undefined, string]>([
  [
    'browser',
    { Firefox: 412, Chrome: 301, Safari: 120, Edge: 3 },
    1204,
    'Firefox comes first with 412 visitors (34%), before Chrome (301) and Safari (120).',
  ],
  ['country', { DE: 2, FR: 1 }, 3, 'Germany comes first with 2 visitors (67%), before France (1).'],
  ['page', { '/': 1 }, 1, '/ comes first with 1 pageview (100%).'],
  ['event', { Signup: 7 }, undefined, 'Signup comes first with 7 completions.'],
  ['landing_page', {}, 0, 'No visits.'],
  ['visitors_hour', { '09': 3, '14': 9 }, 12, 'Most between 14:00 and 15:00: 9 visitors (75%).'],
  ['pageviews_hour', {}, 0, 'No pageviews.'],
  [
    'visitors_weekday_hour',
    { '2T14': 9, '5T09': 3 },
    12,
    'Most on Tuesdays between 14:00 and 15:00: 9 visitors (75%).',
  ],
])('%s %o', (name, rows, sum, sentence) => {
  expect(told(name, rows, sum)).toBe(sentence)
})
