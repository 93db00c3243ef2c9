import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startService, type TestService } from '#test/support/service.ts'
import { visits, weeksBefore } from './visits.ts'

/** A Friday. */
const hour = '2026-11-20T14:00:00Z'
const usual = [80, 60, 95, 70, 88, 75, 92, 66]

let service: TestService
let website: number
beforeEach(async () => {
  service = await startService({ now: '2026-11-20T13:00:00Z' })
  website = await service.addWebsite('example.com', { timezone: 'UTC' })
})
afterEach(() => service.stop())

const path = (id = website) => `/api/v1/websites/${id}/alerts`
const set = (form: Record<string, string | number>, id = website) => service.request('PUT', path(id), { form })
const listed = async (id = website) => (await service.request('GET', path(id))).body.data.alerts

async function tickAt(time: string) {
  service.moveTo(time)
  await service.alerts.tick()
}

/** The website has had hits until then. */
const touch = (time: string) => service.websites.touch(website, Date.parse(time))

describe('an hour', () => {
  test('with far more visitors than usual is noted, with what accounts for it', async () => {
    await set({ above: 1 })
    await service.storeHits(website, weeksBefore(hour, usual, { referrer: 'search.example', page: '/' }))
    await service.storeHits(website, visits(hour, 90, { referrer: 'search.example', page: '/' }))
    // By another host of Hacker News.
    await service.storeHits(website, visits(hour, 322, { referrer: 'hn.algolia.com', page: '/post' }))

    await tickAt('2026-11-20T15:00:10Z')

    expect(await listed()).toMatchObject([
      {
        kind: 'above',
        from: '2026-11-20T14:00:00Z',
        to: '2026-11-20T15:00:00Z',
        visitors: 412,
        usual: { from: 66, to: 92 },
        causes: {
          referrer: { value: 'news.ycombinator.com', visitors: 322, usual: 0 },
          page: { value: '/post', visitors: 322, usual: 0 },
        },
      },
    ])
  })

  test('with far fewer is noted, with what is missing', async () => {
    await set({ below: 1 })
    await service.storeHits(website, weeksBefore(hour, usual, { referrer: 'search.example', page: '/' }))
    await service.storeHits(website, visits(hour, 4))

    await tickAt('2026-11-20T15:00:10Z')

    expect(await listed()).toMatchObject([
      { kind: 'below', visitors: 4, causes: { referrer: { value: 'search.example', visitors: 0, usual: 78 } } },
    ])
  })

  test('is not judged before it is over', async () => {
    await set({ above: 1, below: 1 })
    await service.storeHits(website, weeksBefore(hour, usual))
    await service.storeHits(website, visits(hour, 412))

    await tickAt('2026-11-20T14:59:50Z')

    expect(await listed()).toEqual([])
  })

  test('says nothing unless it was asked for', async () => {
    await set({ below: 1, stopped: 1 })
    const other = await service.addWebsite('example.org', { timezone: 'UTC' })
    for (const id of [website, other]) {
      await service.storeHits(id, weeksBefore(hour, usual))
      await service.storeHits(id, visits(hour, 412))
    }

    await tickAt('2026-11-20T15:00:10Z')

    expect([...(await listed()), ...(await listed(other))]).toEqual([])
  })

  test('in which the service was away says nothing of visitors who are missing', async () => {
    await set({ below: 1 })
    await service.storeHits(website, weeksBefore('2026-11-20T12:00:00Z', usual))

    await tickAt('2026-11-20T13:00:10Z')

    expect(await listed()).toEqual([])
  })

  test('is compared with the hour that the website’s clock calls the same', async () => {
    const berlin = await service.addWebsite('example.de', { timezone: 'Europe/Berlin' })
    await set({ above: 1 }, berlin)
    // 15:00 in Berlin: 14:00 UTC in winter, 13:00 in the summer time that ended on October 25.
    await service.storeHits(berlin, weeksBefore(hour, [80, 80, 80]))
    await service.storeHits(berlin, weeksBefore('2026-11-20T13:00:00Z', [0, 0, 0, 80, 80, 80, 80, 80]))
    await service.storeHits(berlin, visits(hour, 412))

    await tickAt('2026-11-20T15:00:10Z')

    expect(await listed(berlin)).toMatchObject([{ usual: { from: 80, to: 80 } }])
  })

  test('of a website that is three weeks old says nothing', async () => {
    await set({ above: 1 })
    await service.storeHits(website, weeksBefore(hour, [80, 80, 80]))
    await service.storeHits(website, visits(hour, 412))

    await tickAt('2026-11-20T15:00:10Z')

    expect(await listed()).toEqual([])
  })

  test('has no second alert of its kind within 12 hours', async () => {
    await set({ above: 1 })
    for (const start of [hour, '2026-11-20T15:00:00Z', '2026-11-21T04:00:00Z']) {
      await service.storeHits(website, weeksBefore(start, usual))
      await service.storeHits(website, visits(start, 412))
    }

    await tickAt('2026-11-20T15:00:10Z')
    await tickAt('2026-11-20T16:00:10Z')
    expect(await listed()).toHaveLength(1)

    await tickAt('2026-11-21T05:00:10Z')
    expect(await listed()).toHaveLength(2)
  })

  test('is noted once however often it is looked at, after a restart too', async () => {
    await set({ above: 1 })
    await service.storeHits(website, weeksBefore(hour, usual))
    await service.storeHits(website, visits(hour, 412))
    await tickAt('2026-11-20T15:00:10Z')
    await tickAt('2026-11-20T15:01:10Z')
    await service.stop({ keep: true })
    const { folder } = service
    service = await startService({ now: '2026-11-20T15:10:00Z', environment: { DATA_DIR: folder } })

    await service.alerts.tick()

    expect(await listed()).toHaveLength(1)
  })
})

