import { describe, expect, test, vi } from 'vitest'
import { writtenHit } from '#service/storage/hits/row.ts'
import { openStream } from '#test/service/live/openStream.ts'
import { plainHit } from '#test/support/plainHit.ts'
import type { TestService } from '#test/support/service.ts'
import { useCopies } from './useCopies.ts'

const scene = useCopies({ API_RATE: '500', COLLECT_RATE: '100000', WEBSITE_RATE: '10', TRUST_PROXY: '127.0.0.1' })
const both = () => [scene.first, scene.second]
/** The one of both whose turn it is. */
const copy = (turn: number): TestService => (turn % 2 === 0 ? scene.first : scene.second)

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'

let made = 0
/** Nobody has it yet: a test that is tried again finds nothing of before. */
const fresh = (name: string) => `${name}${(made += 1)}.example`

const visit = ({ request }: TestService, d: string, address = '203.0.113.9', path = '/') =>
  request('POST', '/api/event', {
    body: JSON.stringify({ n: 'pageview', u: `https://${d}${path}`, d }),
    headers: { 'content-type': 'text/plain', 'user-agent': firefox, 'x-forwarded-for': address },
    key: null,
  })

async function counted({ request, key }: TestService, id: number, name: string): Promise<number> {
  const query = { name, from: '2026-11-18', to: '2026-11-18' }
  const { body } = await request('GET', `/api/v1/stats/${id}`, { query, key })
  return body.data.reduce((sum: number, { count }: { count: number }) => sum + count, 0)
}

test('tables are made once by two that start together', async () => {
  const rows = await scene.first.hits.read<{ name: string }>('SELECT name FROM migrations ORDER BY name', {})

  expect(rows.length).toBeGreaterThan(5)
  expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length)
})

describe('hits', () => {
  test('that come now here, now there are of one visitor, and all are counted at both', async () => {
    const domain = fresh('visitors')
    const id = await scene.first.addWebsite(domain, { timezone: 'UTC' })
    for (let turn = 0; turn < 40; turn += 1) {
      scene.moveTo(`2026-11-18T12:00:${String(turn).padStart(2, '0')}Z`)
      const address = turn < 20 ? '203.0.113.9' : `198.51.100.${Math.floor(turn / 4)}`
      expect((await visit(copy(turn), domain, address, `/${turn}`)).status).toBe(202)
    }

    for (const service of both()) {
      expect(await counted(service, id, 'visitors')).toBe(1 + 5)
      expect(await counted(service, id, 'pageviews')).toBe(40)
      // Written down a second later, as more may come.
      await expect
        .poll(async () => {
          const { body } = await service.request('GET', `/api/v1/websites/${id}`, { key: service.key })
          return body.data.last_hit_at
        })
        .toBe('2026-11-18T12:00:39Z')
    }
  })

  test('are admitted as many a second as one service admits', async () => {
    const domain = fresh('rate')
    await scene.first.addWebsite(domain, { timezone: 'UTC' })
    scene.moveTo('2026-11-18T12:30:00Z')

    const statuses = []
    for (let turn = 0; turn < 30; turn += 1)
      statuses.push((await visit(copy(turn), domain, `198.51.100.${turn}`)).status)

    expect(statuses.filter((status) => status === 202)).toHaveLength(10)
    expect(statuses.filter((status) => status === 429)).toHaveLength(20)
  })

  test('that were received at either are in what is shown of both', async () => {
    const domain = fresh('received')
    const id = await scene.first.addWebsite(domain, { timezone: 'UTC' })
    scene.moveTo('2026-11-18T12:40:00Z')
    for (let turn = 0; turn < 6; turn += 1) await visit(copy(turn), domain)
    const stored = async ({ request, key }: TestService) => {
      const query = { from: '2026-11-18', to: '2026-11-18' }
      const { body } = await request('GET', `/api/v1/stats/${id}/received`, { query, key })
      return body.data.stored
    }

    for (const service of both()) await expect.poll(() => stored(service)).toBe(6)
  })

  test('of the same lines that are imported at both are stored once', async () => {
    const id = await scene.first.addWebsite(fresh('imported'), { timezone: 'UTC' })
    const lines = Array.from({ length: 50 }, (_, number) =>
      writtenHit(
        {
          ...plainHit,
          website_id: id,
          time: Date.parse('2026-11-18T09:00:00Z') + number * 1000,
          visitor: String(number),
        },
        String(number + 1),
      ),
    )
    const store = async ({ storing }: TestService) => (await storing.store(id, lines, async () => 1)).length

    const stored = await Promise.all([...both(), ...both()].map(store))

    expect(stored.toSorted((a, b) => b - a)).toEqual([50, 0, 0, 0])
    expect(await counted(scene.second, id, 'pageviews')).toBe(50)
  })
})

