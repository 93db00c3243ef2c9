import { openStream } from '#test/service/live/openStream.ts'
import { type BuiltHit, startService, type TestService } from '#test/support/service.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

/**
 * Somebody without a key who wants the rows that are hidden: Latvia, its city, the page and the event only two visitors have.
 */
let service: TestService
let id: number

const crowd: BuiltHit[] = Array.from({ length: 8 }, (_, visitor) => [
  hit(visitor, 'DE', 'DE:Berlin', '/'),
  hit(visitor, 'DE', 'DE:Berlin', '/pricing'),
  hit(visitor, 'DE', 'DE:Berlin', '/', 'Signup'),
]).flat()
/** Two visitors who look at one page twenty times. */
const few: BuiltHit[] = [100, 101].flatMap((visitor) => [
  ...Array.from({ length: 10 }, () => hit(visitor, 'LV', 'LV:Riga', '/secret')),
  hit(visitor, 'LV', 'LV:Riga', '/secret', 'Confession'),
])

function hit(visitor: number, country: string, city: string, page: string, name = 'pageview'): BuiltHit {
  return {
    time: '2026-11-20T11:50:00Z',
    visitor,
    country,
    city,
    page,
    name,
    continent: 'EU',
    browser: country === 'LV' ? 'Lynx' : 'Firefox',
    referrer: country === 'LV' ? 'secret.example' : 'news.example',
    campaign: country === 'LV' ? 'secret' : 'autumn',
  }
}

beforeAll(async () => {
  service = await startService({ now: '2026-11-20T12:00:00Z' })
  id = await service.addWebsite('crowd.example', { timezone: 'UTC', share_minimum: 3 })
  // The day before, Latvia was a crowd and Germany was not.
  await service.storeHits(id, [
    ...crowd,
    ...few,
    ...few.map((one) => ({ ...one, time: '2026-11-19T11:50:00Z' })),
    { ...hit(102, 'LV', 'LV:Riga', '/secret'), time: '2026-11-19T11:50:00Z' },
    { ...hit(1, 'DE', 'DE:Berlin', '/'), time: '2026-11-19T11:50:00Z' },
  ])
})
afterAll(() => service.stop())

const today = { from: '2026-11-20', to: '2026-11-20' }
const stats = async (query: Record<string, string | number>, key: string | null = null) => {
  const answer = await service.request('GET', `/api/v1/stats/${id}`, { query: { ...today, ...query }, key })
  return { ...answer, values: (answer.body.data ?? []).map((row: { value: string }) => row.value) }
}

/** What gives two visitors away. */
const traces = /LV|Riga|Latvia|secret|Lynx|Confession/

