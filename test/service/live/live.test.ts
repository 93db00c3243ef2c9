import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { startService, type TestService } from '#test/support/service.ts'
import { openStream } from './openStream.ts'

/** The next minute begins in a moment, and does again and again while the clock stands still. */
const justBefore = '2026-11-20T12:29:59.950Z'
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'

let service: TestService
let url: string
async function start(now: string, environment: Record<string, string> = {}) {
  service = await startService({ now, environment })
  url = await service.app.listen({ host: '127.0.0.1', port: 0 })
}
const follow = (id: number, options: Parameters<typeof openStream>[1] = { key: service.key }) =>
  openStream(`${url}/api/v1/stats/${id}/live`, options)
/** Resolves when nothing more is told. What was on its way when somebody lost their leave may still come. */
async function ended(stream: Awaited<ReturnType<typeof follow>>): Promise<void> {
  while ((await stream.next()) !== undefined);
}

/** The next picture with somebody on it: a busy service tells once more before that that nobody is there. */
async function somebody(stream: Awaited<ReturnType<typeof follow>>) {
  for (;;) {
    const picture = await stream.next()
    if (picture?.visitors !== 0) return picture
  }
}

const visit = (path: string) =>
  service.request('POST', '/api/event', {
    body: JSON.stringify({ n: 'pageview', u: `https://example.com${path}`, d: 'example.com' }),
    headers: { 'content-type': 'text/plain', 'user-agent': firefox },
    key: null,
  })

afterEach(() => service.stop())

describe('somebody who follows a website', () => {
  beforeEach(() => start('2026-11-20T12:29:00Z'))

  test('is told the many hosts of a source as one, by its name', async () => {
    const id = await service.addWebsite('example.com')
    await service.storeHits(id, [
      { time: '2026-11-20T12:28:00Z', visitor: 1, referrer: 'google.de' },
      { time: '2026-11-20T12:28:10Z', visitor: 1, referrer: 'google.com' },
      { time: '2026-11-20T12:28:20Z', visitor: 2, referrer: 'google' },
    ])

    const picture = await (await follow(id)).next()

    expect(picture?.referrers).toEqual([{ value: 'google.com', label: 'Google', count: 2 }])
  })

  test('is told at once who is there', async () => {
    const id = await service.addWebsite('example.com')
    await service.storeHits(id, [
      { time: '2026-11-20T11:59:59Z', page: '/too-early' },
      { time: '2026-11-20T12:00:00Z', visitor: 1, page: '/a', country: 'DE', referrer: 'example.org' },
      { time: '2026-11-20T12:00:30Z', visitor: 1, page: '/b', country: 'DE', referrer: 'example.com' },
      { time: '2026-11-20T12:24:00Z', visitor: 2, page: '/b', country: 'FR' },
      { time: '2026-11-20T12:24:01Z', visitor: 3, page: '/b' },
      { time: '2026-11-20T12:28:10Z', visitor: 4, page: '/b', name: 'Signup' },
      { time: '2026-11-20T12:29:00Z', visitor: 4, page: '/b' },
      { time: '2026-11-20T12:29:01Z', visitor: 5, page: '/ahead-of-time' },
    ])

    const picture = await (await follow(id)).next()

    expect(picture?.at).toBe('2026-11-20T12:29:00Z')
    expect(picture?.visitors).toBe(2)
    expect(picture?.minutes).toHaveLength(30)
    expect(picture?.minutes[0]).toEqual({ minute: '2026-11-20T12:00:00Z', visitors: 1, pageviews: 2 })
    expect(picture?.minutes[1]).toEqual({ minute: '2026-11-20T12:01:00Z', visitors: 0, pageviews: 0 })
    expect(picture?.minutes[28]).toEqual({ minute: '2026-11-20T12:28:00Z', visitors: 1, pageviews: 0 })
    expect(picture?.minutes[29]).toEqual({ minute: '2026-11-20T12:29:00Z', visitors: 1, pageviews: 1 })
    expect(picture?.pages).toEqual([
      { value: '/b', count: 4 },
      { value: '/a', count: 1 },
    ])
    expect(picture?.referrers).toEqual([
      { value: '', count: 3 },
      { value: 'example.org', count: 1 },
    ])
    expect(picture?.countries).toEqual([
      { value: '', count: 2 },
      { value: 'DE', count: 1, label: 'Germany' },
      { value: 'FR', count: 1, label: 'France' },
    ])
  })

  test('is told of no more than ten pages', async () => {
    const id = await service.addWebsite('example.com')
    const pages = Array.from({ length: 12 }, (_, number) => `/${String(number).padStart(2, '0')}`)
    await service.storeHits(
      id,
      pages.map((page) => ({ time: '2026-11-20T12:10:00Z', page })),
    )

    const picture = await (await follow(id)).next()

    expect(picture?.pages.map(({ value }) => value)).toEqual(pages.slice(0, 10))
  })

  test('reads countries in the language asked for', async () => {
    const id = await service.addWebsite('example.com')
    await service.storeHits(id, [{ time: '2026-11-20T12:28:00Z', country: 'DE' }])

    const stream = await follow(id, { key: service.key, headers: { 'Accept-Language': 'fr' } })

    expect((await stream.next())?.countries).toEqual([{ value: 'DE', count: 1, label: 'Allemagne' }])
  })

  test('is told when somebody comes, as all others are who follow', async () => {
    const id = await service.addWebsite('example.com')
    const streams = await Promise.all([follow(id), follow(id)])
    await Promise.all(streams.map((stream) => stream.next()))

    await visit('/lamps')

    const pictures = await Promise.all(streams.map(somebody))
    expect(pictures[0]).toMatchObject({ visitors: 1, pages: [{ value: '/lamps', count: 1 }] })
    expect(pictures[1]).toEqual(pictures[0])
  })

  test('who joins later is told at once, too', async () => {
    const id = await service.addWebsite('example.com')
    const first = await (await follow(id)).next()

    expect(await (await follow(id)).next()).toEqual(first)
  })

  test('hears nothing of other websites', async () => {
    const id = await service.addWebsite('example.org')
    await service.addWebsite('example.com')
    const stream = await follow(id)
    await stream.next()
    await visit('/lamps')
    await service.stop({ keep: true })

    expect(await stream.next()).toBeUndefined()
  })
})

