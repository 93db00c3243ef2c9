import { statisticNames } from '#contract/statistic.ts'
import { type BuiltHit, startService, type TestService } from '#test/support/service.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

/**
 * Berlin's clocks went back on 2026-10-25 at 01:00 UTC, so that its 02:30 came twice.
 * Visitors 2 and 3 come on the 25th, the others on other days; 90 and 91 lie just outside of the range.
 * Visitor 2's second hit is exactly 30 minutes after the first and belongs to the same visit; the third is a millisecond later than that.
 */
const berlin: BuiltHit[] = [
  { visitor: 90, time: '2026-10-23T21:59:59.999Z', page: '/before', browser: 'Lynx' },
  { visitor: 1, time: '2026-10-23T22:00:00.000Z', page: '/', referrer: 'google.com', ...phone('FR', 'Paris') },
  { visitor: 1, time: '2026-10-24T21:59:59.999Z', page: '/a', referrer: 'berlin.example', ...phone('FR', 'Paris') },
  { visitor: 2, time: '2026-10-24T22:00:00.000Z', page: '/a', campaign: 'autumn', ...desktop('DE', 'Berlin') },
  { visitor: 2, time: '2026-10-24T22:30:00.000Z', page: '/b', referrer: 'berlin.example', ...desktop('DE', 'Berlin') },
  { visitor: 2, time: '2026-10-24T23:00:00.001Z', page: '/b', referrer: 'google.com', ...desktop('DE', 'Berlin') },
  { visitor: 2, time: '2026-10-25T00:30:00.000Z', page: '/c', name: 'Signup', ...desktop('DE', 'Berlin') },
  { visitor: 3, time: '2026-10-25T01:30:00.000Z', page: '/c', campaign: 'autumn', ...desktop('DE', 'Köln') },
  { visitor: 3, time: '2026-10-25T22:59:59.999Z', page: '/', ...desktop('DE', 'Köln') },
  { visitor: 4, time: '2026-10-25T23:00:00.000Z', page: '/c', referrer: 'news.example' },
  { visitor: 4, time: '2026-10-25T23:00:00.000Z', page: '/c', name: 'Signup' },
  { visitor: 4, time: '2026-10-26T22:59:59.999Z', page: '/c', name: 'Download', referrer: 'berlin.example' },
  { visitor: 91, time: '2026-10-26T23:00:00.000Z', page: '/after', browser: 'Lynx' },
]

const elsewhere: BuiltHit[] = [
  { visitor: 2, time: '2026-10-25T12:00:00.000Z', page: '/elsewhere', referrer: 'berlin.example', browser: 'Opera' },
]

function phone(country: string, city: string) {
  const place = { continent: 'EU', country, city: `${country}:${city}`, language: 'fr' }
  return { ...place, browser: 'Safari', os: 'iOS', device: 'mobile', resolution: '390x844' }
}

function desktop(country: string, city: string) {
  const place = { continent: 'EU', country, city: `${country}:${city}`, language: 'de' }
  return { ...place, browser: 'Firefox', os: 'Linux', device: 'desktop', resolution: '1920x1080' }
}

const hours = (counts: Record<string, number>) =>
  Array.from({ length: 24 }, (_, hour) => {
    const value = String(hour).padStart(2, '0')
    return [value, counts[value] ?? 0]
  })

/** Saturday the 24th to Monday the 26th. */
const weekdayHours = (counts: Record<string, number>) =>
  [1, 2, 3, 4, 5, 6, 7].flatMap((weekday) =>
    hours({}).map(([hour]) => [`${weekday}T${hour}`, counts[`${weekday}T${hour}`] ?? 0]),
  )

/** All rows in the order of their values. */
const expected: Record<(typeof statisticNames)[number], unknown[][]> = {
  pageviews: [
    ['2026-10-24', 2],
    ['2026-10-25', 5],
    ['2026-10-26', 1],
  ],
  visitors: [
    ['2026-10-24', 1],
    ['2026-10-25', 2],
    ['2026-10-26', 1],
  ],
  pageviews_hour: hours({ '00': 4, '01': 1, '02': 1, '23': 2 }),
  visitors_hour: hours({ '00': 3, '01': 1, '02': 2, '23': 3 }),
  events: [
    ['2026-10-24', 0],
    ['2026-10-25', 1],
    ['2026-10-26', 2],
  ],
  events_hour: hours({ '00': 1, '02': 1, '23': 1 }),
  visitors_weekday_hour: weekdayHours({
    '1T00': 1,
    '1T23': 1,
    '6T00': 1,
    '6T23': 1,
    '7T00': 1,
    '7T01': 1,
    '7T02': 2,
    '7T23': 1,
  }),
  page: [
    ['/', 2],
    ['/a', 2],
    ['/b', 2],
    ['/c', 2],
  ],
  landing_page: [
    ['/', 2],
    ['/a', 2],
    ['/b', 1],
    ['/c', 4],
  ],
  referrer: [
    ['', 3],
    ['google.com', 2, 'Google'],
    ['news.example', 1],
  ],
  campaign: [['autumn', 2]],
  continent: [
    ['', 1],
    ['EU', 3, 'Europe'],
  ],
  country: [
    ['', 1],
    ['DE', 2, 'Germany'],
    ['FR', 1, 'France'],
  ],
  city: [
    ['', 1],
    ['DE:Berlin', 1, 'Berlin, Germany'],
    ['DE:Köln', 1, 'Köln, Germany'],
    ['FR:Paris', 1, 'Paris, France'],
  ],
  language: [
    ['', 1],
    ['de', 2, 'German'],
    ['fr', 1, 'French'],
  ],
  browser: [
    ['', 1],
    ['Firefox', 2],
    ['Safari', 1],
  ],
  os: [
    ['', 1],
    ['Linux', 2],
    ['iOS', 1],
  ],
  device: [
    ['', 1],
    ['desktop', 2],
    ['mobile', 1],
  ],
  resolution: [
    ['', 1],
    ['1920x1080', 2],
    ['390x844', 1],
  ],
  event: [
    ['Download', 1],
    ['Signup', 2],
  ],
}

