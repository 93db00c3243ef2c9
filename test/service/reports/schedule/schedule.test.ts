import { openSubscriptions } from '#service/reports/openSubscriptions.ts'
import { openSchedule, type Schedule } from '#service/reports/schedule/openSchedule.ts'
import { useOutbox } from '#test/service/mailing/outboxScene.ts'
import { plainWebsite } from '#test/support/plainWebsite.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'

const scene = useOutbox()
const schedules: Schedule[] = []
const failures: unknown[] = []

beforeEach(() => {
  scene.now = Date.parse('2026-11-18T12:00:00Z')
  failures.length = 0
})
afterEach(async () => {
  await Promise.all(schedules.splice(0).map((schedule) => schedule.close()))
})

/** The service as far as reports go, started: it writes of what and of which days a report would be. */
function start({ failing = () => false, ...mailing }: { failing?: () => boolean; smtpUrl?: undefined } = {}) {
  const outbox = scene.open(mailing)
  const schedule = openSchedule({
    subscriptions: openSubscriptions(scene.sql, () => scene.now),
    outbox,
    clock: () => scene.now,
    async write({ account, websites }, { kind, from, to }) {
      if (failing()) throw new Error('The numbers are not there.')
      return { to: account.email, subject: `${kind} ${from} ${to}`, text: websites.map(({ domain }) => domain).join() }
    },
    onError: (error) => failures.push(error),
  })
  schedules.push(schedule)
  return {
    outbox,
    async at(time: string) {
      scene.now = Date.parse(time)
      await schedule.tick()
      await outbox.tick()
    },
    close: () => Promise.all([schedule.close(), outbox.close()]),
  }
}

const mails = () => scene.server.received.map(({ to, mail }) => [to[0], mail.subject, mail.text?.trim()])

async function addWebsite(domain: string, { email = 1, timezone = 'Europe/Berlin', account_id = 1 } = {}) {
  await scene.sql
    .insertInto('websites')
    .values({
      domain,
      account_id,
      timezone,
      ...plainWebsite,
      email: email === 1 ? 1 : 0,
      created_at: '2026-11-18T12:00:00Z',
      updated_at: '2026-11-18T12:00:00Z',
    })
    .execute()
}

const week = ['owner@example.com', 'weekly 2026-11-16 2026-11-22', 'example.com']
const month = ['owner@example.com', 'monthly 2026-11-01 2026-11-30', 'example.com']

test('a website is reported on Mondays and on the first of the month, at 08:00 of its time zone', async () => {
  await addWebsite('example.com')
  const service = start()

  for (const time of ['18T12:00', '22T12:00', '23T06:59', '23T07:00', '23T07:01', '24T00:00', '29T12:00', '30T07:00'])
    await service.at(`2026-11-${time}:00Z`)
  await service.at('2026-12-01T06:59:00Z')
  expect(mails()).toEqual([week, ['owner@example.com', 'weekly 2026-11-23 2026-11-29', 'example.com']])
  await service.at('2026-12-01T07:00:00Z')
  await service.at('2026-12-02T07:00:00Z')

  expect(mails().slice(2)).toEqual([month])
})

test('all websites of an account are in one mail, and those without reports are not', async () => {
  await scene.sql
    .insertInto('accounts')
    .values({ email: 'b@example.com', created_at: '2026-11-18T12:00:00Z' })
    .execute()
  await addWebsite('one.example')
  await addWebsite('other.example', { account_id: 2 })
  await addWebsite('silent.example', { email: 0 })
  await addWebsite('two.example', { timezone: 'America/Los_Angeles' })
  const service = start()
  await service.at('2026-11-18T12:00:00Z')

  await service.at('2026-11-23T15:59:00Z')
  expect(mails()).toEqual([['b@example.com', 'weekly 2026-11-16 2026-11-22', 'other.example']])
  await service.at('2026-11-23T16:00:00Z')
  expect(mails().slice(1)).toEqual([['owner@example.com', 'weekly 2026-11-16 2026-11-22', 'one.example,two.example']])
})

test('what was due while the service was down goes out after the start, once', async () => {
  await addWebsite('example.com')
  const before = start()
  await before.at('2026-11-22T12:00:00Z')
  await before.close()

  const after = start()
  await after.at('2026-11-26T06:59:00Z')
  await after.at('2026-11-26T07:01:00Z')

  expect(mails()).toEqual([week])
})

test('what is older than three days is not sent, and is shown', async () => {
  await addWebsite('example.com')
  const before = start()
  await before.at('2026-11-22T12:00:00Z')
  await before.close()

  const after = start()
  await after.at('2026-11-26T07:00:00Z')
  await after.at('2026-11-26T07:01:00Z')

  expect(mails()).toEqual([])
  expect(await after.outbox.list(1, 10)).toMatchObject([
    { kind: 'weekly', subject: '2026-11-16 – 2026-11-22', state: 'failed', reason: 'late' },
  ])
})

