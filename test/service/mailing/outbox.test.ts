import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import type { Mail } from '#service/mailing/Mail.ts'
import { openOutbox, type Posting } from '#service/mailing/openOutbox.ts'
import { openSql, type Sql } from '#service/storage/sql/openSql.ts'
import { type MailServer, openMailServer } from '#test/support/mailServer.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'

const minute = 60_000
const hour = 60 * minute

const start = Date.parse('2026-11-23T08:00:00Z')
const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47])
const report: Mail = {
  to: 'owner@example.com',
  subject: 'Your week: 7 visitors – ein ruhiger Montag',
  text: 'Seven visitors.',
  html: '<p>Seven visitors. <img src="cid:chart" alt="a chart"></p>',
  pictures: [{ name: 'chart', png }],
  headers: { 'List-Unsubscribe': '<https://stats.example.com/unsubscribe/token>' },
}
const about: Posting = { accountId: 1, kind: 'weekly', once: 'weekly:2026-11-23:1', until: start + 72 * hour }

let folder: string
let sql: Sql
let server: MailServer
let now: number
let log: string[]
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'porchlight-mail-'))
  sql = await openSql(folder)
  await sql.insertInto('accounts').values({ email: 'owner@example.com', created_at: '2026-11-20T12:00:00Z' }).execute()
  server = await openMailServer()
  now = start
  log = []
})
afterEach(async () => {
  await server.close()
  await sql.destroy()
  await rm(folder, { recursive: true, force: true })
})

const open = ({ smtpUrl = server.url, database = sql, patience = { connection: 1000, answer: 1000 } } = {}) =>
  openOutbox({
    sql: database,
    clock: () => now,
    settings: { smtpUrl, mailFrom: 'Porchlight <porchlight@stats.example.com>' },
    logger: pino({}, { write: (line) => void log.push(line) }),
    patience,
  })

test('a mail arrives as it was written', async () => {
  const outbox = open()
  await outbox.post(report, about)
  await outbox.tick()

  expect(server.received).toHaveLength(1)
  const [{ to, mail } = {}] = server.received
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
    expect.objectContaining({ key: 'list-unsubscribe', value: '<https://stats.example.com/unsubscribe/token>' }),
  )
  expect(mail?.headers).toContainEqual(expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }))
})

test('nothing is posted twice under one name', async () => {
  const outbox = open()

  expect(await outbox.post(report, about)).toBe(true)
  expect(await outbox.post(report, about)).toBe(false)

  await outbox.tick()
  expect(server.received).toHaveLength(1)
  expect(await outbox.post(report, about)).toBe(false)
})

test('its fate is told, and its text is gone once it is sent', async () => {
  const outbox = open()
  await outbox.post(report, about)
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
  expect(await sql.selectFrom('mails').select('message').execute()).toEqual([{ message: null }])
})

test('without a mail server nothing can be sent', async () => {
  const outbox = openOutbox({
    sql,
    clock: () => now,
    settings: { smtpUrl: undefined, mailFrom: 'a@example.com' },
    logger: pino({ level: 'silent' }),
  })

  expect(outbox.canSend).toBe(false)
  expect(await outbox.post(report, about)).toBe(false)
  await outbox.tick()
  expect(await outbox.list(1, 10)).toEqual([])
})
