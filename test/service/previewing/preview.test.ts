import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type BuiltHit, startService, type TestService } from '#test/support/service.ts'

let service: TestService
beforeEach(async () => {
  service = await startService({ now: '2026-11-20T12:00:00Z' })
})
afterEach(() => service.stop())

const ask = (id: number, form: Record<string, string | number> = {}, key: string | null = service.key) =>
  service.request('POST', `/api/v1/websites/${id}/preview`, { form, key })
const today = (page: string, rest: Partial<BuiltHit> = {}): BuiltHit => ({
  time: '2026-11-20T11:00:00Z',
  page,
  ...rest,
})

describe('rules for parameters', () => {
  test('are shown on the pageviews of the last 30 days, most frequent pages first', async () => {
    const id = await service.addWebsite('example.com', { timezone: 'UTC' })
    await service.storeHits(id, [
      today('/'),
      today('/list?page=2'),
      today('/list?sid=1&page=2'),
      today('/list?page=2&sid=1'),
      today('/list?page=2&sid=1'),
      today('/cart?sid=7'),
      today('/cart?sid=7', { name: 'Signup' }),
    ])

    const { status, body } = await ask(id, { exclude_params: 'sid\nother' })

    expect(status).toBe(200)
    expect(body.data).toMatchObject({ from_date: '2026-10-22', to_date: '2026-11-20', pageviews: 6 })
    expect(body.data.parameters).toEqual({
      pageviews: 4,
      examples: [
        { page: '/list?page=2&sid=1', becomes: '/list?page=2', count: 2 },
        { page: '/cart?sid=7', becomes: '/cart', count: 1 },
        { page: '/list?sid=1&page=2', becomes: '/list?page=2', count: 1 },
      ],
    })
  })

  test('are counted over every page, with five examples', async () => {
    const id = await service.addWebsite('example.com')
    await service.storeHits(
      id,
      Array.from({ length: 300 }, (_, number) => today(`/page?sid=${number}${number % 2 ? '&a=1' : ''}`)),
    )

    const { data } = (await ask(id, { exclude_params: 's*' })).body

    expect(data.parameters.pageviews).toBe(300)
    expect(data.parameters.examples).toHaveLength(5)
  })

  test('know names however they were written, and as they are read', async () => {
    const id = await service.addWebsite('example.com')
    await service.storeHits(id, [today('/?größe=1'), today('/?a%26b=1'), today('/?flag'), today('/?x=größe')])

    const { data } = (await ask(id, { exclude_params: 'größe\na%26b\nflag' })).body

    expect(data.parameters.pageviews).toBe(3)
  })

  test('are those of whole days of the website’s time zone', async () => {
    service.moveTo('2026-11-20T20:00:00Z')
    const id = await service.addWebsite('example.com', { timezone: 'Asia/Tokyo' })
    await service.storeHits(id, [
      { time: '2026-10-22T14:59:59Z', page: '/?sid=1' },
      { time: '2026-10-22T15:00:00Z', page: '/?sid=2' },
      { time: '2026-11-20T19:00:00Z', page: '/?sid=3' },
    ])

    const { data } = (await ask(id, { exclude_params: 'sid' })).body

    expect(data).toMatchObject({ from_date: '2026-10-23', to_date: '2026-11-21', pageviews: 2 })
    expect(data.parameters.pageviews).toBe(2)
  })

  test('are the website’s own when none are sent, and only its own hits are read', async () => {
    const id = await service.addWebsite('example.com', { exclude_params: 'sid' })
    const other = await service.addWebsite('example.org')
    await service.storeHits(id, [today('/?sid=1')])
    await service.storeHits(other, [today('/?sid=1'), today('/?sid=1')])

    expect((await ask(id)).body.data.parameters.pageviews).toBe(1)
  })

  test('that are wrong are refused as the settings refuse them', async () => {
    const id = await service.addWebsite('example.com')
    const wrong = { exclude_params: 'a b' }

    const { status, body } = await ask(id, wrong)

    expect(status).toBe(422)
    expect(body).toEqual((await service.request('PUT', `/api/v1/websites/${id}`, { form: wrong })).body)
    expect((await ask(id, { exclude_bots: 2 })).status).toBe(422)
    expect((await ask(id, { exclude_params: 'a'.repeat(70_000) })).status).toBe(422)
  })

  test('change nothing', async () => {
    const id = await service.addWebsite('example.com', { exclude_bots: 0 })
    const show = async () => (await service.request('GET', `/api/v1/websites/${id}`)).body
    const before = await show()

    await ask(id, { exclude_params: 'sid', exclude_bots: 1 })

    expect(await show()).toEqual(before)
  })
})

describe('leaving bots out', () => {
  const visit = (userAgent: string) =>
    service.request('POST', '/api/event', {
      body: JSON.stringify({ n: 'pageview', u: 'https://example.com/', d: 'example.com' }),
      headers: { 'content-type': 'text/plain', 'user-agent': userAgent },
      key: null,
    })

  test('is shown by the names of those who came, where they are counted', async () => {
    const id = await service.addWebsite('example.com', { exclude_bots: 0 })
    for (const agent of ['GPTBot/1.2', 'curl/8.10.1', 'curl/8.11.0', 'Nobot-bot/1.0']) await visit(agent)
    await visit('Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0')

    const { data } = (await ask(id, { exclude_bots: 1 })).body

    expect(data.pageviews).toBe(5)
    expect(data.bots).toEqual({
      pageviews: 4,
      known: true,
      examples: [
        { value: 'curl', count: 2 },
        { value: 'GPTBot', count: 1 },
        { value: 'bot', count: 1 },
      ],
    })
    expect((await ask(id, { exclude_bots: 0 })).body.data.bots).toEqual({ pageviews: 0, known: true, examples: [] })
  })

  test('is not known where they are left out already', async () => {
    const id = await service.addWebsite('example.com')
    await visit('curl/8.10.1')

    expect((await ask(id, { exclude_bots: 1 })).body.data.bots).toEqual({ pageviews: 0, known: false, examples: [] })
  })
})

test('a preview is its holder’s alone', async () => {
  const id = await service.addWebsite('example.com')
  const shared = await service.addWebsite('shared.example', { privacy: 2, password: 'a lamp' })
  const other = await service.addAccount('other@example.com')
  const { body } = await service.request('POST', `/api/v1/websites/${shared}/access`, {
    form: { password: 'a lamp' },
    key: null,
  })

  expect((await ask(id, {}, other)).status).toBe(404)
  expect((await ask(99)).status).toBe(404)
  expect((await ask(id, {}, null)).status).toBe(401)
  expect((await ask(shared, {}, body.data.token)).status).toBe(401)
})

test('more previews at once than twenty are refused', async () => {
  const id = await service.addWebsite('example.com')

  const answers = await Promise.all(Array.from({ length: 30 }, () => ask(id, { exclude_params: 'sid' })))

  const refused = answers.filter(({ status }) => status === 429)
  expect(answers.filter(({ status }) => status === 200).length + refused.length).toBe(30)
  expect(refused.length).toBeLessThanOrEqual(10)
  expect((await ask(id)).status).toBe(200)
})

test('a preview is described', async () => {
  const { body } = await service.request('GET', '/api/v1/openapi.json')

  const { requestBody, responses } = body.paths['/api/v1/websites/{id}/preview'].post
  expect(Object.keys(requestBody.content['application/x-www-form-urlencoded'].schema.properties)).toEqual([
    'exclude_params',
    'exclude_bots',
  ])
  expect(Object.keys(responses)).toEqual(['200', '4XX', '5XX'])
})