test('reports that are switched on begin with the next one', async () => {
  await addWebsite('example.com', { email: 0 })
  const service = start()
  await service.at('2026-11-23T08:00:00Z')
  await scene.sql.updateTable('websites').set({ email: 1 }).execute()
  await service.at('2026-11-23T12:00:00Z')
  expect(mails()).toEqual([])

  await service.at('2026-11-30T08:00:00Z')
  expect(mails()).toMatchObject([[week[0], 'weekly 2026-11-23 2026-11-29', week[2]]])
})

test('reports that were switched off in between begin anew', async () => {
  await addWebsite('example.com')
  const service = start()
  await service.at('2026-11-22T12:00:00Z')
  await scene.sql.updateTable('websites').set({ email: 0 }).execute()
  await service.at('2026-11-23T12:00:00Z')
  await scene.sql.updateTable('websites').set({ email: 1 }).execute()
  await service.at('2026-11-23T13:00:00Z')

  expect(mails()).toEqual([])
})

test('a report that waits for the mail server is not sent to who has ended reports', async () => {
  await addWebsite('example.com')
  scene.server.refuse({ at: 'recipient', code: 451, words: 'later' })
  const service = start()
  await service.at('2026-11-22T12:00:00Z')
  await service.at('2026-11-23T07:00:00Z')
  await scene.sql.updateTable('websites').set({ email: 0 }).execute()
  await service.at('2026-11-23T07:05:00Z')

  expect(mails()).toEqual([])
  expect(await service.outbox.list(1, 10)).toEqual([])
})

test.each([
  ['westwards', 'Europe/Berlin', '2026-11-23T07:30:00Z', 'America/Los_Angeles'],
  ['eastwards', 'America/Los_Angeles', '2026-11-23T16:30:00Z', 'Asia/Tokyo'],
])('a time zone that moves %s on Monday changes nothing about one report a week', async (_way, from, time, to) => {
  await addWebsite('example.com', { timezone: from })
  const service = start()
  await service.at('2026-11-22T12:00:00Z')
  await service.at(time)
  await scene.sql.updateTable('websites').set({ timezone: to }).execute()
  for (let hour = 10; hour < 24; hour += 1) await service.at(`2026-11-23T${hour}:00:00Z`)

  expect(mails()).toEqual([week])
})

test('a time zone that moves over 08:00 loses no report', async () => {
  await addWebsite('example.com', { timezone: 'America/Los_Angeles' })
  const service = start()
  await service.at('2026-11-18T12:00:00Z')
  await service.at('2026-11-23T12:00:00Z')
  expect(mails()).toEqual([])
  await scene.sql.updateTable('websites').set({ timezone: 'Asia/Tokyo' }).execute()
  await service.at('2026-11-23T12:01:00Z')

  expect(mails()).toEqual([week])
})

test('several copies of the service send one mail', async () => {
  await addWebsite('example.com')
  const copies = [start(), start(), start()]
  await Promise.all(copies.map((copy) => copy.at('2026-11-22T12:00:00Z')))
  await Promise.all(copies.map((copy) => copy.at('2026-11-23T07:00:00Z')))

  expect(mails()).toEqual([week])
})

test('a report that could not be made is made at the next look, and keeps no other waiting', async () => {
  await scene.sql
    .insertInto('accounts')
    .values({ email: 'b@example.com', created_at: '2026-11-18T12:00:00Z' })
    .execute()
  await addWebsite('example.com')
  await addWebsite('other.example', { account_id: 2 })
  let calls = 0
  const service = start({ failing: () => (calls += 1) === 1 })
  await service.at('2026-11-22T12:00:00Z')
  await service.at('2026-11-23T07:00:00Z')

  expect(failures).toHaveLength(1)
  expect(mails()).toEqual([['b@example.com', week[1], 'other.example']])
  await service.at('2026-11-23T07:01:00Z')
  expect(mails().slice(1)).toEqual([week])
})

test('reports begin when there is a mail server', async () => {
  await addWebsite('example.com')
  const without = start({ smtpUrl: undefined })
  await without.at('2026-11-18T12:00:00Z')
  await without.at('2026-11-23T07:00:00Z')
  await without.close()

  const service = start()
  await service.at('2026-11-23T12:00:00Z')
  expect(await service.outbox.list(1, 10)).toEqual([])
  await service.at('2026-11-30T07:00:00Z')
  expect(mails()).toHaveLength(1)
})
