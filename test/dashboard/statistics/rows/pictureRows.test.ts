import { type StatisticName, statisticNames } from '#contract/statistic.ts'
import { definitions } from '#dashboard/statistics/definitions.ts'
import { pictureRows } from '#dashboard/statistics/rows/pictureRows.ts'
import { expect, test } from 'vitest'

const only = (name: StatisticName, value: string, label?: string) =>
  pictureRows(name, { data: [{ value, count: 3, ...(label && { label }) }], meta: { sum: 12 } }).find(
    (row) => row.value === value,
  )

test('prefers the name the service gives', () => {
  expect(only('country', 'DE', 'Deutschland')?.name).toBe('Deutschland')
})

test.each<[StatisticName, string, string]>([
  ['referrer', '', 'Direct or unknown'],
  ['referrer', 'news.example', 'news.example'],
  ['country', 'DE', 'Germany'],
  ['country', '', 'Unknown'],
  ['country', 'not a code', 'not a code'],
  ['continent', 'EU', 'Europe'],
  ['continent', 'AN', 'Antarctica'],
  ['continent', '', 'Unknown'],
  ['city', 'DE:Berlin', 'Berlin, Germany'],
  ['city', 'DE:', 'Germany'],
  ['city', '', 'Unknown'],
  ['language', 'pt', 'Portuguese'],
  ['language', '', 'Unknown'],
  ['device', 'desktop', 'Desktop'],
  ['resolution', '1920x1080', '1920 × 1080'],
  ['resolution', '', 'Unknown'],
  ['visitors_hour', '07', '07:00'],
  ['visitors_weekday_hour', '7T23', 'Sunday 23:00'],
  ['visitors', '2026-11-03', 'Tuesday, 3 November 2026'],
])('names %s "%s" %s', (name, value, written) => {
  expect(only(name, value)?.name).toBe(written)
})

test('knows the share of everything, not of what is shown', () => {
  expect(only('browser', 'Firefox')?.share).toBe(0.25)
})

test('knows no share where the service sends no sum', () => {
  expect(pictureRows('browser', { data: [{ value: 'Firefox', count: 3 }] })[0]?.share).toBeNull()
})

test('fills in the hours that a service leaves out', () => {
  const rows = pictureRows('pageviews_hour', { data: [{ value: '14', count: 3 }] })

  expect(rows).toHaveLength(24)
  expect(rows[13]).toMatchObject({ name: '13:00', count: 0 })
  expect(rows[14]).toMatchObject({ name: '14:00', count: 3 })
})

test('knows what a row was before, where the service compares', () => {
  const rows = pictureRows('browser', {
    data: [
      { value: 'Firefox', count: 3, before: 0 },
      { value: 'Edge', count: 1 },
    ],
  })

  expect(rows.map(({ before }) => before)).toEqual([0, null])
})

test('fills in the hours of a week, and that nobody came in them before', () => {
  const rows = pictureRows('visitors_weekday_hour', { data: [{ value: '2T14', count: 3, before: 1 }] })

  expect(rows).toHaveLength(168)
  expect(rows[38]).toMatchObject({ value: '2T14', name: 'Tuesday 14:00', count: 3, before: 1 })
  expect(rows[0]).toMatchObject({ value: '1T00', count: 0, before: 0 })
})

test.each(statisticNames)('gives each value of %s a name to read', (name) => {
  const value = { days: '2026-11-20', week: '3T13', hours: '13', map: '13', bars: '13' }[definitions[name].picture]

  expect(only(name, value)?.name).not.toBe('')
})
