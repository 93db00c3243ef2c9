import type { StatisticName } from '#contract/statistic.ts'
import { type BuiltHit, startService, type TestService } from '#test/support/service.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

/**
 * 1 comes to /blog/a from a search engine, reads on at /pricing and signs up; 2 comes to /pricing directly, and again an hour later
 * to /blog/a; 3 comes from a campaign to /blog/b; 4 browses / alone, all of it from pages of the website's own.
 */
const hits: BuiltHit[] = [
  {
    visitor: 1,
    time: '2026-11-10T09:00:00Z',
    page: '/blog/a',
    referrer: 'google.com',
    country: 'DE',
    browser: 'Firefox',
  },
  {
    visitor: 1,
    time: '2026-11-10T09:10:00Z',
    page: '/pricing',
    referrer: 'own.example',
    country: 'DE',
    browser: 'Firefox',
  },
  { visitor: 1, time: '2026-11-10T10:00:00Z', page: '/pricing', name: 'Signup', country: 'DE', browser: 'Firefox' },
  { visitor: 2, time: '2026-11-10T12:00:00Z', page: '/pricing', country: 'DE', browser: 'Safari' },
  {
    visitor: 2,
    time: '2026-11-10T13:00:00Z',
    page: '/blog/a',
    referrer: 'own.example',
    country: 'DE',
    browser: 'Safari',
  },
  {
    visitor: 3,
    time: '2026-11-11T09:00:00Z',
    page: '/blog/b',
    referrer: 'news.example',
    campaign: 'Autumn',
    country: 'FR',
  },
  { visitor: 4, time: '2026-11-11T23:00:00Z', page: '/', referrer: 'own.example', country: '', browser: "it's \\odd" },
]

let service: TestService
let website: number
beforeAll(async () => {
  service = await startService({ now: '2026-11-20T12:00:00Z' })
  website = await service.addWebsite('own.example', { timezone: 'UTC' })
  await service.storeHits(website, hits)
})
afterAll(() => service.stop())

type Row = { value: string; count: number; before?: number }

async function read(fields: Record<string, string>, filters: string[] = []) {
  const query = new URLSearchParams({ from: '2026-11-10', to: '2026-11-11', ...fields })
  for (const filter of filters) query.append('filters', filter)
  const { status, body } = await service.request('GET', `/api/v1/stats/${website}?${query}`)
  return { status, body }
}

/** The values that count anything, with their counts. */
async function counts(name: StatisticName, filters: string[]) {
  const { body } = await read({ name }, filters)
  return Object.fromEntries(body.data.flatMap(({ value, count }: Row) => (count > 0 ? [[value, count]] : [])))
}

describe('keeps visitors', () => {
  test.each([
    ['country:DE', 2],
    ['country!:DE', 2],
    ['country:', 1],
    ['country:de', 0],
    ['country~d', 2],
    ['country!~d', 2],
    ['browser~FOX', 1],
    ["browser:it's \\odd", 1],
    ['browser:\u0000', 0],
    ['browser:{website:UInt32}', 0],
    ["browser:') OR 1=1 --", 0],
    ['browser~', 4],
    ['browser!~', 0],
    ['referrer:google.com', 1],
    ['referrer!:google.com', 3],
    ['referrer:', 2],
    ['referrer~own', 0],
    ['referrer!:', 2],
    ['campaign~autumn', 1],
    ['campaign!~', 3],
    ['page:/pricing', 2],
    ['page!:/pricing', 4],
    ['page!~/blog', 3],
    ['event:Signup', 1],
    ['event!:Signup', 0],
    ['event~sign', 1],
    ['landing_page:/pricing', 2],
    ['landing_page!:/pricing', 4],
    ['landing_page!~/', 0],
    ['visitors:2026-11-10', 2],
    ['pageviews!:2026-11-10', 2],
    ['visitors~2026-11', 4],
    ['pageviews_hour:09', 2],
    ['visitors_hour!:09', 3],
    ['events_hour:10', 1],
    ['visitors_weekday_hour:2T09', 1],
    ['visitors_weekday_hour~3T', 2],
  ])('%j', async (filter, visitors) => {
    const { status, body } = await read({ name: 'visitors' }, [filter])

    expect(status).toBe(200)
    expect(body.meta.sum).toBe(visitors)
  })

  test.each([
    [['country:DE', 'country:FR'], 3],
    [['country!:DE', 'country!:FR'], 1],
    [['page~/blog', 'page!~/blog/a'], 1],
    [['page~/BLOG/B', 'page~pric'], 3],
    [['country:DE', 'page~/blog'], 2],
    [['country:DE', 'page~/blog', 'event:Signup'], 1],
    [['country:DE', 'country:FR', 'referrer!:google.com'], 2],
    [['page:/pricing', 'visitors_hour:09'], 1],
    [['page:/pricing', 'landing_page:/blog/a'], 1],
  ])('who match %j', async (filters, visitors) => {
    const { body } = await read({ name: 'visitors' }, filters)

    expect(body.meta.sum).toBe(visitors)
  })
})