test('an import that another copy reads goes on; that of a copy that is gone is broken', async () => {
  const id = await scene.first.addWebsite(fresh('importing'), { timezone: 'UTC' })
  const website = await scene.first.websites.find(id)
  if (!website) throw new Error('no website')
  const time = Date.parse('2026-11-18T09:00:00Z')
  const states = async () => (await scene.second.imports.list(id)).map(({ state }) => state)
  await scene.first.imports.begin(website, 'access.log', { earliest: time, latest: time })
  const [{ copy: name } = { copy: null }] = await scene.first.imports.list(id)

  await scene.second.imports.sweep([name ?? '', 'another'])
  const during = await states()
  await scene.second.imports.sweep(['another'])

  expect(during).toEqual(['running'])
  expect(await states()).toEqual(['broken'])
})

test('whoever follows a website at one copy is told what came in at the other', async () => {
  const domain = fresh('live')
  const id = await scene.first.addWebsite(domain, { timezone: 'UTC' })
  scene.moveTo('2026-11-18T13:00:00Z')
  const url = await scene.first.app.listen({ host: '127.0.0.1', port: 0 })
  const stream = await openStream(`${url}/api/v1/stats/${id}/live`, { key: scene.first.key })
  expect((await stream.next())?.visitors).toBe(0)

  await visit(scene.second, domain, '203.0.113.9', '/there')

  let picture = await stream.next()
  while (picture && picture.visitors === 0) picture = await stream.next()
  expect(picture?.pages).toEqual([{ value: '/there', count: 1 }])
  stream.close()
})

describe('what is limited', () => {
  test('is as many requests of a key as one service answers', async () => {
    const key = await scene.first.addAccount(`limited@${fresh('a')}`)
    const statuses: number[] = []
    for (let round = 0; round < 51; round += 1) {
      const answers = Array.from({ length: 10 }, (_, turn) => copy(turn).request('GET', '/api/v1/account', { key }))
      statuses.push(...(await Promise.all(answers)).map(({ status }) => status))
    }

    expect(statuses.filter((status) => status === 200)).toHaveLength(500)
    expect(statuses.filter((status) => status === 429)).toHaveLength(10)
    const refused = await scene.second.request('GET', '/api/v1/account', { key })
    expect(refused.headers).toMatchObject({
      'x-ratelimit-limit': '500',
      'x-ratelimit-remaining': '0',
      'retry-after': '60',
    })
    scene.moveTo('2026-11-18T14:00:00Z')
    expect((await scene.second.request('GET', '/api/v1/account', { key })).status).toBe(200)
  })

  test('is as many wrong passwords as at one service', async () => {
    const id = await scene.first.addWebsite(fresh('guessed'), { privacy: 2, password: 'a lamp' })
    const open = (service: TestService, password: string) =>
      service.request('POST', `/api/v1/websites/${id}/access`, { form: { password }, key: null })
    const right = await open(scene.second, 'a lamp')

    const guesses = []
    for (let turn = 0; turn < 12; turn += 1) guesses.push((await open(copy(turn), `lamp ${turn}`)).status)

    expect(right.status).toBe(200)
    expect(guesses).toEqual([...Array.from({ length: 10 }, () => 422), 429, 429])
    const query = { name: 'visitors', from: '2026-11-18', to: '2026-11-18' }
    for (const { request } of both())
      expect((await request('GET', `/api/v1/stats/${id}`, { query, key: right.body.data.token })).status).toBe(200)
  })

  test('is as many mails with a link as one service sends, and a link opens once, wherever', async () => {
    const email = `someone@${fresh('a')}`
    await scene.first.addAccount(email)
    scene.mails.received.length = 0
    const ask = ({ request }: TestService) => request('POST', '/api/v1/sign-in', { form: { email }, key: null })

    const asked = []
    for (let turn = 0; turn < 5; turn += 1) asked.push((await ask(copy(turn))).status)

    expect(asked).toEqual([202, 202, 202, 429, 429])
    await vi.waitFor(() => expect(scene.mails.received).toHaveLength(3), { timeout: 15_000 })
    const [, token = ''] = /#sign-in=([\w-]{43})\s/.exec(scene.mails.received[0]?.mail.text ?? '') ?? []
    const redeemed = await Promise.all(
      both().map(({ request }) => request('POST', '/api/v1/sign-in/key', { form: { token }, key: null })),
    )
    expect(redeemed.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 422])
  })
})

