import { addedUp, trend, trendRange } from '#dashboard/websites/trend.ts'
import { expect, test } from 'vitest'

const row = (value: string, count: number) => ({ value, count })

test('looks at 60 days, the last one included', () => {
  expect(trendRange('2026-11-20')).toEqual({ from: '2026-09-22', to: '2026-11-20' })
})

test('adds up the last 30 days and the 30 before', () => {
  const rows = [row('2026-09-22', 1), row('2026-10-21', 2), row('2026-10-22', 4), row('2026-11-20', 8)]

  const { count, before } = trend(rows, '2026-11-20')

  expect([count, before]).toEqual([12, 3])
})

test('counts 0 for a day that the service leaves out', () => {
  const { counts } = trend([row('2026-11-19', 5)], '2026-11-20')

  expect(counts).toHaveLength(30)
  expect(counts.slice(-3)).toEqual([0, 5, 0])
})

test('adds up many, and none to nothing', () => {
  expect(
    addedUp([
      { count: 3, before: 5 },
      { count: 4, before: 0 },
    ]),
  ).toEqual({ count: 7, before: 5 })
  expect(addedUp([])).toEqual({ count: 0, before: 0 })
})