describe('counts', () => {
  test('the referrer by which somebody came who saw a page', async () => {
    expect(await counts('referrer', ['page:/pricing'])).toEqual({ 'google.com': 1, '': 2 })
  })

  test('only pageviews of the page, and events of whoever saw it', async () => {
    expect(await counts('page', ['page:/pricing'])).toEqual({ '/pricing': 2 })
    expect(await counts('event', ['page:/pricing'])).toEqual({ Signup: 1 })
  })

  test('pages and landing pages of whoever did something, the latter in that visit', async () => {
    expect(await counts('page', ['event:Signup'])).toEqual({ '/blog/a': 1, '/pricing': 1 })
    expect(await counts('landing_page', ['event:Signup'])).toEqual({ '/pricing': 1 })
  })

  test('visitors in the hours in which they saw the page', async () => {
    expect(await counts('visitors_hour', ['page:/pricing'])).toEqual({ '09': 1, '12': 1 })
  })

  test('hits of visits that began on a page', async () => {
    expect(await counts('page', ['landing_page:/blog/a'])).toEqual({ '/blog/a': 2, '/pricing': 1 })
  })

  test('visits by all their hits, although only some hours are asked for', async () => {
    expect(await counts('landing_page', ['visitors_hour:09'])).toEqual({ '/blog/a': 1, '/blog/b': 1 })
  })
})

test('searches in what the filters leave', async () => {
  const { body } = await read({ name: 'page', search: 'blog' }, ['country:DE'])

  expect(body.data).toEqual([{ value: '/blog/a', count: 2 }])
})

test('links to other pages of the list keep the filters', async () => {
  const { body } = await read({ name: 'visitors_hour', per_page: '10' }, ['country:DE', 'page~/a?b=1&c'])

  expect(new URL(body.links.next).searchParams.getAll('filters')).toEqual(['country:DE', 'page~/a?b=1&c'])
})

describe('refuses', () => {
  test.each([
    ['what is no filter', ['country:DE', 'planet:Mars'], '"planet:Mars" is not a filter'],
    ['a name without an operator', ['country'], '"country" is not a filter'],
    ['a value of more than 2,000 characters', [`page:${'x'.repeat(2001)}`], 'The value of the filter "page:xxx'],
    ['more than 50', Array.from({ length: 51 }, () => 'page:/'), 'The filters field must not have more than 50'],
  ])('%s', async (_, filters, beginning) => {
    const { status, body } = await read({ name: 'page' }, filters)

    expect(status).toBe(422)
    expect(Object.keys(body.errors)).toEqual(['filters'])
    expect(body.message.slice(0, beginning.length)).toBe(beginning)
  })

  test('nothing of 50 filters with 250 characters each', async () => {
    const filters = Array.from({ length: 50 }, (_, index) => `page!:/${'x'.repeat(240)}${index}`)

    expect((await read({ name: 'page' }, filters)).body.meta.sum).toBe(6)
  })
})