test('a key that has ended is noted once, however many refuse it', async () => {
  const account = await scene.first.accounts.ensure(`ended@${fresh('a')}`)
  const { key } = await scene.first.keys.add(account, { name: 'old', expires_at: '2026-11-18T00:00:00Z' })
  const { key: good } = await scene.first.keys.add(account, { name: 'good' })

  await Promise.all([...both(), ...both()].map(({ request }) => request('GET', '/api/v1/account', { key })))

  const { body } = await scene.second.request('GET', '/api/v1/account/audit', { key: good })
  const actions = body.data.map(({ action }: { action: string }) => action)
  expect(actions.filter((action: string) => action === 'key_refused')).toHaveLength(1)
})

test('a frozen link opens at each, and is revoked at all', async () => {
  const { first, second } = scene
  const domain = fresh('frozen')
  const id = await first.addWebsite(domain, { timezone: 'UTC', privacy: 1 })
  const form = { from: '2026-11-17', to: '2026-11-18' }
  const { body } = await first.request('POST', `/api/v1/websites/${id}/frozen`, { form })
  const secret = new URL(body.data.url).hash.replace('#frozen=', '')
  const open = ({ request }: TestService) => request('GET', `/api/v1/share/${domain}`, { key: secret })

  expect((await open(second)).status).toBe(200)
  await second.request('DELETE', `/api/v1/websites/${id}/frozen/${body.data.id}`)
  expect((await open(first)).status).not.toBe(200)
})

test('a closed day is named alike at both, and counted anew at both when its hits are deleted at one', async () => {
  const { first, second } = scene
  const id = await first.addWebsite(fresh('closed'), { timezone: 'UTC' })
  await first.storeHits(id, [
    { time: '2026-11-12T10:00:00Z', visitor: 1 },
    { time: '2026-11-12T11:00:00Z', visitor: 2 },
  ])
  scene.moveTo('2026-11-19T12:00:00Z')
  const day = { from: '2026-11-12', to: '2026-11-12' }
  const read = ({ request, key }: TestService, headers: Record<string, string> = {}) =>
    request('GET', `/api/v1/stats/${id}`, { query: { name: 'visitors', ...day }, key, headers })
  const remove = (form: Record<string, string | number> = {}) =>
    first.request('POST', `/api/v1/websites/${id}/deletions`, { form: { ...day, ...form } })

  const answers = await Promise.all(both().map((service) => read(service)))
  const [tag, other] = answers.map(({ headers }) => String(headers['etag']))
  const known = await read(second, { 'if-none-match': tag ?? '' })
  const { hits, until } = (await remove()).body.data
  const deleted = await remove({ hits, until })
  const after = await read(second, { 'if-none-match': tag ?? '' })

  expect(answers.map(({ body }) => body.data)).toEqual([
    [expect.objectContaining({ count: 2 })],
    [expect.objectContaining({ count: 2 })],
  ])
  expect(tag).toMatch(/^"[\w-]{43}"$/)
  expect(other).toBe(tag)
  expect(known.status).toBe(304)
  expect(deleted.body.data).toMatchObject({ hits: 2, deleted: true })
  expect(after.status).toBe(200)
  expect(after.body.data.reduce((sum: number, { count }: { count: number }) => sum + count, 0)).toBe(0)
})

test('a report is sent once, though all look for what is due at the same time', async () => {
  const domain = fresh('report')
  const holder = await scene.first.addAccount(`holder@${domain}`)
  scene.moveTo('2026-11-18T12:00:00Z')
  scene.mails.received.length = 0
  const id = await scene.first.addWebsite(domain, { timezone: 'UTC', email: 1 }, holder)
  await scene.first.storeHits(id, [{ time: '2026-11-18T10:00:00Z' }])
  await Promise.all(both().map(({ reporting }) => reporting.schedule.tick()))
  scene.moveTo('2026-11-23T08:00:00Z')

  await Promise.all(both().map(({ reporting }) => reporting.schedule.tick()))
  await Promise.all(both().map(({ outbox }) => outbox.tick()))

  await vi.waitFor(() => expect(scene.mails.received).toHaveLength(1), { timeout: 15_000 })
  expect(scene.mails.received[0]?.mail.subject).toContain(domain)
  await Promise.all(both().map(({ outbox }) => outbox.tick()))
  expect(scene.mails.received).toHaveLength(1)
})