test('somebody who is there over midnight is two visitors, as a visitor is one day’s', async () => {
  await start('2026-11-20T23:59:00Z')
  const id = await service.addWebsite('example.com', { timezone: 'UTC' })
  await visit('/')
  service.moveTo('2026-11-21T00:01:00Z')
  await visit('/')

  expect(await (await follow(id)).next()).toMatchObject({ visitors: 2 })
})

test('time alone is a change: each minute is told when it begins', async () => {
  await start(justBefore)
  const id = await service.addWebsite('example.com')
  await service.storeHits(id, [{ time: '2026-11-20T12:25:30Z' }])
  const stream = await follow(id)
  expect(await stream.next()).toMatchObject({ visitors: 1 })

  service.moveTo('2026-11-20T12:30:59.950Z')

  const later = await stream.next()
  expect(later).toMatchObject({ at: '2026-11-20T12:30:59Z', visitors: 0 })
  expect(later?.minutes.at(-1)?.minute).toBe('2026-11-20T12:30:00Z')
})

describe('who may follow', () => {
  beforeEach(() => start(justBefore))

  test('everybody a public website, its holder alone a private one', async () => {
    const open = await service.addWebsite('public.example')
    const closed = await service.addWebsite('private.example', { privacy: 1 })
    const other = await service.addAccount('other@example.com')

    expect((await follow(open, {})).status).toBe(200)
    expect((await follow(open, { key: other })).status).toBe(404)
    expect((await follow(closed, {})).status).toBe(401)
    expect((await follow(closed, { key: other })).status).toBe(404)
    expect((await follow(closed)).status).toBe(200)
    expect((await follow(99)).status).toBe(404)
  })

  test.each([
    ['the token ends', async () => service.moveTo('2026-11-20T13:30:00Z')],
    [
      'the password is changed',
      (id: number) => service.request('PUT', `/api/v1/websites/${id}`, { form: { password: 'another lamp' } }),
    ],
  ])('who knows the password, until %s', async (_, change) => {
    const id = await service.addWebsite('shared.example', { privacy: 2, password: 'a lamp' })
    const { body } = await service.request('POST', `/api/v1/websites/${id}/access`, {
      form: { password: 'a lamp' },
      key: null,
    })
    const stream = await follow(id, { key: body.data.token })
    expect(await stream.next()).toBeDefined()

    await change(id)

    await ended(stream)
  })

  test.each([
    ['the website is deleted', (id: number) => service.request('DELETE', `/api/v1/websites/${id}`)],
    ['it becomes private', (id: number) => service.request('PUT', `/api/v1/websites/${id}`, { form: { privacy: 1 } })],
    [
      'visitors are not shown',
      (id: number) => service.request('PUT', `/api/v1/websites/${id}`, { form: { share_statistics: 'page' } }),
    ],
  ])('nobody any more once %s', async (_, change) => {
    const id = await service.addWebsite('example.com')
    const stream = await follow(id, {})
    expect(await stream.next()).toBeDefined()

    await change(id)

    await ended(stream)
  })

  test('nobody whose key was revoked', async () => {
    const id = await service.addWebsite('example.com')
    const stream = await follow(id)
    expect(await stream.next()).toBeDefined()

    for (const key of await service.keys.listAll()) await service.keys.revoke(key.id)

    await ended(stream)
  })
})

