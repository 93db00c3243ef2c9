import { addDays, type Day, daysOf } from '#dashboard/days/day.ts'
import { defaultGrouping, grouped, groupingsFor } from '#dashboard/statistics/traffic/grouping.ts'
import { addUp, type Counts, type Moment, type Traffic } from '#dashboard/statistics/traffic/traffic.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'

const counts = (visitors: number): Counts => ({ visitors, pageviews: visitors * 2, events: visitors * 3 })

/** One visitor a day up to `present`, and two on the day each is compared with. */
function traffic(from: Day, to: Day, present: Day): Traffic {
  const moments = daysOf(from, to).map((at): Moment => ({
    at,
    now: at > present ? null : counts(1),
    beforeAt: addDays(at, -364),
    before: counts(2),
  }))
  return {
    range: { from, to },
    beforeRange: { from: addDays(from, -364), to: addDays(to, -364) },
    unit: 'day',
    moments,
    total: addUp(moments.flatMap(({ now }) => now ?? [])),
    compared: null,
    unfinished: from <= present && present <= to ? present : null,
    partial: [],
  }
}

test('weeks begin on Monday, and those at the ends may lack days', () => {
  // Wednesday to Tuesday.
  const { unit, moments, partial } = grouped(traffic('2026-11-04', '2026-11-17', '2026-12-01'), 'week')

  expect(unit).toBe('week')
  expect(moments.map(({ at, now }) => [at, now?.visitors])).toEqual([
    ['2026-11-02', 5],
    ['2026-11-09', 7],
    ['2026-11-16', 2],
  ])
  expect(partial).toEqual(['2026-11-02', '2026-11-16'])
})

test('months are those of the calendar, in a leap year too', () => {
  const { moments, partial } = grouped(traffic('2024-01-15', '2024-03-31', '2026-11-20'), 'month')

  expect(moments.map(({ at, now }) => [at, now?.visitors])).toEqual([
    ['2024-01-01', 17],
    ['2024-02-01', 29],
    ['2024-03-01', 31],
  ])
  expect(partial).toEqual(['2024-01-01'])
})

test('the week of today is the one that is not over, and one that has not come has no number', () => {
  const { unfinished, moments } = grouped(traffic('2026-11-09', '2026-11-29', '2026-11-18'), 'week')

  expect(unfinished).toBe('2026-11-16')
  expect(moments.map(({ now }) => now?.visitors ?? null)).toEqual([7, 3, null])
})

test('a week stands beside the days its own are compared with', () => {
  const [first] = grouped(traffic('2026-11-04', '2026-11-17', '2026-12-01'), 'week').moments

  expect(first).toMatchObject({ beforeAt: '2025-11-05', before: { visitors: 10, pageviews: 20, events: 30 } })
})

test.each([
  ['2026-11-14', '2026-11-20', 'day'],
  ['2026-08-13', '2026-11-20', 'day'],
  ['2026-08-12', '2026-11-20', 'week'],
  ['2025-11-21', '2026-11-20', 'week'],
  ['2023-11-21', '2026-11-20', 'month'],
])('from %s to %s it is drawn by %s at first', (from, to, by) => {
  expect(defaultGrouping({ from, to })).toBe(by)
})

test.each([
  ['2026-11-20', '2026-11-20', []],
  ['2026-11-14', '2026-11-20', ['day']],
  ['2026-11-07', '2026-11-20', ['day', 'week']],
  ['2026-09-20', '2026-11-20', ['day', 'week', 'month']],
])('from %s to %s there is to choose from %o', (from, to, choices) => {
  expect(groupingsFor({ from, to })).toEqual(choices)
})

test('whatever the days, their weeks and months add up to the same', () => {
  const number = fc.nat(1_000_000)
  const some = fc.record({ visitors: number, pageviews: number, events: fc.option(number) })
  const from = fc
    .date({ min: new Date('2016-01-01'), max: new Date('2026-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10))
  const days = fc.array(fc.record({ now: fc.option(some), before: fc.option(some) }), { minLength: 1, maxLength: 800 })
  const all = (moments: readonly Moment[], side: 'now' | 'before') =>
    addUp(moments.flatMap((moment) => moment[side] ?? []))

  fc.assert(
    fc.property(from, days, fc.constantFrom('week' as const, 'month' as const), (first, counted, by) => {
      const to = addDays(first, counted.length - 1)
      const moments = counted.map((day, index): Moment => ({ at: addDays(first, index), beforeAt: null, ...day }))
      const result = grouped({ ...traffic(first, to, to), moments }, by)

      expect(all(result.moments, 'now')).toEqual(all(moments, 'now'))
      expect(all(result.moments, 'before')).toEqual(all(moments, 'before'))
      expect(result.partial.length).toBeLessThanOrEqual(2)
      for (const { at } of result.moments)
        expect(by === 'month' ? at.slice(8) : new Date(at).getUTCDay()).toBe(by === 'month' ? '01' : 1)
    }),
    { numRuns: 60 },
  )
})
