import { referenceStatistics, statisticNames } from '#contract/statistic.ts'
import { makeQueryClient } from '#dashboard/http/queryClient.ts'
import { offersOf, offersQuery } from '#dashboard/http/offers.ts'
import { OpenApi } from '#dashboard/http/openApi.ts'
import { startService } from '#test/support/service.ts'
import { beforeEach, describe, expect, test, vi } from 'vitest'

const nothing = {
  statistics: statisticNames.filter((name) => name in referenceStatistics),
  sharing: false,
  keeping: false,
  manyWebsites: false,
  filters: false,
  comparison: false,
  allDays: false,
  events: false,
  weekHours: false,
  live: false,
  received: false,
  preview: false,
  check: false,
  reports: false,
  account: false,
  signInLink: false,
  alerts: false,
  ownAddress: false,
  ownDevices: false,
  imports: false,
}

const get = { responses: {} }
const query = (name: string, schema: object = { type: 'string' }) => ({ in: 'query', name, schema })

describe('what a document describes', () => {
  test.each<[string, object, Partial<typeof nothing>]>([
    ['nothing', {}, {}],
    ['the reference alone', { '/api/v1/stats/{id}': { get: { parameters: [query('name'), query('from')] } } }, {}],
    ['many websites', { '/api/v1/stats': { get } }, { manyWebsites: true }],
    ['writing at the same address', { '/api/v1/stats': { post: get } }, {}],
    ['filters', { '/api/v1/stats/{id}': { get: { parameters: [query('filters')] } } }, { filters: true }],
    ['a comparison', { '/api/v1/stats/{id}': { get: { parameters: [query('compare_from')] } } }, { comparison: true }],
    [
      'events by day',
      { '/api/v1/stats/{id}': { get: { parameters: [query('name', { enum: ['event', 'events'] })] } } },
      { events: true, statistics: [...nothing.statistics, 'events'] },
    ],
    [
      'the hours of the week',
      { '/api/v1/stats/{id}': { get: { parameters: [query('name', { enum: ['visitors_weekday_hour'] })] } } },
      { weekHours: true, statistics: [...nothing.statistics, 'visitors_weekday_hour'] },
    ],
    ['events in a list', { '/api/v1/stats/{id}': { get: { parameters: [query('name', { enum: ['event'] })] } } }, {}],
    ['who is there', { '/api/v1/stats/{id}/live': { get } }, { live: true }],
    ['what became of hits', { '/api/v1/stats/{id}/received': { get } }, { received: true }],
    ['a preview', { '/api/v1/websites/{id}/preview': { post: get } }, { preview: true }],
    ['reports', { '/api/v1/reports': { get } }, { reports: true }],
    ['an account', { '/api/v1/account': { get } }, { account: true }],
    ['links to sign in', { '/api/v1/sign-in': { post: get } }, { signInLink: true }],
    ['a check', { '/api/v1/websites/{id}/check': { post: get } }, { check: true }],
    ['sharing', { '/api/v1/share/{domain}': { get } }, { sharing: true }],
    ['all days in one', { '/api/v1/stats/{id}': { get: { parameters: [query('all_days')] } } }, { allDays: true }],
    ['imports', { '/api/v1/websites/{id}/imports': { get } }, { imports: true }],
    ['the end of hits', { '/api/v1/websites/{id}/deletions': { post: get } }, { keeping: true }],
    ['alerts', { '/api/v1/websites/{id}/alerts': { get } }, { alerts: true }],
    ['an address', { '/api/v1/address': { get } }, { ownAddress: true }],
    ['own devices', { '/api/v1/websites/{id}/devices': { get } }, { ownDevices: true }],
    [
      'addresses without what they begin with, and ids by other names',
      { '/stats': { get }, '/stats/{website}/live': { get }, '/websites/{uuid}/check': { post: get } },
      { manyWebsites: true, live: true, check: true },
    ],
    [
      'parameters of all methods of an address',
      { '/api/v1/stats/{id}': { parameters: [query('filters')], get } },
      { filters: true },
    ],
  ])('%s', (_, paths, expected) => {
    expect(offersOf({ paths: { ...paths } })).toEqual({ ...nothing, ...expected })
  })

  test('behind references', () => {
    const document = OpenApi.parse({
      paths: {
        '/api/v1/stats/{id}': { $ref: '#/components/pathItems/a~1b' },
        '/api/v1/stats': { get: { $ref: '#/paths/~1api~1v1~1stats/get' } },
        '/api/v1/websites/{id}/check': { $ref: 'https://elsewhere.example/openapi.json' },
      },
      components: {
        pathItems: { 'a/b': { get: { parameters: [{ $ref: '#/components/parameters/name' }, { $ref: 7 }, null] } } },
        parameters: { name: { name: 'name', schema: { $ref: '#/components/schemas/name' } } },
        schemas: { name: { enum: ['events'] } },
      },
    })

    expect(offersOf(document)).toEqual({ ...nothing, events: true, statistics: [...nothing.statistics, 'events'] })
  })
})

describe('what a service is found to offer', () => {
  const asked: string[] = []
  const answer = (response: () => Response | Promise<Response>) =>
    vi.stubGlobal('fetch', (url: string) => {
      asked.push(url)
      return response()
    })
  beforeEach(() => {
    asked.length = 0
  })

  test('is what it describes, asked once', async () => {
    const service = await startService()
    const document = (await service.request('GET', '/api/v1/openapi.json')).text
    answer(() => new Response(document))
    const queryClient = makeQueryClient()

    const offers = await queryClient.fetchQuery(offersQuery)
    await queryClient.fetchQuery(offersQuery)

    expect(offers).toEqual(offersOf(JSON.parse(document)))
    expect(asked).toEqual(['/api/v1/openapi.json'])
    await service.stop()
  })

  test.each<[string, () => Response]>([
    ['it has no description', () => Response.json({ message: 'Not found.' }, { status: 404 })],
    ['it answers a page', () => new Response('<!doctype html>')],
    ['it describes something else', () => Response.json({ swagger: '2.0', paths: [] })],
  ])('is nothing where %s', async (_, response) => {
    answer(response)

    expect(await makeQueryClient().fetchQuery(offersQuery)).toEqual(nothing)
  })

  test('is not known where it was not reached, and asked again the next time', async () => {
    let reached = false
    answer(() => (reached ? Response.json({ paths: { '/stats': { get } } }) : Promise.reject(new TypeError())))
    const queryClient = makeQueryClient()

    await expect(queryClient.fetchQuery({ ...offersQuery, retry: false })).rejects.toMatchObject({ status: 0 })
    reached = true

    expect(await queryClient.fetchQuery(offersQuery)).toEqual({ ...nothing, manyWebsites: true })
  })
})