describe('a stream', () => {
  test('is kept by no cache and no proxy, and has the headers of every answer', async () => {
    await start(justBefore, { ALLOWED_ORIGINS: 'https://dashboard.example' })
    const id = await service.addWebsite('example.com')

    const { headers } = await follow(id, { headers: { Origin: 'https://dashboard.example' } })

    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'text/event-stream',
      'cache-control': 'private, no-store',
      'x-accel-buffering': 'no',
      'access-control-allow-origin': 'https://dashboard.example',
      'x-content-type-options': 'nosniff',
      'x-request-id': expect.any(String),
    })
  })

  test('is refused beyond twenty of one account, until one is closed', async () => {
    await start(justBefore)
    const id = await service.addWebsite('example.com')
    const other = await service.addAccount('other@example.com')
    const theirs = await service.addWebsite('example.org', {}, other)
    const streams = await Promise.all(Array.from({ length: 20 }, () => follow(id)))

    const refused = await follow(id)
    expect(refused.status).toBe(429)
    expect(refused.headers.get('retry-after')).toBe('60')
    expect((await follow(theirs, { key: other })).status).toBe(200)
    expect((await follow(id, {})).status).toBe(200)

    streams[0]?.close()
    await vi.waitFor(async () => expect((await follow(id)).status).toBe(200))
  })

  test('that cannot be read is an error of ours, and takes no seat', async () => {
    await start(justBefore, { LOG_LEVEL: 'silent' })
    const id = await service.addWebsite('example.com')
    await service.dropHits()

    const answers = await Promise.all(
      Array.from({ length: 21 }, () => service.request('GET', `/api/v1/stats/${id}/live`)),
    )
    const later = await service.request('GET', `/api/v1/stats/${id}/live`)

    expect(later.status).toBe(500)
    expect(later.body).toEqual({ message: 'Something went wrong on our side.' })
    expect(answers.filter(({ status }) => status === 500).length).toBeGreaterThanOrEqual(20)
  })

  test('ends when the service does, which it does not hold up', async () => {
    await start(justBefore)
    const id = await service.addWebsite('example.com')
    const stream = await follow(id)
    await stream.next()

    const began = performance.now()
    await service.close()

    expect(performance.now() - began).toBeLessThan(2000)
    await vi.waitFor(async () => expect(await stream.next()).toBeUndefined())
  })

  test('is described', async () => {
    await start(justBefore)

    const { body } = await service.request('GET', '/api/v1/openapi.json')

    const { responses } = body.paths['/api/v1/stats/{id}/live'].get
    expect(Object.keys(responses['200'].content['text/event-stream'].schema.properties)).toEqual([
      'at',
      'visitors',
      'minutes',
      'pages',
      'countries',
      'referrers',
    ])
  })

  test('is opened by GET alone', async () => {
    await start(justBefore)
    const id = await service.addWebsite('example.com')

    const answer = await fetch(`${url}/api/v1/stats/${id}/live`, { method: 'HEAD' })

    expect(answer.status).toBe(404)
  })
})
