import { once } from 'node:events'
import { createServer } from 'node:net'
import { openMailServer } from '#test/support/mailServer.ts'
import { hour, minute, report, signIn, start, useOutbox, weekly } from './outboxScene.ts'
import { describe, expect, test } from 'vitest'

const scene = useOutbox()

const busy = { at: 'recipient', code: 451, words: '4.7.1 Greylisted, come again in 5 minutes' } as const
const unknown = { at: 'recipient', code: 550, words: '5.1.1 No such mailbox' } as const

type Outbox = ReturnType<typeof scene.open>

const fate = async (outbox: Outbox) => (await outbox.list(1, 1))[0]

describe('a mail server that asks to come again', () => {
  test('is asked again, and the mail arrives once', async () => {
    scene.server.refuse(busy)
    const outbox = scene.open()
    await outbox.post(report, weekly)
    await outbox.tick()

    expect(scene.server.received).toHaveLength(0)
    expect(await fate(outbox)).toMatchObject({
      state: 'waiting',
      reason: 'deferred',
      reply: '451 4.7.1 Greylisted, come again in 5 minutes',
      next_try_at: '2026-11-23T08:01:00Z',
    })

    scene.now = start + minute
    await outbox.tick()
    expect(scene.server.received).toHaveLength(1)
    expect(await fate(outbox)).toMatchObject({ state: 'sent', reason: null, reply: null, attempts: 2 })
  })

  test('is asked at growing intervals, until it is too late', async () => {
    scene.server.refuse(...Array.from({ length: 20 }, () => busy))
    const outbox = scene.open()
    await outbox.post(report, weekly)
    await outbox.tick()

    const tries = [scene.now]
    for (let next = await fate(outbox); next?.next_try_at; next = await fate(outbox)) {
      scene.now = Date.parse(next.next_try_at)
      tries.push(scene.now)
      await outbox.tick()
    }

    const pauses = tries.slice(1).map((time, index) => (time - (tries[index] ?? 0)) / minute)
    expect(pauses).toEqual([1, 5, 30, 120, 360, 720, 720, 720, 720, 720])
    expect(await fate(outbox)).toMatchObject({ state: 'failed', reason: 'deferred', attempts: 11 })
    expect(await scene.sql.selectFrom('mails').select('message').execute()).toEqual([{ message: null }])
  })

  test('is not asked before the time has come', async () => {
    scene.server.refuse(busy)
    const outbox = scene.open()
    await outbox.post(report, weekly)
    await outbox.tick()
    scene.now = start + minute - 1000
    await outbox.tick()

    expect(scene.server.received).toHaveLength(0)
  })

  test('after the whole message, too', async () => {
    scene.server.refuse(...Array.from({ length: 4 }, () => ({ ...busy, at: 'message' as const })))
    const outbox = scene.open()
    await outbox.post(report, weekly)
    for (const pause of [0, 1, 6, 36, 156]) {
      scene.now = start + pause * minute
      await outbox.tick()
    }

    expect(await fate(outbox)).toMatchObject({ state: 'sent', attempts: 5 })
  })
})

test.each([unknown, { at: 'message', code: 554, words: '5.7.1 Looks like spam' } as const])(
  'a refusal of the $at ends it',
  async (refusal) => {
    scene.server.refuse(refusal)
    const outbox = scene.open()
    await outbox.post(report, weekly)
    await outbox.tick()

    expect(await fate(outbox)).toMatchObject({
      state: 'failed',
      reason: 'refused',
      reply: `${refusal.code} ${refusal.words}`,
      next_try_at: null,
    })
    scene.now = start + 24 * hour
    await outbox.tick()
    expect(scene.server.received).toHaveLength(0)
  },
)

test('a server that is not there is waited for', async () => {
  const outbox = scene.open({ smtpUrl: 'smtp://127.0.0.1:1' })
  await outbox.post(report, weekly)
  await outbox.tick()

  expect(await fate(outbox)).toMatchObject({ state: 'waiting', reason: 'unreachable', reply: null })
})

