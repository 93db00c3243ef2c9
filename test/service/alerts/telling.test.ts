import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type MailServer, openMailServer } from '#test/support/mailServer.ts'
import { startService, type TestService } from '#test/support/service.ts'
import { privately } from '#test/service/outside/openWeb.ts'
import { isSigned, openReceiver, type Receiver } from './openReceiver.ts'
import { visits, weeksBefore } from './visits.ts'

/** A Friday. */
const hour = '2026-11-20T14:00:00Z'

let service: TestService
let website: number
let mails: MailServer
let receiver: Receiver
beforeEach(async () => {
  mails = await openMailServer()
  receiver = await openReceiver({ 'internal.example': privately })
  await start()
  website = await service.addWebsite('example.com', { timezone: 'UTC' })
  await service.storeHits(website, weeksBefore(hour, [80, 60, 95, 70, 88, 75, 92, 66]))
  await service.storeHits(website, visits(hour, 412, { referrer: 'news.example', page: '/post' }))
})
afterEach(async () => {
  await service.stop()
  await mails.close()
  await receiver.close()
})

async function start({ now = '2026-11-20T13:00:00Z', folder }: { now?: string; folder?: string } = {}) {
  service = await startService({
    now,
    environment: {
      SMTP_URL: mails.url,
      BASE_URL: 'https://stats.example',
      LOG_LEVEL: 'silent',
      ...(folder !== undefined && { DATA_DIR: folder }),
    },
    outside: receiver.outside,
  })
}

async function restart(now: string) {
  const { folder } = service
  await service.stop({ keep: true })
  await start({ now, folder })
}

async function tickAt(time: string) {
  service.moveTo(time)
  await service.alerts.tick()
  await service.outbox.tick()
}

const path = () => `/api/v1/websites/${website}/alerts`
const set = async (form: Record<string, string | number>) =>
  (await service.request('PUT', path(), { form: { above: 1, ...form } })).body.data
const last = async () => (await service.request('GET', path())).body.data.alerts[0]
const sendTest = () => service.request('POST', `${path()}/test`, { form: {} })

const ended = '2026-11-20T15:00:10Z'
const hook = { webhook: 'http://hooks.example/alerts?for=1', mail: 0 }

describe('by mail', () => {
  test('an alert says the numbers, what accounts for them, and where to look', async () => {
    await set({})
    await tickAt(ended)

    expect(mails.received).toHaveLength(1)
    const [{ to, mail } = {}] = mails.received
    expect(to).toEqual(['owner@localhost'])
    expect(mail?.subject).toBe('example.com: far more visitors than usual')
    expect(mail?.text?.replaceAll('\u202f', ' ')).toBe(`412 visitors between 2:00 PM and 3:00 PM.
Usual on a Friday at that hour: 66 to 92.

What accounts for most of it
  Source: news.example (412 visitors, usually 0)
  Page: /post (412 visitors, usually 0)

Open the statistics: https://stats.example/websites/1/statistics?from=2026-11-20&to=2026-11-20

Times are those of UTC.
The next one of this kind comes in 12 hours at the earliest.
This mail comes because alerts are switched on for example.com.
Settings: https://stats.example/websites/1/settings

`)
    expect(await last()).toMatchObject({ mail: { state: 'sent', reason: null }, webhook: { state: 'off' } })
  })

  test('an alert is in the language of whoever chose alerts first', async () => {
    const headers = { 'accept-language': 'fr-FR,fr;q=0.9' }
    await service.request('PUT', path(), { form: { above: 1 }, headers })
    await set({ below: 1 })
    await tickAt(ended)

    expect(mails.received[0]?.mail.subject).toBe('example.com : bien plus de visiteurs que d’habitude')
  })

  test('it is sent once, whatever happens after', async () => {
    await set({})
    await tickAt(ended)
    await restart('2026-11-20T15:05:00Z')
    await tickAt('2026-11-20T15:06:00Z')

    expect(mails.received).toHaveLength(1)
  })

  test('what the mail server refuses is shown', async () => {
    mails.refuse({ at: 'recipient', code: 550, words: 'No such mailbox' })
    await set({})
    await tickAt(ended)

    expect(await last()).toMatchObject({ mail: { state: 'failed', reason: 'refused' } })
  })

  test('nothing is sent where mail is switched off', async () => {
    await set({ mail: 0 })
    await tickAt(ended)

    expect(mails.received).toEqual([])
    expect(await last()).toMatchObject({ kind: 'above', mail: { state: 'off' } })
  })
})

