import { rm } from 'node:fs/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openAlerts } from '#service/alerts/openAlerts.ts'
import { noCauses, openNotes } from '#service/alerts/openNotes.ts'
import type { Mail } from '#service/mailing/Mail.ts'
import { openStorage, type Storage } from '#service/storage/openStorage.ts'
import { emptyFolder } from '#test/support/emptyFolder.ts'
import { plainWebsite } from '#test/support/plainWebsite.ts'
import { databaseOf } from '#test/support/postgres/databaseOf.ts'
import { openReceiver, type Receiver } from './openReceiver.ts'

let folder: string
let storage: Storage
let receiver: Receiver
let now: number
let posted: { mail: Mail; once: string; until: number }[]
beforeEach(async () => {
  folder = await emptyFolder()
  storage = await openStorage(folder, { databaseUrl: await databaseOf(folder) })
  receiver = await openReceiver()
  now = Date.parse('2026-11-20T15:00:10Z')
  posted = []
  const created_at = '2026-09-01T00:00:00Z'
  await storage.sql.insertInto('accounts').values({ email: 'owner@example.com', created_at, language: 'de' }).execute()
  await storage.sql
    .insertInto('websites')
    .values({
      account_id: 1,
      domain: 'example.com',
      ...plainWebsite,
      timezone: 'Europe/Berlin',
      created_at,
      updated_at: created_at,
    })
    .execute()
  await storage.sql
    .insertInto('alert_settings')
    .values({ website_id: 1, above: 1, webhook: 'http://hooks.example/', secret_version: 1 })
    .execute()
})
afterEach(async () => {
  await receiver.close()
  await storage.close()
  await rm(folder, { recursive: true, force: true })
})

const clock = () => now

/** A copy of the service: it shares databases and outbox with the others. */
const openCopy = () =>
  openAlerts({
    ...storage,
    clock,
    baseUrl: 'https://stats.example',
    secret: 'secret',
    outside: receiver.outside,
    outbox: {
      canSend: true,
      async post(mail, { once, until }) {
        if (posted.some((other) => other.once === once)) return false
        posted.push({ mail: typeof mail === 'function' ? await mail() : mail, once, until })
        return true
      },
    },
    onError(error) {
      throw error
    },
  })

const notice = {
  kind: 'above',
  since: '2026-11-20T14:00:00Z',
  until: '2026-11-20T15:00:00Z',
  visitors: 412,
  usual_from: 60,
  usual_to: 95,
  causes: noCauses,
} as const

test('several copies note an alert once', async () => {
  const copies = [1, 2, 3].map(() => openNotes(storage.sql, clock, true))

  const ids = await Promise.all(copies.map((copy) => copy.note(1, notice)))

  expect(ids.filter((id) => id !== undefined)).toHaveLength(1)
})

test('several copies that notice at the same time that hits stopped, each since another moment, note it once', async () => {
  const copies = [1, 2, 3].map(() => openNotes(storage.sql, clock, true))

  const ids = await Promise.all(
    copies.map((copy, index) => copy.note(1, { ...notice, kind: 'stopped', since: `2026-11-20T14:00:0${index}Z` })),
  )

  expect(ids.filter((id) => id !== undefined)).toHaveLength(1)
})

test('several copies tell an alert once', async () => {
  await openNotes(storage.sql, clock, true).note(1, notice)
  const copies = [1, 2, 3].map(() => openCopy())

  await Promise.all(copies.map((copy) => copy.tick()))

  expect(posted.map(({ once }) => once)).toEqual(['alert:1'])
  expect(receiver.received).toHaveLength(1)
  await Promise.all(copies.map((copy) => copy.close()))
})

test('what was noted before the service ended is told after the next start, for three hours', async () => {
  await openNotes(storage.sql, clock, true).note(1, notice)
  now += 3 * 3_600_000 - 1000
  const copy = openCopy()

  await copy.tick()

  expect(posted).toMatchObject([{ until: Date.parse('2026-11-20T18:00:10Z') }])
  expect(receiver.received).toHaveLength(1)
  await copy.close()
})

test('what is older is told no more', async () => {
  await openNotes(storage.sql, clock, true).note(1, notice)
  now += 3 * 3_600_000
  const copy = openCopy()

  await copy.tick()

  expect(posted).toEqual([])
  expect(receiver.received).toEqual([])
  expect(await storage.sql.selectFrom('alerts').select(['mail', 'webhook', 'webhook_reason']).execute()).toEqual([
    { mail: 'late', webhook: 'failed', webhook_reason: 'late' },
  ])
  await copy.close()
})

test('a mail is written in the account’s language', async () => {
  await openNotes(storage.sql, clock, true).note(1, notice)
  const copy = openCopy()

  await copy.tick()

  expect(posted[0]?.mail.subject).toBe('example.com: weit mehr Besucher als üblich')
  expect(posted[0]?.mail.text).toContain('412 Besucher zwischen 15:00 und 16:00.')
  expect(posted[0]?.mail.text).toContain('Üblich an einem Freitag um diese Zeit: 60 bis 95.')
  await copy.close()
})

test('alerts are kept for ninety days', async () => {
  await openNotes(storage.sql, clock, true).note(1, notice)
  now += 91 * 86_400_000
  const copy = openCopy()

  await copy.tick()

  expect(await storage.sql.selectFrom('alerts').select('id').execute()).toEqual([])
  await copy.close()
})

test('one turn tells them all, however many there are', async () => {
  const notes = openNotes(storage.sql, clock, true)
  for (let count = 0; count < 45; count += 1)
    await notes.note(1, { ...notice, kind: 'test', since: `2026-11-20T14:00:${String(count).padStart(2, '0')}Z` })
  const copy = openCopy()

  await copy.tick()

  expect(receiver.received).toHaveLength(45)
  expect(posted).toHaveLength(45)
  await copy.close()
})