test('a server that says nothing is given up, and the mail arrives later', async () => {
  const silent = createServer().listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const address = silent.address()
  const smtpUrl = `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  const outbox = scene.open({ smtpUrl, patience: { connection: 300, answer: 300 } })
  await outbox.post(report, weekly)
  await outbox.tick()
  silent.close()
  expect(await fate(outbox)).toMatchObject({ state: 'waiting', reason: 'unreachable' })

  scene.now = start + minute
  const next = scene.open()
  await next.tick()
  expect(scene.server.received).toHaveLength(1)
  expect(await fate(next)).toMatchObject({ state: 'sent' })
})

test('a server that cannot be trusted gets no mail', async () => {
  const untrusted = await openMailServer({ options: { secure: true } })
  const outbox = scene.open({ smtpUrl: untrusted.url.replace('smtp:', 'smtps:') })
  await outbox.post(report, weekly)
  await outbox.tick()
  await untrusted.close()

  expect(await fate(outbox)).toMatchObject({ state: 'waiting', reason: 'encryption' })
  expect(untrusted.received).toHaveLength(0)
})

test.each([
  ['smtps:', { secure: true }],
  ['smtp:', { disabledCommands: [] }],
])('over %s a mail is encrypted where the server can', async (scheme, options) => {
  const able = await openMailServer({ options })
  const smtpUrl = `${able.url.replace('smtp:', scheme)}?tls.rejectUnauthorized=false`
  const outbox = scene.open({ smtpUrl })
  await outbox.post(report, weekly)
  await outbox.tick()
  await able.close()

  expect(able.received.map(({ encrypted }) => encrypted)).toEqual([true])
})

test('a mail of a moment is not sent when the moment is over', async () => {
  scene.server.refuse(busy, busy)
  const outbox = scene.open()
  await outbox.post(report, signIn)
  await outbox.tick()
  scene.now += minute
  await outbox.tick()
  scene.now = signIn.until
  await outbox.tick()

  expect(scene.server.received).toHaveLength(0)
  expect(await scene.sql.selectFrom('mails').selectAll().execute()).toEqual([])
})

describe('a password', () => {
  const withPassword = (password: string) => scene.server.url.replace('://', `://porch:${password}@`)

  test('is shown to the mail server alone', async () => {
    await scene.server.close()
    scene.server = await openMailServer({
      options: {
        authMethods: ['PLAIN'],
        onAuth: ({ username, password }, _session, done) =>
          done(password === 'right' ? null : new Error(`no ${username} ${password}`), { user: username }),
      },
    })
    const wrong = scene.open({ smtpUrl: withPassword('wr0ng-secret') })
    await wrong.post(report, weekly)
    await wrong.tick()

    const seen = JSON.stringify([await fate(wrong), scene.log])
    expect(await fate(wrong)).toMatchObject({ state: 'waiting', reason: 'login', reply: null })
    expect(scene.log).toHaveLength(1)
    expect(seen).not.toContain('wr0ng-secret')
    expect(seen).not.toContain(Buffer.from('\0porch\0wr0ng-secret').toString('base64'))

    scene.now = start + minute
    const right = scene.open({ smtpUrl: withPassword('right') })
    await right.tick()
    expect(scene.server.received).toHaveLength(1)
  })

  test('is not sent to a server elsewhere that cannot encrypt', async () => {
    // A name of this host's that does not say so.
    const outbox = scene.open({ smtpUrl: withPassword('secret').replace('127.0.0.1', '[::ffff:127.0.0.1]') })
    await outbox.post(report, weekly)
    await outbox.tick()

    expect(await fate(outbox)).toMatchObject({ state: 'waiting', reason: 'encryption' })
  })
})

test('the log names nobody', async () => {
  scene.server.refuse({ ...unknown, words: '5.1.1 owner@example.com is nobody' })
  const outbox = scene.open()
  await outbox.post(report, weekly)
  await outbox.tick()

  expect(scene.log).toHaveLength(1)
  expect(scene.log.join('')).not.toMatch(/owner|example\.com|visitors/)
  expect(JSON.parse(scene.log[0] ?? '')).toMatchObject({ kind: 'weekly', reason: 'refused', code: 550 })
})

test('one slow answer does not hold up a link to sign in with', async () => {
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  let arrived = () => {}
  const arriving = new Promise<void>((resolve) => {
    arrived = resolve
  })
  scene.server.beforeAnswer(() => {
    scene.server.beforeAnswer(undefined)
    arrived()
    return held
  })
  const outbox = scene.open()
  await outbox.post(report, weekly)
  await arriving
  await outbox.post(report, signIn)
  while (scene.server.received.length === 0) await new Promise((resolve) => setImmediate(resolve))

  expect(await fate(outbox)).toMatchObject({ state: 'waiting' })
  answer()
  await outbox.tick()
  expect(scene.server.received).toHaveLength(2)
})