describe('rows with fewer visitors than the minimum', () => {
  test.each([
    ['country', ['DE'], 10, 2],
    ['city', ['DE:Berlin'], 10, 2],
    ['browser', ['Firefox'], 10, 2],
    ['referrer', ['news.example'], 10, 2],
    ['campaign', ['autumn'], 10, 2],
    // 20 pageviews are many, two visitors are few.
    ['page', ['/', '/pricing'], 36, 20],
    ['landing_page', ['/'], 10, 2],
    ['event', ['Signup'], 10, 2],
  ])('of %s are counted together', async (name, values, sum, other) => {
    const answer = await stats({ name })

    expect(answer.values).toEqual(values)
    expect(answer.body.meta).toMatchObject({ sum, other, total: values.length })
  })

  test('are the holder’s to see', async () => {
    const { values, body } = await stats({ name: 'country' }, service.key)

    expect(values).toEqual(['DE', 'LV'])
    expect(body.meta).not.toHaveProperty('other')
  })

  test('are not found', async () => {
    for (const search of ['LV', 'Latvia', 'l', 'Riga', 'secret', '']) {
      for (const name of ['country', 'city', 'page', 'referrer', 'event']) {
        const { body } = await stats({ name, search })
        expect(JSON.stringify(body.data)).not.toMatch(traces)
        if (search.length > 1) expect(body.meta).toMatchObject({ sum: 0, total: 0 })
        if (search) expect(body.meta).not.toHaveProperty('other')
      }
    }
  })

  test('are on no page, in no order', async () => {
    for (const sort_by of ['count', 'value'])
      for (const sort of ['asc', 'desc'])
        for (const page of [1, 2, 3]) {
          const { body } = await stats({ name: 'page', sort_by, sort, page, per_page: 10 })
          expect(JSON.stringify(body.data)).not.toMatch(traces)
          expect(body.meta).toMatchObject({ sum: 36, other: 20, total: 2 })
        }
  })

  test('are not got out by keeping some visitors, whom one could be one of or the only one not to be', async () => {
    for (const filters of [
      'country:LV',
      'country!:DE',
      'country:DE',
      'page~/s',
      'visitors:2026-11-20',
      'visitors_hour:11',
    ])
      for (const name of ['visitors', 'country', 'page']) {
        const { status, body } = await stats({ name, filters })
        expect(status).toBe(422)
        expect(body.errors).toEqual({ filters: ['There are no filters here.'] })
      }
  })

  test('are hidden in either of two ranges that are compared', async () => {
    const yesterday = { compare_from: '2026-11-19', compare_to: '2026-11-19' }
    const now = await stats({ name: 'country', ...yesterday })
    const then = await stats({
      name: 'country',
      from: '2026-11-19',
      to: '2026-11-19',
      compare_from: '2026-11-20',
      compare_to: '2026-11-20',
    })

    // Germany had one visitor the day before, which nobody is told: not even that it was not none.
    expect(now.body.data).toEqual([{ value: 'DE', label: 'Germany', count: 8 }])
    expect(now.body.meta).toMatchObject({ sum: 10, other: 2, before_sum: 4, total: 1 })
    expect(then.body.data).toEqual([{ value: 'LV', label: 'Latvia', count: 3 }])
    expect(then.body.meta).toMatchObject({ sum: 4, other: 1, before_sum: 10 })
  })

  test('are in no live picture', async () => {
    const url = await service.app.listen({ port: 0, host: '127.0.0.1' })
    const stream = await openStream(`${url}/api/v1/stats/${id}/live`)
    const picture = await stream.next()
    stream.close()

    expect(picture).toMatchObject({
      visitors: 0,
      pages: [
        { value: '/', count: 8 },
        { value: '/pricing', count: 8 },
      ],
      countries: [{ value: 'DE', count: 8 }],
      referrers: [{ value: 'news.example', count: 8 }],
    })
    expect(JSON.stringify(picture)).not.toMatch(traces)
  })

  test('are in nothing that is frozen', async () => {
    const made = await service.request('POST', `/api/v1/websites/${id}/frozen`, { form: today })
    const secret = new URL(made.body.data.url).hash.replace('#frozen=', '')
    // What is hidden later was hidden then.
    await service.request('PUT', `/api/v1/websites/${id}`, { form: { share_minimum: 0 } })
    const frozen = await stats({ name: 'country' }, secret)
    const refused = await stats({ name: 'country', filters: 'country:LV' }, secret)
    await service.request('PUT', `/api/v1/websites/${id}`, { form: { share_minimum: 3 } })

    expect(frozen.values).toEqual(['DE'])
    expect(frozen.body.meta).toMatchObject({ sum: 10, other: 2 })
    expect(refused.status).toBe(422)
  })

  test('are not counted for many websites at once without a key', async () => {
    expect((await service.request('GET', '/api/v1/stats', { query: { name: 'visitors' }, key: null })).status).toBe(401)
  })

  test('days and hours are all there: they tell of nobody what they are', async () => {
    const days = await stats({ name: 'visitors', from: '2026-11-18', sort_by: 'value', sort: 'asc' })
    const hours = await stats({ name: 'visitors_hour' })

    expect(days.body.data.map(({ count }: { count: number }) => count)).toEqual([0, 4, 10])
    expect(hours.body.data).toHaveLength(24)
    expect(hours.body.meta).toMatchObject({ sum: 10 })
  })
})