let service: TestService
let website: number

beforeAll(async () => {
  service = await startService({ now: '2026-11-20T12:00:00Z' })
  website = await service.addWebsite('berlin.example', { timezone: 'Europe/Berlin' })
  await service.storeHits(website, berlin)
  await service.storeHits(await service.addWebsite('elsewhere.example'), elsewhere)
})
afterAll(() => service.stop())

const range = { from: '2026-10-24', to: '2026-10-26' }
const read = (query: Record<string, string | number>, headers = {}) =>
  service.request('GET', `/api/v1/stats/${website}`, { query: { ...range, ...query }, headers })

type Row = { value: string; count: number; label?: string }
const triples = (rows: Row[]) =>
  rows.map((row) => [row.value, row.count, ...(row.label === undefined ? [] : [row.label])])

test.each(statisticNames)('counts %s', async (name) => {
  const { status, body } = await read({ name, sort_by: 'value', sort: 'asc' })

  expect(status).toBe(200)
  expect(triples(body.data)).toEqual(expected[name].slice(0, 100))
  expect(body.meta).toMatchObject({
    name,
    from_date: '2026-10-24',
    to_date: '2026-10-26',
    timezone: 'Europe/Berlin',
    total: expected[name].length,
    sum: expected[name].reduce((sum, [, count]) => sum + Number(count), 0),
  })
})

test('sorts by count, most first, and breaks ties by value', async () => {
  const { body } = await read({ name: 'referrer' })

  expect(triples(body.data)).toEqual([
    ['', 3],
    ['google.com', 2, 'Google'],
    ['news.example', 1],
  ])
})

test.each([
  ['count', 'asc', ['', 'FR', 'DE']],
  ['count', 'desc', ['DE', '', 'FR']],
  ['value', 'asc', ['', 'DE', 'FR']],
  ['value', 'desc', ['FR', 'DE', '']],
])('sorts by %s %s', async (sort_by, sort, values) => {
  const { body } = await read({ name: 'country', sort_by, sort })

  expect(body.data.map((row: Row) => row.value)).toEqual(values)
})

describe('searching', () => {
  test.each([
    ['country', 'germ', ['DE']],
    ['country', 'de', ['DE']],
    ['city', 'berlin, ger', ['DE:Berlin']],
    ['city', 'KÖLN', ['DE:Köln']],
    ['language', 'French', ['fr']],
    ['browser', 'FOX', ['Firefox']],
    ['page', '%', []],
    ['visitors', '10-25', ['2026-10-25']],
    ['event', "' OR 1=1 --", []],
  ])('finds in %s by %s', async (name, search, values) => {
    const { status, body } = await read({ name, search })

    expect(status).toBe(200)
    expect(body.data.map((row: Row) => row.value)).toEqual(values)
    expect(body.meta.total).toBe(values.length)
  })

  test('counts what was found in the sum', async () => {
    const { body } = await read({ name: 'country', search: 'germ' })

    expect(body.meta.sum).toBe(2)
  })

  test('matches labels in the language asked for', async () => {
    const { body } = await read(
      { name: 'country', search: 'deutsch' },
      { 'accept-language': 'xx, de-DE;q=0.9, en;q=0.5' },
    )

    expect(triples(body.data)).toEqual([['DE', 2, 'Deutschland']])
  })

  test.each(['value', 'url'])('searches by %s', async (search_by) => {
    const { status } = await read({ name: 'page', search: '/a', search_by })

    expect(status).toBe(200)
  })
})