describe('a silence', () => {
  const weeks = ['2026-11-20T13:00:00Z', hour].flatMap((start) => weeksBefore(start, usual))

  test('that is longer than chance explains is noted once, and so is its end', async () => {
    await set({ stopped: 1 })
    await service.storeHits(website, weeks)
    await touch('2026-11-20T13:30:00Z')

    await tickAt('2026-11-20T13:40:00Z')
    expect(await listed()).toEqual([])
    await tickAt('2026-11-20T13:55:00Z')
    await tickAt('2026-11-20T14:55:00Z')
    expect(await listed()).toMatchObject([
      { kind: 'stopped', from: '2026-11-20T13:30:00Z', to: '2026-11-20T13:55:00Z', visitors: 0, usual: { from: 27 } },
    ])

    await touch('2026-11-20T14:56:00Z')
    await tickAt('2026-11-20T14:57:00Z')
    await tickAt('2026-11-20T14:58:00Z')
    expect(await listed()).toMatchObject([
      { kind: 'resumed', from: '2026-11-20T13:30:00Z', to: '2026-11-20T14:56:00Z', visitors: null, usual: null },
      { kind: 'stopped' },
    ])
  })

  test('is not told again as an hour with fewer visitors', async () => {
    await set({ stopped: 1, below: 1 })
    await service.storeHits(website, weeks)
    await touch('2026-11-20T13:59:00Z')

    await tickAt('2026-11-20T14:40:00Z')
    await tickAt('2026-11-20T15:00:10Z')

    expect((await listed()).map(({ kind }: { kind: string }) => kind)).toEqual(['stopped'])
  })

  test('begins with the service: while it was away nothing could arrive', async () => {
    await set({ stopped: 1 })
    await service.storeHits(website, weeks)
    await touch('2026-11-20T11:00:00Z')

    await tickAt('2026-11-20T13:10:00Z')
    expect(await listed()).toEqual([])

    await tickAt('2026-11-20T13:30:00Z')
    expect(await listed()).toMatchObject([{ kind: 'stopped', from: '2026-11-20T11:00:00Z' }])
  })

  test('of a website that was never visited is none', async () => {
    await set({ stopped: 1 })

    await tickAt('2026-11-20T15:00:10Z')

    expect(await listed()).toEqual([])
  })
})

describe('over the interface', () => {
  test('a website has no alerts before they are asked for', async () => {
    const { status, body } = await service.request('GET', path())

    expect(status).toBe(200)
    expect(body.data).toEqual({
      above: 0,
      below: 0,
      stopped: 0,
      mail: 1,
      webhook: null,
      secret: null,
      can_mail: false,
      alerts: [],
    })
  })

  test('only what is sent changes', async () => {
    await set({ above: 1, webhook: 'https://hooks.example/a' })

    const { body } = await set({ stopped: 1 })

    expect(body.data).toMatchObject({ above: 1, stopped: 1, below: 0, webhook: 'https://hooks.example/a' })
    expect((await set({ webhook: '' })).body.data.webhook).toBeNull()
  })

  test.each([
    'hooks.example',
    'ftp://hooks.example/',
    'javascript:alert(1)',
    'https://user:word@hooks.example/',
    'https://hooks.example:8443/',
    'http://hooks.example:443/',
    'https://',
  ])('%s is no webhook', async (webhook) => {
    const { status, body } = await set({ webhook })

    expect(status).toBe(422)
    expect(Object.keys(body.errors)).toEqual(['webhook'])
  })

  test('a webhook has its bounds', async () => {
    expect((await set({ webhook: `https://hooks.example/${'a'.repeat(2048)}` })).status).toBe(422)
  })

  test('alerts are their holder’s alone', async () => {
    const key = await service.addAccount('other@example.com')

    for (const [method, at] of [
      ['GET', path()],
      ['PUT', path()],
      ['POST', `${path()}/secret`],
      ['POST', `${path()}/test`],
    ] as const) {
      expect((await service.request(method, at, { key, form: {} })).status).toBe(404)
      expect((await service.request(method, at, { key: null, form: {} })).status).toBe(401)
    }
  })

  test('a key that only reads sees neither webhook nor secret', async () => {
    const { body } = await service.request('POST', '/api/v1/account/keys', { form: { name: 'reader', access: 'read' } })
    const { key } = body.data

    expect((await service.request('GET', path(), { key })).status).toBe(403)
    expect((await service.request('POST', `${path()}/secret`, { key, form: {} })).status).toBe(403)
  })

  test('a change is in the audit log, without the address of the webhook', async () => {
    await set({ webhook: 'https://hooks.example/token' })

    const { text, body } = await service.request('GET', '/api/v1/account/audit')

    expect(body.data[0]).toMatchObject({
      action: 'website_changed',
      about: { website: 'example.com', fields: ['alerts'] },
    })
    expect(text).not.toContain('token')
  })

  test('what is left of a website that was deleted is nothing', async () => {
    await set({ above: 1 })
    await service.storeHits(website, weeksBefore(hour, usual))
    await service.storeHits(website, visits(hour, 412))
    await service.request('DELETE', `/api/v1/websites/${website}`)

    await tickAt('2026-11-20T15:00:10Z')

    expect((await service.request('GET', path())).status).toBe(404)
  })
})
