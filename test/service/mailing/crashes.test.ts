import { once } from 'node:events'
import { createServer } from 'node:net'
import { hour, minute, report, start, useOutbox, weekly } from './outboxScene.ts'
import { expect, test } from 'vitest'

const scene = useOutbox()

/** Longer than another copy may take for a try. */
const aftermath = 10 * minute

const ids = () => new Set(scene.server.received.map(({ mail }) => mail.messageId))

test('a mail that was rendered when the service crashed goes out once', async () => {
  const silent = createServer().listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const address = silent.address()
  const smtpUrl = `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  const crashed = scene.open({ smtpUrl, patience: { connection: 300, answer: 300 } })
  await crashed.post(report, weekly)
  await once(silent, 'connection')
  await scene.reopen()
  silent.close()

  const outbox = scene.open()
  expect(await outbox.post(report, weekly)).toBe(false)
  for (let passed = 0; passed <= 3 * hour; passed += aftermath) {
    scene.now = start + passed
    await outbox.tick()
  }

  expect(scene.server.received).toHaveLength(1)
  expect(await outbox.list(1, 10)).toMatchObject([{ state: 'sent', attempts: 2 }])
})

test('a crash before the answer is written down: the same mail goes out once more', async () => {
  scene.server.beforeAnswer(async () => {
    scene.server.beforeAnswer(undefined)
    await scene.reopen()
  })
  const crashed = scene.open()
  await crashed.post(report, weekly)
  // Its database is gone when it ends.
  await crashed.tick().catch(() => {})
  expect(scene.server.received).toHaveLength(1)

  const outbox = scene.open()
  await outbox.tick()
  expect(scene.server.received).toHaveLength(1)
  scene.now = start + aftermath
  await outbox.tick()

  expect(scene.server.received).toHaveLength(2)
  expect(ids().size).toBe(1)
  expect(await outbox.list(1, 10)).toMatchObject([{ state: 'sent' }])
})

test('a mail server that takes mails and never says so gets the same one twice at most', async () => {
  scene.server.beforeAnswer(() => scene.server.cut())
  const outbox = scene.open()
  await outbox.post(report, weekly)
  for (let passed = 0; passed <= 3 * hour; passed += aftermath) {
    scene.now = start + passed
    await outbox.tick()
  }

  expect(scene.server.received).toHaveLength(2)
  expect(ids().size).toBe(1)
  expect(await outbox.list(1, 10)).toMatchObject([{ state: 'failed', reason: 'unanswered', attempts: 2 }])
})

test('a connection that breaks once is no reason to give up', async () => {
  scene.server.beforeAnswer(() => {
    scene.server.beforeAnswer(undefined)
    scene.server.cut()
  })
  const outbox = scene.open()
  await outbox.post(report, weekly)
  await outbox.tick()
  expect(await outbox.list(1, 10)).toMatchObject([{ state: 'waiting', reason: 'unanswered' }])

  scene.now = start + minute
  await outbox.tick()
  expect(await outbox.list(1, 10)).toMatchObject([{ state: 'sent' }])
})

test('a connection that breaks before the whole mail is through leaves no doubt', async () => {
  const html = `<p>${'A long mail. '.repeat(500_000)}</p>`
  scene.server.duringMessage(() => scene.server.cut())
  const outbox = scene.open()
  await outbox.post({ ...report, html }, weekly)
  for (const passed of [0, 1, 6]) {
    scene.now = start + passed * minute
    await outbox.tick()
  }
  scene.server.duringMessage(undefined)
  scene.now = start + 36 * minute
  await outbox.tick()

  expect(scene.server.received).toHaveLength(1)
  expect(await outbox.list(1, 10)).toMatchObject([{ state: 'sent', attempts: 4 }])
})

test('several copies of the service send each mail once', async () => {
  const copies = [scene.open(), scene.open(), scene.open()]
  const names = Array.from({ length: 20 }, (_, index) => `weekly:${index}`)
  const posted = await Promise.all(
    names.flatMap((name) => copies.map((copy) => copy.post({ ...report, subject: name }, { ...weekly, once: name }))),
  )
  await Promise.all(copies.map((copy) => copy.tick()))

  expect(posted.filter(Boolean)).toHaveLength(names.length)
  expect(scene.server.received).toHaveLength(names.length)
  expect(new Set(scene.server.received.map(({ mail }) => mail.subject))).toEqual(new Set(names))
})

test('a copy that took too long does not write over what another has done since', async () => {
  scene.server.refuse({ at: 'message', code: 451, words: 'later' })
  scene.server.beforeAnswer(async () => {
    scene.server.beforeAnswer(undefined)
    scene.now = start + aftermath
    await other.tick()
  })
  const slow = scene.open()
  const other = scene.open()
  await slow.post(report, weekly)
  await slow.tick()

  expect(scene.server.received).toHaveLength(1)
  expect(await slow.list(1, 10)).toMatchObject([{ attempts: 2 }])
})

test('a service that ends waits for what is being sent', async () => {
  let arrived = () => {}
  const arriving = new Promise<void>((resolve) => {
    arrived = resolve
  })
  scene.server.beforeAnswer(() => arrived())
  const outbox = scene.open()
  await outbox.post(report, weekly)
  await arriving
  await outbox.close()

  expect(await outbox.list(1, 10)).toMatchObject([{ state: 'sent' }])
})
