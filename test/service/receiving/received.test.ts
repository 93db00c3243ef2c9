import { startService, type TestService } from '#test/support/service.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'
const crawler = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'

let service: TestService
beforeEach(async () => {
  service = await startService({ now: '2026-11-20T12:00:00Z' })
})
afterEach(() => service.stop())

const post = (domain: string, agent = firefox, event: object = {}) =>
  service.request('POST', '/api/event', {
    body: JSON.stringify({ n: 'pageview', u: `https://${domain}/`, d: domain, ...event }),
    headers: { 'content-type': 'text/plain', 'user-agent': agent },
    key: null,
  })

const ask = (id: number, query: object = {}, key: string | null = service.key) =>
  service.request('GET', `/api/v1/stats/${id}/received`, {
    query: { from: '2026-11-20', to: '2026-11-20', ...query },
    key,
  })

test('says how many hits were stored and why others were not, in all and step by step', async () => {
  const id = await service.addWebsite('example.com', { timezone: 'UTC', exclude_ips: '192.0.2.0/24' })
  const other = await service.addWebsite('example.net', { timezone: 'UTC' })
  await post('example.com')
  await post('example.com', crawler)
  await post('example.com,example.net', crawler, { u: 'https://example.com/' })
  service.moveTo('2026-11-20T12:59:00Z')
  await post('example.com', firefox, { n: 'Signup' })
  // What a script says about the time on a page is no hit.
  await post('example.com', firefox, { n: 'engagement' })

  const answer = await ask(id)

  expect(answer.status).toBe(200)
  expect(answer.body.data).toMatchObject({
    from_date: '2026-11-20',
    to_date: '2026-11-20',
    timezone: 'UTC',
    since: '2026-11-20T12:00:00Z',
    stored: 2,
    left_out: [{ reason: 'bot', count: 2 }],
    steps: [{ at: '2026-11-20', stored: 2, left_out: [{ reason: 'bot', count: 2 }], missing: 58 }],
  })
  expect((await ask(id, { by: 'hour' })).body.data.steps).toMatchObject([{ at: '2026-11-20T12', stored: 2 }])
  expect((await ask(other)).body.data).toMatchObject({ stored: 0, left_out: [{ reason: 'bot', count: 1 }] })
})

test.each([
  ['Asia/Kolkata', '2026-11-20T18:29:00Z', '2026-11-20'],
  ['Asia/Kolkata', '2026-11-20T18:30:00Z', '2026-11-21'],
  ['Asia/Kathmandu', '2026-11-20T18:15:00Z', '2026-11-21'],
  ['Pacific/Kiritimati', '2026-11-20T12:00:00Z', '2026-11-21'],
  ['America/New_York', '2026-11-21T04:59:59Z', '2026-11-20'],
])('in %s a hit of %s is one of %s', async (timezone, time, day) => {
  const id = await service.addWebsite('example.com', { timezone })
  service.moveTo(time)
  await post('example.com')

  const { steps } = (await ask(id, { from: '2026-11-19', to: '2026-11-22' })).body.data

  expect(steps.filter(({ stored }: { stored: number }) => stored > 0)).toMatchObject([{ at: day, stored: 1 }])
})

test('tells the minutes in which the service did not run, and nothing of before it was first started', async () => {
  const id = await service.addWebsite('example.com', { timezone: 'Europe/Berlin' })
  await ask(id)
  service.moveTo('2026-11-20T12:01:00Z')
  await ask(id)
  // Nobody was there from 12:02 on; Berlin's midnight is at 23:00.
  service.moveTo('2026-11-20T23:10:00Z')

  const days = await ask(id, { to: '2026-11-21' })
  const hours = await ask(id, { to: '2026-11-21', by: 'hour' })

  expect(days.body.data.steps).toEqual([
    { at: '2026-11-20', stored: 0, left_out: [], missing: 10 * 60 + 58 },
    { at: '2026-11-21', stored: 0, left_out: [], missing: 10 },
  ])
  const told = hours.body.data.steps.map(({ at, missing }: { at: string; missing: number }) => `${at} ${missing}`)
  expect(told.slice(0, 2)).toEqual(['2026-11-20T13 58', '2026-11-20T14 60'])
  expect(told.at(-1)).toBe('2026-11-21T00 10')
  expect((await ask(id, { from: '2026-11-01', to: '2026-11-19' })).body.data.steps).toEqual([])
})