describe('by webhook', () => {
  test('an alert is JSON, signed with the secret that was shown once', async () => {
    const { secret } = await set(hook)
    await tickAt(ended)

    expect(receiver.received).toHaveLength(1)
    const [message] = receiver.received
    expect(message && isSigned(message, secret)).toBe(true)
    expect(message?.url).toBe('/alerts?for=1')
    expect(message?.headers).toMatchObject({
      host: 'hooks.example',
      'content-type': 'application/json',
      'user-agent': 'Porchlight (alerts)',
      'webhook-id': 'alert_1',
      'webhook-timestamp': String(Date.parse(ended) / 1000),
    })
    expect(JSON.parse(message?.body ?? '')).toEqual({
      id: 'alert_1',
      type: 'alert.above',
      timestamp: ended,
      data: {
        website: { id: website, domain: 'example.com', timezone: 'UTC' },
        from: '2026-11-20T14:00:00Z',
        to: '2026-11-20T15:00:00Z',
        visitors: 412,
        usual: { from: 66, to: 92 },
        causes: {
          referrer: { value: 'news.example', visitors: 412, usual: 0 },
          page: { value: '/post', visitors: 412, usual: 0 },
        },
        url: 'https://stats.example/websites/1/statistics?from=2026-11-20&to=2026-11-20',
      },
    })
    expect(await last()).toMatchObject({
      webhook: { state: 'delivered', reason: null, status: 204, attempts: 1, next_try_at: null },
    })
    expect(mails.received).toEqual([])
  })

  test('a new secret takes the place of the one before, and neither is shown again', async () => {
    const { secret: first } = await set(hook)
    const { secret: second } = (await service.request('POST', `${path()}/secret`, { form: {} })).body.data
    await sendTest()

    const [message] = receiver.received
    expect(first).toMatch(/^whsec_[\w+/]{43}=$/)
    expect(second).toMatch(/^whsec_[\w+/]{43}=$/)
    expect(message && isSigned(message, second)).toBe(true)
    expect(message && isSigned(message, first)).toBe(false)
    expect(await set(hook)).toMatchObject({ secret: null })
    expect((await service.request('GET', path())).body.data.secret).toBeNull()
  })

  test('without a webhook there is no secret', async () => {
    expect((await service.request('POST', `${path()}/secret`, { form: {} })).status).toBe(422)
  })

  test('what fails is tried five times with growing pauses, then shown as failed', async () => {
    receiver.answerWith((response) => response.writeHead(500).end())
    await set(hook)
    await tickAt(ended)
    expect(await last()).toMatchObject({
      webhook: { state: 'waiting', reason: 'refused', status: 500, attempts: 1, next_try_at: '2026-11-20T15:01:10Z' },
    })

    await tickAt('2026-11-20T15:01:00Z')
    expect(receiver.received).toHaveLength(1)
    for (const time of ['15:01:10', '15:06:10', '15:26:10', '16:26:10', '17:59:00']) await tickAt(`2026-11-20T${time}Z`)

    expect(receiver.received).toHaveLength(5)
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-timestamp'])).size).toBe(5)
    expect(await last()).toMatchObject({ webhook: { state: 'failed', attempts: 5, next_try_at: null } })
  })

  test('a receiver that is there again is told', async () => {
    receiver.answerWith((response) => response.destroy())
    await set(hook)
    await tickAt(ended)
    expect(await last()).toMatchObject({ webhook: { state: 'waiting', reason: 'unreachable', status: null } })

    receiver.answerWith((response) => response.end('ok'))
    await tickAt('2026-11-20T15:02:00Z')

    expect(await last()).toMatchObject({ webhook: { state: 'delivered', reason: null, status: 200, attempts: 2 } })
  })

  test('what broke off because the service ended is told after the next start', async () => {
    const { secret } = await set(hook)
    // Nobody answers before the service ends.
    const asked = new Promise<void>((resolve) => receiver.answerWith(() => resolve()))
    service.moveTo(ended)
    const ticking = service.alerts.tick()
    await asked
    await restart('2026-11-20T15:01:00Z')
    await ticking
    receiver.answerWith((response) => response.end())

    await tickAt('2026-11-20T15:04:00Z')

    expect(receiver.received).toHaveLength(2)
    expect(receiver.received.every((message) => isSigned(message, secret))).toBe(true)
    expect(await last()).toMatchObject({ webhook: { state: 'delivered', attempts: 2 } })
  })

  test('of an endless answer the beginning is enough', async () => {
    receiver.answerWith((response) => {
      response.writeHead(200)
      const pour = () => {
        while (!response.destroyed && response.write('x'.repeat(65_536)));
      }
      response.on('drain', pour)
      pour()
    })
    await set(hook)
    const began = performance.now()
    await tickAt(ended)

    expect(await last()).toMatchObject({ webhook: { state: 'delivered' } })
    expect(performance.now() - began).toBeLessThan(5000)
  })
})

