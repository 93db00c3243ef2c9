import { Away } from '#service/storage/hits/Away.ts'
import type { Engine } from '#service/storage/hits/Engine.ts'
import { openClickHouse } from '#service/storage/hits/openClickHouse.ts'
import { bringUpToDate } from '#service/storage/hits/bringUpToDate.ts'
import {
  type ClickHouseServer,
  type Fault,
  isInsert,
  openClickHouseServer,
} from '#test/support/clickHouse/openClickHouseServer.ts'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

let server: ClickHouseServer
let engine: Engine
beforeAll(async () => {
  server = await openClickHouseServer({ user: 'porchlight', password: 'pass/word' })
  engine = openClickHouse({ url: server.url, quorum: 0 }, { timeouts: { insert: 1000, read: 1000, command: 10_000 } })
  await bringUpToDate(engine)
})
afterEach(() => server.mend())
afterAll(async () => {
  await engine.close()
  await server.close()
})

/** Stores two rows, in months of their own. */
const store = (page: string, token?: string) =>
  engine.insert(
    'hits',
    ['website_id', 'time', 'page'],
    [
      [1, '2026-10-20 12:00:00.000', page],
      [1, '2026-11-20 12:00:00.000', page],
    ],
    { token },
  )

const stored = async (page: string) => {
  const rows = await engine.read<{ count: number }>('SELECT count() AS count FROM hits WHERE page = {page:String}', {
    page,
  })
  return rows[0]?.count
}

const faults: [string, Fault][] = [
  ['is cut before it is executed', { cut: 'before' }],
  ['is cut after it was executed', { cut: 'after' }],
  ['is never answered, and never executed', { silent: 'before' }],
  ['is never answered, and was executed', { silent: 'after' }],
  ['is answered too late', { slow: 1500 }],
  ['is refused by somebody in between', { status: 502 }],
  ['is refused with a 500 by somebody in between', { status: 500 }],
]

test.each(faults)('an insert that %s counts once', async (name, fault) => {
  server.fail(fault, { times: 1, matching: isInsert })

  await store(name)

  expect(await stored(name)).toBe(2)
})

test('what is sent again later under the same token counts once, also after the server was killed', async () => {
  server.fail({ cut: 'after' }, { matching: isInsert })
  await expect(store('/later', 'its token')).rejects.toBeInstanceOf(Away)
  server.mend()
  await server.stop('SIGKILL')
  await server.start()

  await store('/later', 'its token')
  await store('/later', 'another')

  expect(await stored('/later')).toBe(4)
})

test('counts are added up once for each time they are sent', async () => {
  const count = (token?: string) =>
    engine.insert('received', ['website_id', 'time', 'reason', 'count'], [[1, 1_700_000_100, 'bot', 5]], { token })
  server.fail({ cut: 'after' }, { times: 1, matching: isInsert })

  await count()
  await count('a token')
  await count('a token')
  await count()

  expect(await engine.read('SELECT sum(count) AS sum FROM received')).toEqual([{ sum: 15 }])
})

test('while the server is away this is said, and after it everything goes on', async () => {
  await server.away()
  const away = {
    name: 'Away',
    statusCode: 503,
    message: expect.stringMatching(
      /^The server of the hits does not answer \(.*(ECONNREFUSED|ECONNRESET|hang up).*\)\.$/,
    ),
  }
  await expect(store('/away')).rejects.toMatchObject(away)
  await expect(engine.read('SELECT 1')).rejects.toMatchObject(away)
  await expect(engine.command('SELECT 1')).rejects.toMatchObject(away)
  await server.back()

  await store('/away')

  expect(await stored('/away')).toBe(2)
})

test('an address that makes no sense is said by the name of its variable, and never printed', () => {
  const opened = (url: string) => () => openClickHouse({ url, quorum: 0 })

  expect(opened('http://user:hidden%zz@127.0.0.1:1')).toThrow(/^CLICKHOUSE_URL: (?!.*hidden)/)
  expect(opened('http://user:hidden@127.0.0.1:1/hits?nonsense=hidden')).toThrow(
    /^CLICKHOUSE_URL: (?!.*hidden).*nonsense/,
  )
})

test('a statement’s own fault is no absence, and is not tried again', async () => {
  const before = server.asked.length

  await expect(engine.read('SELECT nothing')).rejects.toMatchObject({ type: 'UNKNOWN_IDENTIFIER' })
  await expect(engine.insert('hits', ['website_id'], [['no number']])).rejects.toMatchObject({
    type: expect.stringContaining('CANNOT_PARSE'),
  })

  expect(server.asked).toHaveLength(before + 2)
})

test('a password that is not taken is the server’s matter, and printed nowhere', async () => {
  const stranger = openClickHouse({ url: server.url.replace('word', 'key'), quorum: 0 })

  const error: unknown = await stranger.read('SELECT 1').catch((thrown: unknown) => thrown)
  await stranger.close()

  expect(error).toBeInstanceOf(Away)
  expect(error).toMatchObject({ cause: { type: 'AUTHENTICATION_FAILED' } })
  expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toContain('key')
})

test('what is read changes nothing', async () => {
  await expect(engine.read('TRUNCATE TABLE hits')).rejects.toMatchObject({ type: 'READONLY' })
})

test('statements are read side by side', async () => {
  server.fail({ slow: 300 }, { times: 8 })
  const began = performance.now()

  await Promise.all(Array.from({ length: 8 }, () => engine.read('SELECT 1')))

  expect(performance.now() - began).toBeLessThan(8 * 300)
})

test('what nobody waits for any more is not asked, or ends', async () => {
  const left = new AbortController()
  const forever = engine.read('SELECT count() FROM numbers(1000000000000) WHERE sipHash64(number) = 1', {}, left)
  const running = async () => {
    const rows = await engine.read("SELECT 1 FROM system.processes WHERE query LIKE '%numbers(1000000000000)%'")
    return rows.length
  }
  await expect.poll(running).toBe(2)

  left.abort()

  await expect(forever).rejects.not.toBeInstanceOf(Away)
  await expect.poll(running).toBe(1)
  await expect(engine.read('SELECT 1', {}, left)).rejects.toThrow('aborted')
})