describe('pages', () => {
  test('cuts a list and says where it is', async () => {
    const { body } = await read({ name: 'visitors_hour', per_page: 10, page: 3, sort_by: 'value', sort: 'asc' })

    expect(body.data.map((row: Row) => row.value)).toEqual(['20', '21', '22', '23'])
    expect(body.meta).toMatchObject({
      current_page: 3,
      from: 21,
      to: 24,
      last_page: 3,
      per_page: 10,
      total: 24,
      sum: 9,
    })
    expect(new URL(body.links.prev).searchParams.get('page')).toBe('2')
    expect(body.links.next).toBeNull()
  })

  test('beyond the last page there are no rows, but the totals are the same', async () => {
    const { status, body } = await read({ name: 'browser', per_page: 10, page: 9 })

    expect(status).toBe(200)
    expect(body.data).toEqual([])
    expect(body.meta).toMatchObject({ from: null, to: null, last_page: 1, total: 3, sum: 4 })
  })
})

test('a range without hits is empty, and its days are zero', async () => {
  const empty = { from: '2025-02-27', to: '2025-03-01' }

  const browsers = await read({ name: 'browser', ...empty })
  const days = await read({ name: 'visitors', sort_by: 'value', sort: 'asc', ...empty })

  expect(browsers.body).toMatchObject({ data: [], meta: { total: 0, sum: 0, from: null } })
  expect(triples(days.body.data)).toEqual([
    ['2025-02-27', 0],
    ['2025-02-28', 0],
    ['2025-03-01', 0],
  ])
})

test('visitors of the parts of a range add up to those of the whole', async () => {
  const whole = await read({ name: 'visitors' })
  const parts = await Promise.all(
    ['2026-10-24', '2026-10-25', '2026-10-26'].map((day) => read({ name: 'visitors', from: day, to: day })),
  )

  expect(parts.reduce((sum, { body }) => sum + body.meta.sum, 0)).toBe(whole.body.meta.sum)
})

test('cuts history anew when the time zone of the website changes', async () => {
  const id = await service.addWebsite('moved.example', { timezone: 'UTC' })
  await service.storeHits(id, [{ time: '2026-10-24T23:30:00Z' }])

  await service.request('PUT', `/api/v1/websites/${id}`, { form: { timezone: 'Asia/Tokyo' } })
  const { body } = await service.request('GET', `/api/v1/stats/${id}`, { query: { name: 'pageviews', ...range } })

  expect(body.data[0]).toEqual({ value: '2026-10-25', count: 1 })
})

test('a day that begins at one o’clock, because its midnight is missing, is counted whole', async () => {
  // Santiago's clocks went from 00:00 to 01:00 on 2026-09-06, at 04:00 UTC.
  const id = await service.addWebsite('santiago.example', { timezone: 'America/Santiago' })
  await service.storeHits(id, [
    { time: '2026-09-06T03:59:59Z' },
    { time: '2026-09-06T04:00:00Z' },
    { time: '2026-09-07T02:59:59Z' },
    { time: '2026-09-07T03:00:00Z' },
  ])

  const day = { from: '2026-09-06', to: '2026-09-06' }
  const { body } = await service.request('GET', `/api/v1/stats/${id}`, { query: { name: 'pageviews', ...day } })

  expect(body.data).toEqual([{ value: '2026-09-06', count: 2 }])
})

describe('refuses', () => {
  test.each([
    ['a missing name', { name: '' }, 'name'],
    ['an unknown name', { name: 'bounce_rate' }, 'name'],
    ['a day that does not exist', { name: 'page', from: '2026-02-30' }, 'from'],
    ['a day in another format', { name: 'page', to: '20.11.2026' }, 'to'],
    ['an end before the beginning', { name: 'page', from: '2026-10-26', to: '2026-10-25' }, 'to'],
    ['a day before the engine’s time', { name: 'page', from: '1969-12-31' }, 'from'],
    ['a day after the engine’s time', { name: 'page', to: '2149-01-01' }, 'to'],
    ['a range over ten years', { name: 'page', from: '2016-10-24', to: '2026-10-26' }, 'to'],
    ['another search key', { name: 'page', search_by: 'label' }, 'search_by'],
    ['another sort key', { name: 'page', sort_by: 'visitors' }, 'sort_by'],
    ['another direction', { name: 'page', sort: 'up' }, 'sort'],
    ['another page size', { name: 'page', per_page: 20 }, 'per_page'],
    ['all days of what is not by days', { name: 'page', all_days: 1 }, 'all_days'],
    ['a page before the first', { name: 'page', page: 0 }, 'page'],
  ])('%s', async (_, query, field) => {
    const { status, body } = await read(query)

    expect(status).toBe(422)
    expect(Object.keys(body.errors)).toEqual([field])
    expect(body.message).toBe(body.errors[field][0])
  })

  test('a request without its required parameters, naming each', async () => {
    const { status, body } = await service.request('GET', `/api/v1/stats/${website}`)

    expect(status).toBe(422)
    expect(body).toEqual({
      message: 'The name field is required. (and 2 more errors)',
      errors: {
        name: ['The name field is required.'],
        from: ['The from field is required.'],
        to: ['The to field is required.'],
      },
    })
  })
})

test('ignores parameters it does not know', async () => {
  const { status } = await read({ name: 'page', colour: 'amber' })

  expect(status).toBe(200)
})