test('a gap that began before the range and ended after it is one of the range', async () => {
  const id = await service.addWebsite('example.com', { timezone: 'UTC' })
  await ask(id)
  service.moveTo('2026-11-25T12:00:00Z')

  const { steps } = (await ask(id, { from: '2026-11-22', to: '2026-11-23' })).body.data

  expect(steps).toMatchObject([
    { at: '2026-11-22', missing: 1440 },
    { at: '2026-11-23', missing: 1440 },
  ])
})

test('a gap of before a website was added is none of its own', async () => {
  await ask(await service.addWebsite('example.com', { timezone: 'UTC' }))
  service.moveTo('2026-11-21T12:00:00Z')
  const id = await service.addWebsite('example.net', { timezone: 'UTC' })

  expect((await ask(id, { to: '2026-11-21' })).body.data).toMatchObject({ since: '2026-11-21T12:00:00Z', steps: [] })
})

test('what is only imported or made up was never received', async () => {
  const id = await service.addWebsite('example.com', { timezone: 'UTC' })
  await service.storeHits(id, [{ time: '2026-11-18T10:00:00Z' }, { time: '2026-11-20T10:00:00Z' }])

  expect((await ask(id, { from: '2026-11-01' })).body.data).toMatchObject({ stored: 0, left_out: [], steps: [] })
})

test('counts are there after the service was stopped and started, and go with their website', async () => {
  const id = await service.addWebsite('example.com', { timezone: 'UTC' })
  await post('example.com')
  await post('example.com', crawler)
  await service.stop({ keep: true })
  const environment = { DATA_DIR: service.folder }
  service = await startService({ now: '2026-11-20T12:01:00Z', environment })
  expect((await service.request('GET', '/api/v1/websites')).status).toBe(200)

  const count = () => service.hits.read<{ reason: string }>('SELECT reason FROM received WHERE website_id = 1', {})

  expect((await count()).length).toBe(2)
  await post('example.com')
  const website = await service.websites.find(id)
  if (!website) throw new Error('The website is gone.')
  await service.websites.delete(website)
  await expect.poll(count).toEqual([])
})

test('counts what was refused where it names a website, or comes from a page of one', async () => {
  await service.stop()
  service = await startService({ now: '2026-11-20T12:00:00Z', environment: { COLLECT_RATE: '6' } })
  const id = await service.addWebsite('example.com', { timezone: 'UTC' })
  const send = (body: string, headers: Record<string, string> = {}) =>
    service.request('POST', '/api/event', {
      body,
      headers: { 'content-type': 'text/plain', 'user-agent': firefox, ...headers },
      key: null,
    })
  const pages = { origin: 'https://www.example.com' }

  const malformed = [
    await send('{"n":"pageview","u":"nonsense","domain":"example.com"}'),
    await send('{', pages),
    await send('x'.repeat(200_000), pages),
    await send('{}', { ...pages, 'content-type': 'image/png' }),
    // Nobody can tell whose these were.
    await send('{"d":"example.org"}'),
    await send('null', { origin: 'null' }),
  ]
  const tooMany = [
    await send('{"d":"example.com"}'),
    await send('{', pages),
    await send('{', { referer: 'https://example.com/' }),
  ]

  expect(malformed.map(({ status }) => status)).toEqual([400, 400, 413, 415, 400, 400])
  expect(tooMany.map(({ status }) => status)).toEqual([429, 429, 429])
  expect((await ask(id)).body.data).toMatchObject({
    stored: 0,
    // Of a hit beyond the limit no body is read.
    left_out: [
      { reason: 'malformed', count: 4 },
      { reason: 'rate', count: 2 },
    ],
  })
})

test('a flood of refused hits counts so much and no more', async () => {
  const id = await service.addWebsite('example.com', { timezone: 'UTC' })
  for (let batch = 0; batch < 11; batch += 1)
    await Promise.all(
      Array.from({ length: 100 }, () =>
        service.request('POST', '/api/event', {
          body: '{"d":"example.com"}',
          headers: { 'content-type': 'text/plain' },
          key: null,
        }),
      ),
    )

  expect((await ask(id)).body.data.left_out).toEqual([{ reason: 'malformed', count: 1000 }])
})

test('is for the holder alone, and refuses what makes no sense by its field', async () => {
  const id = await service.addWebsite('example.com', { privacy: 0 })
  const stranger = await service.addAccount('stranger@example.com')

  expect((await ask(id, {}, null)).status).toBe(401)
  expect((await ask(id, {}, stranger)).status).toBe(404)
  expect((await ask(id, { to: '2026-11-19' })).body.errors).toHaveProperty('to')
  expect((await ask(id, { from: '2026-10-01', by: 'hour' })).body.errors).toHaveProperty('by')
  expect((await ask(id, { by: 'week' })).body.errors).toHaveProperty('by')
})
