import { explain } from '#service/reports/explain.ts'
import type { Amount, ReasonName, Row } from '#service/reports/Figures.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

const amount = (before: number, now: number): Amount => ({ before, now })
const row = (name: ReasonName, value: string, before: number, now: number): Row<ReasonName> => ({
  name,
  value,
  label: undefined,
  before,
  now,
})

/** Visitors and pageviews before and now, the rows, and in words what they come to. */
type Case = [string, [number, number], [number, number], Row<ReasonName>[], string]

const grown = [row('referrer', 'google.com', 600, 672), row('country', 'DE', 700, 784), row('page', '/', 2000, 2240)]

describe('the difference in visitors', () => {
  test.each<Case>([
    [
      'is that of a source that is new',
      [1000, 1096],
      [2500, 2600],
      [row('referrer', 'news.example', 0, 96), row('referrer', 'google.com', 600, 600)],
      'most: news.example',
    ],
    [
      'is a source, then its pages, then its country',
      [1000, 1200],
      [2500, 2900],
      [row('country', 'IN', 40, 190), row('page', '/new', 0, 380), row('referrer', 'news.example', 4, 200)],
      'most: news.example, /new, IN',
    ],
    ['is nobody’s where all grew alike', [1000, 1120], [2500, 2800], grown, 'spread'],
    [
      'is a part where half of it is left',
      [1000, 1200],
      [2500, 2500],
      [row('referrer', 'news.example', 0, 60)],
      'part: news.example',
    ],
    [
      'is what stayed away',
      [1000, 800],
      [2500, 2000],
      [row('referrer', 'news.example', 190, 2), row('referrer', 'google.com', 600, 590)],
      'most: news.example',
    ],
    [
      'is not what went the other way',
      [1000, 1200],
      [2500, 3000],
      [row('referrer', 'old.example', 90, 10), row('referrer', 'news.example', 0, 280)],
      'most: news.example',
    ],
    [
      'is not explained where it may be chance',
      [1000, 1020],
      [2500, 2550],
      [row('referrer', 'a.example', 0, 20)],
      'none',
    ],
    [
      'is not explained where there was nothing before',
      [0, 500],
      [0, 900],
      [row('referrer', 'a.example', 0, 400)],
      'none',
    ],
    ['is none where nobody came at all', [0, 0], [0, 0], [], 'none'],
    [
      'is not that of a page while pageviews went the other way',
      [1000, 1200],
      [2500, 2000],
      [row('page', '/gone', 600, 20), row('page', '/new', 0, 60)],
      'spread',
    ],
    [
      'is at most two of one statistic and three in all',
      [1000, 2000],
      [2500, 5000],
      [
        row('country', 'IN', 0, 250),
        row('country', 'US', 0, 260),
        row('country', 'DE', 0, 270),
        row('campaign', 'spring', 0, 500),
        row('referrer', 'news.example', 0, 400),
      ],
      'most: news.example, spring, DE',
    ],
  ])('%s', (_, visitors, pageviews, rows, expected) => {
    const { cause } = explain({ visitors: amount(...visitors), pageviews: amount(...pageviews) }, rows)

    const said = !cause
      ? 'none'
      : cause.how === 'spread'
        ? 'spread'
        : `${cause.how}: ${cause.rows.map(({ value }) => value).join(', ')}`
    expect(said).toBe(expected)
  })
})

describe('what changed most', () => {
  const values = (visitors: Amount, rows: Row<ReasonName>[]) =>
    explain({ visitors, pageviews: amount(2500, 2500) }, rows).changed.map(({ value }) => value)

  test('is named although it was made up for', () => {
    const rows = [row('referrer', 'old.example', 90, 10), row('referrer', 'news.example', 0, 81)]

    expect(values(amount(1000, 1000), rows)).toEqual(['news.example', 'old.example'])
  })

  test('is not what grew with everything', () => {
    expect(values(amount(1000, 1120), grown.slice(0, 2))).toEqual([])
  })

  test('is not what may be chance', () => {
    expect(values(amount(1000, 1000), [row('referrer', 'a.example', 10, 17), row('country', 'FR', 3, 0)])).toEqual([])
  })

  test('is measured by the whole: pageviews are more than visitors', () => {
    const rows = [row('page', '/big', 300, 400), row('referrer', 'news.example', 0, 90)]

    expect(values(amount(1000, 1000), rows)).toEqual(['news.example', '/big'])
  })
})

test('whatever was counted, a cause went the way of the whole, and is one of few that changed', () => {
  const count = fc.integer({ min: 0, max: 5000 })
  const rows = fc.array(
    fc
      .record({
        name: fc.constantFrom<ReasonName>('page', 'referrer', 'country', 'campaign'),
        before: count,
        now: count,
      })
      .map(({ name, before, now }) => row(name, `${name} ${before} ${now}`, before, now)),
    { maxLength: 40 },
  )

  fc.assert(
    fc.property(fc.tuple(count, count), fc.tuple(count, count), rows, (visitors, pageviews, listed) => {
      const { cause, changed } = explain({ visitors: amount(...visitors), pageviews: amount(...pageviews) }, listed)

      expect(changed.length).toBeLessThanOrEqual(6)
      for (const { now, before } of changed) expect(now).not.toBe(before)
      if (!cause || cause.how === 'spread') return
      expect(cause.rows.length).toBeLessThanOrEqual(3)
      for (const one of cause.rows) {
        expect(changed).toContain(one)
        expect(Math.sign(one.now - one.before)).toBe(Math.sign(visitors[1] - visitors[0]))
      }
    }),
  )
})
