import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql as raw } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openVisitorKeys } from '#service/collect/visitors/openVisitorKeys.ts'
import { openMails } from '#service/mailing/openMails.ts'
import { openSql, type Sql } from '#service/storage/sql/openSql.ts'
import { openTries } from '#service/storage/sql/openTries.ts'
import { secret } from '#service/storage/sql/secret.ts'
import { website } from '#test/service/collect/website.ts'
import { databaseOf } from '#test/support/postgres/databaseOf.ts'

const clock = () => Date.parse('2026-11-20T12:00:00Z')
const rounds = Array.from({ length: 20 }, (_, round) => round)

let folder: string
/** The database as each copy of the service has it: by connections of its own. */
let copies: Sql[]
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'porchlight-races-'))
  const url = await databaseOf(folder)
  copies = await Promise.all([1, 2, 3].map(() => openSql(folder, url)))
  await one()
    .insertInto('accounts')
    .values({ email: 'owner@example.com', created_at: '2026-11-20T12:00:00Z' })
    .execute()
  for (const round of rounds)
    await one()
      .insertInto('websites')
      .values(website({ id: round + 1, domain: `${round}.example` }))
      .execute()
})
afterAll(async () => {
  await Promise.all(copies.map((sql) => sql.destroy()))
  await rm(folder, { recursive: true, force: true })
})

function one(): Sql {
  const [sql] = copies
  if (!sql) throw new Error('not open')
  return sql
}

test('a website has one key for its visitors, whoever asks for it first', async () => {
  for (const round of rounds) {
    const keys = await Promise.all(copies.map((sql) => openVisitorKeys(sql, clock).of(round + 1, '2026-11-20')))

    expect(keys[0]).toHaveLength(43)
    expect(new Set(keys).size).toBe(1)
  }
})

test('a website that is being deleted has no key', async () => {
  const [first, second, third] = copies
  if (!first || !second || !third) throw new Error('not open')
  const waits = async () => {
    const { rows } = await raw`SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock'
      AND datname = current_database()`.execute(third)
    return rows.length
  }

  const { key } = await first.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('websites').where('id', '=', 1).execute()
    const asked = openVisitorKeys(second, clock).of(1, '2026-11-21')
    await expect.poll(waits).toBe(1)
    return { key: asked }
  })

  expect(await key).toBeUndefined()
})

test('a secret is made once', async () => {
  for (const round of rounds) {
    const made = await Promise.all(copies.map((sql) => secret(sql, `secret ${round}`)))

    expect(new Set(made).size).toBe(1)
  }
})

test('so many tries are taken as there may be, however many are made at once', async () => {
  const key = await secret(one(), 'tries')
  const tries = copies.map((sql) => openTries(sql, clock, key))

  const taken = await Promise.all(rounds.flatMap(() => tries.map((copy) => copy.take('a lamp', 10, 60_000))))

  expect(taken.map(({ count }) => Math.min(count, 11)).toSorted((a, b) => a - b)).toEqual([
    ...Array.from({ length: 10 }, (_, index) => index + 1),
    ...Array.from({ length: 50 }, () => 11),
  ])
})

test('each mail is taken by one, and none is left while somebody looks', async () => {
  const boxes = copies.map((sql) => openMails(sql, clock))
  const mail = { account_id: 1, kind: 'alert', recipient: 'a@example.com', subject: '', message: '' } as const
  for (const round of rounds)
    await Promise.all(boxes.map((box) => box.add({ ...mail, once: `mail ${round}`, until: '2026-11-21T00:00:00Z' })))

  const claimed = await Promise.all(rounds.flatMap(() => boxes.map((box) => box.claim(60_000))))

  const ids = claimed.flatMap((found) => (found ? [found.id] : []))
  expect(ids).toHaveLength(rounds.length)
  expect(new Set(ids).size).toBe(rounds.length)
})