describe('the service’s own network is out of a webhook’s reach', () => {
  const fate = async (webhook: string) => {
    await set({ webhook, mail: 0 })
    const { body } = await sendTest()
    return body.data.webhook
  }

  test.each([
    'http://internal.example/',
    'http://127.0.0.2/',
    'http://0x7f000002/',
    'http://2130706434/',
    'http://127.2/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://169.254.169.254/latest/meta-data/',
  ])('by %s', async (webhook) => {
    expect(await fate(webhook)).toMatchObject({ state: 'failed', reason: 'private', status: null })
    expect(receiver.received).toEqual([])
  })

  test.each(['http://internal.example/', 'http://127.0.0.2/', 'http://hooks.example/elsewhere'])(
    'by a redirect to %s: none is followed',
    async (Location) => {
      receiver.answerWith((response) => response.writeHead(307, { Location }).end())

      expect(await fate('http://hooks.example/')).toMatchObject({ state: 'failed', reason: 'refused', status: 307 })
      expect(receiver.received).toHaveLength(1)
    },
  )

  test('by a name that leads elsewhere once it was looked at', async () => {
    let asked = 0
    receiver.outside.resolve = async () => (asked++ === 0 ? ['127.0.0.1'] : privately)

    expect(await fate('http://rebinding.example/')).toMatchObject({ state: 'delivered' })
    expect(asked).toBe(1)
    service.moveTo('2026-11-20T13:00:01Z')
    expect(await fate('http://rebinding.example/')).toMatchObject({ reason: 'private' })
    expect(receiver.received).toHaveLength(1)
  })
})

describe('a test', () => {
  test('goes all ways at once, and says what became of it', async () => {
    await set({ webhook: 'http://hooks.example/' })

    const { status, body } = await sendTest()
    await service.outbox.tick()

    expect(status).toBe(200)
    expect(body.data).toMatchObject({ kind: 'test', webhook: { state: 'delivered', status: 204 } })
    expect(JSON.parse(receiver.received[0]?.body ?? '')).toMatchObject({ type: 'alert.test' })
    expect(mails.received[0]?.mail.subject).toBe('example.com: a test of the alerts')
    expect(await last()).toMatchObject({ kind: 'test', mail: { state: 'sent' } })
  })

  test('is tried once', async () => {
    receiver.answerWith((response) => response.writeHead(404).end())
    await set(hook)

    expect((await sendTest()).body.data.webhook).toMatchObject({ state: 'failed', reason: 'refused', status: 404 })
  })

  test('with nowhere to go is refused', async () => {
    await set({ mail: 0 })

    expect((await sendTest()).status).toBe(422)
  })

  test('can be sent five times a minute', async () => {
    await set(hook)
    const statuses = []
    for (let count = 0; count < 6; count += 1) {
      service.moveTo(`2026-11-20T13:00:0${count}Z`)
      statuses.push((await sendTest()).status)
    }

    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  })
})
