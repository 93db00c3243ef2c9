import { hour, report, signIn, start, useOutbox, weekly } from './outboxScene.ts'
import { expect, test } from 'vitest'

const scene = useOutbox()

test('a mail arrives as it was written', async () => {
  const outbox = scene.open()
  await outbox.post(
    {
      ...report,
      html: '<p>Seven visitors. <img src="cid:chart" alt="a chart"></p>',
      pictures: [{ name: 'chart', png: Uint8Array.from([0x89, 0x50, 0x4e, 0x47]) }],
      headers: { 'List-Unsubscribe': `<https://stats.example.com/unsubscribe/${'t'.repeat(200)}>` },
    },
    weekly,
  )
  await outbox.tick()

  expect(scene.server.received).toHaveLength(1)
  const [{ to, mail } = {}] = scene.server.received
  expect(to).toEqual(['owner@example.com'])
  expect(mail).toMatchObject({
    from: { name: 'Porchlight', address: 'porchlight@stats.example.com' },
    to: [{ address: 'owner@example.com' }],
    subject: report.subject,
    date: '2026-11-23T08:00:00.000Z',
    messageId: expect.stringMatching(/^<[\da-f-]{36}@stats\.example\.com>$/),
  })
  expect(mail?.text?.trim()).toBe(report.text)
  expect(mail?.html).toContain('cid:chart')
  expect(mail?.attachments).toMatchObject([{ mimeType: 'image/png', contentId: '<chart>', disposition: 'inline' }])
  expect(mail?.headers).toContainEqual(
    expect.objectContaining({
      key: 'list-unsubscribe',
      value: `<https://stats.example.com/unsubscribe/${'t'.repeat(200)}>`,
    }),
  )
  expect(mail?.headers).toContainEqual(expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }))
})

test('an address is one address, and a subject one line', async () => {
  const outbox = scene.open()
  await outbox.post({ ...report, to: 'one@example.com, two@example.com' }, { ...weekly, once: 'two addresses' })
  await outbox.post({ ...report, to: 'one@example.com>\r\nRCPT TO:<two@example.com' }, { ...weekly, once: 'two lines' })
  await outbox.post({ ...report, subject: 'Hello\r\nBcc: two@example.com' }, { ...weekly, once: 'subject' })
  await outbox.tick()

  expect(scene.server.received.map(({ to, mail }) => [to, mail.subject, mail.bcc])).toEqual([
    [['owner@example.com'], 'Hello Bcc: two@example.com', undefined],
  ])
})

test('nothing is posted twice under one name', async () => {
  const outbox = scene.open()

  expect(await outbox.post(report, weekly)).toBe(true)
  expect(await outbox.post(report, weekly)).toBe(false)

  await outbox.tick()
  expect(scene.server.received).toHaveLength(1)
  expect(await outbox.post(report, weekly)).toBe(false)
})

test('its fate is told, and its text is gone once it is sent', async () => {
  const outbox = scene.open()
  await outbox.post(report, weekly)
  await outbox.tick()

  expect(await outbox.list(1, 10)).toEqual([
    {
      id: 1,
      kind: 'weekly',
      subject: report.subject,
      state: 'sent',
      reason: null,
      reply: null,
      attempts: 1,
      created_at: '2026-11-23T08:00:00Z',
      next_try_at: null,
      sent_at: '2026-11-23T08:00:00Z',
    },
  ])
  expect(await scene.sql.selectFrom('mails').select('message').execute()).toEqual([{ message: null }])
})

test('of the mails that are through ten are kept, and names as long as they could be posted again', async () => {
  const outbox = scene.open()
  for (let count = 0; count < 12; count += 1) await outbox.post(report, { ...weekly, once: `weekly:${count}` })
  await outbox.post(report, signIn)
  await outbox.tick()

  scene.now = weekly.until + 30 * 24 * hour - hour
  await outbox.tick()
  const known = await scene.sql.selectFrom('mails').select('once').orderBy('id').execute()
  scene.now += hour
  await outbox.tick()
  const kept = await scene.sql.selectFrom('mails').select('once').orderBy('id').execute()

  expect(known).toHaveLength(12)
  expect(kept.map(({ once }) => once)).toEqual(Array.from({ length: 10 }, (_, index) => `weekly:${index + 2}`))
  expect(await outbox.post(report, { ...weekly, once: 'weekly:0', until: scene.now + hour })).toBe(true)
  await outbox.tick()
  expect(scene.server.received).toHaveLength(14)
})

test('links to sign in with are not listed', async () => {
  const outbox = scene.open()
  await outbox.post(report, signIn)
  await outbox.tick()

  expect(scene.server.received).toHaveLength(1)
  expect(await outbox.list(1, 10)).toEqual([])
})

test('another account has a list of its own', async () => {
  const outbox = scene.open()
  await outbox.post(report, weekly)

  expect(await outbox.list(2, 10)).toEqual([])
})

test('what is late when it is posted is shown and not sent', async () => {
  const outbox = scene.open()
  await outbox.post(report, { ...weekly, until: start })
  await outbox.tick()

  expect(scene.server.received).toHaveLength(0)
  expect(await outbox.list(1, 10)).toMatchObject([{ state: 'failed', reason: 'late', next_try_at: null }])
})

test('without a mail server nothing can be sent', async () => {
  const outbox = scene.open({ smtpUrl: undefined })

  expect(outbox.canSend).toBe(false)
  expect(await outbox.post(report, weekly)).toBe(false)
  await outbox.tick()
  expect(await outbox.list(1, 10)).toEqual([])
})

test('with its account a mail goes', async () => {
  const outbox = scene.open({ smtpUrl: 'smtp://127.0.0.1:1' })
  await outbox.post(report, weekly)
  await outbox.tick()
  await scene.sql.deleteFrom('accounts').execute()

  expect(await scene.sql.selectFrom('mails').selectAll().execute()).toEqual([])
})
